import type { CopyFiles } from './copy-files';
import { findRanks } from './find-ranks';
import { PAGE_SIZE } from './layout';
import type { Question } from './question';
import { recordOfRow } from './record';

/** The books of a page of an answer, and how many all its pages have. */
interface Records {
  count: number;
  /** In the service's shape. */
  records: unknown[];
}

/** The list whose files hold the books asked for, if it is a whole one: all books, or a language. */
function wholeList({ meta }: CopyFiles, { search, languages, ids }: Question) {
  if (search || ids) return null;
  if (!languages) return { suffix: '' as const, count: meta.books };
  const [code] = languages;
  const language = meta.languages.find((one) => one.code === code);
  if (languages.length > 1 || !language?.paged) return null;
  return { suffix: `-${language.code}` as const, count: language.books };
}

/** The records of the books at some ranks of the list of all books, in that order. */
async function recordsAt(
  files: CopyFiles,
  ranks: readonly number[],
  withSummaries: boolean,
): Promise<unknown[]> {
  const pages = [...new Set(ranks.map((rank) => Math.floor(rank / PAGE_SIZE) + 1))];
  const lists = new Map(
    await Promise.all(
      pages.map(async (page) => {
        const [rows, summaries] = await Promise.all([
          files.list('pages', page),
          withSummaries ? files.list('summaries', page) : [],
        ]);
        return [page, { rows, summaries }] as const;
      }),
    ),
  );
  return ranks.map((rank) => {
    const list = lists.get(Math.floor(rank / PAGE_SIZE) + 1);
    const place = rank % PAGE_SIZE;
    return recordOfRow(list?.rows[place], files.meta, list?.summaries[place]);
  });
}

/** Finds the books of the page that is asked for; none on a page out of range. */
export async function findRecords(files: CopyFiles, question: Question): Promise<Records> {
  const whole = wholeList(files, question);
  if (whole) {
    const { suffix, count } = whole;
    if ((question.page - 1) * PAGE_SIZE >= count) return { count, records: [] };
    const [rows, summaries] = await Promise.all([
      files.list(`pages${suffix}`, question.page),
      files.list(`summaries${suffix}`, question.page),
    ]);
    const records = rows.map((row, place) => recordOfRow(row, files.meta, summaries[place]));
    return { count, records };
  }
  const ranks = await findRanks(files, question);
  const shown = ranks.slice((question.page - 1) * PAGE_SIZE, question.page * PAGE_SIZE);
  const records = await recordsAt(files, shown, !question.search);
  return { count: ranks.length, records };
}
