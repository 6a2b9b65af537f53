// How well the index of titles finds what people mean, and how fast.
//
//   npm run bench:search -- [--queries FILE.json] [--catalogue FILE]
//
// Questions are [{"q": "iracema", "id": [67740]}]: any of the ids is right; with null nothing may be
// found. By default they are the project's own, asked of every book of Project Gutenberg if that file
// is there; those of FILE.json of the books of fake-gutendex/. A catalogue is what catalogue:index
// reads. Questions about a book that it lacks are left out; but with --queries alone they have failed.
//
// Questions of kinds are {"q": "contos machado", "leadsTo": "fiction", "author": "Machado de Assis"}: a
// shelf of ours, a category where there is none or an author is named, or null for no kind.
//
// Exits 1 when for one of the files under 97 % of the books are in the first three, over 3 % of the
// questions with null find anything, the median lookup takes 10 ms, or
// fewer than 29 questions of kinds in 30 lead where they should.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { EMBEDDED_BOOKS } from '@/fake-gutendex/read-books';
import { TitleIndex } from '@/lib/search/title-index';
import { packTitles } from '../scripts/title-index/pack-titles';
import { readCatalogue } from '../scripts/title-index/read-catalogue';
import { run } from '../scripts/support/run';
import { defaultBooks, median, quantile } from './common';

/** The questions of the project: about Portuguese titles, and about books known by another name. */
const QUESTIONS = ['bench/search-queries.json', 'bench/known-title-queries.json'];

const KINDS = 'bench/kind-queries.json';

/** The right book has to be among this many first matches. */
const TOP = 3;
const ENOUGH_FOUND = 0.97;
const MOST_DISTURBED = 0.03;
const MEDIAN_MS = 10;
const ENOUGH_KINDS = 29 / 30;

/** A query and the right books, of which any will do; null when nothing may be found. */
interface Question {
  q: string;
  id: number[] | null;
}

function ask(index: TitleIndex, { q, id }: Question) {
  const start = performance.now();
  const found = index.search(q);
  const ms = performance.now() - start;
  const isFirst = id?.includes(found[0]?.id ?? 0) ?? false;
  const isFound = id ? found.slice(0, TOP).some((match) => id.includes(match.id)) : false;
  return { q, id, found, ms, isFirst, passed: id ? isFound : found.length === 0 };
}

const percent = (part: number, whole: number) =>
  whole === 0 ? 'none asked' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;

/** Asks the questions, prints the results, and returns whether they are good enough. */
function bench(index: TitleIndex, questions: readonly Question[]) {
  const answers = questions.map((one) => ask(index, one));
  for (const { q, id, found } of answers.filter(({ passed }) => !passed)) {
    const titles = found.slice(0, TOP).map((one) => `${one.id} ${one.title.slice(0, 50)}`);
    const wanted = id?.slice(0, 4).join(', ') ?? 'nothing';
    console.log(`miss: "${q}" wants ${wanted}; got ${titles.join(' | ') || 'nothing'}`);
  }
  const asked = answers.filter(({ id }) => id !== null);
  const foreign = answers.filter(({ id }) => id === null);
  const found = asked.filter(({ passed }) => passed).length;
  const disturbed = foreign.filter(({ passed }) => !passed).length;
  const times = answers.map(({ ms }) => ms);
  const first = asked.filter(({ isFirst }) => isFirst).length;
  console.log(
    `in the first three: ${percent(found, asked.length)}\n` +
      `first of all: ${percent(first, asked.length)}\n` +
      `foreign queries that bring something: ${percent(disturbed, foreign.length)}\n` +
      `lookup: median ${median(times).toFixed(2)} ms, p95 ${quantile(times, 0.95).toFixed(2)} ms`,
  );
  const passed = answers.filter((answer) => answer.passed).length;
  return {
    passed,
    failed: answers.length - passed,
    isGood:
      found >= ENOUGH_FOUND * asked.length &&
      disturbed <= MOST_DISTURBED * foreign.length &&
      median(times) < MEDIAN_MS,
  };
}

/** A query and where it leads: to the key of a shelf or a category. */
interface KindQuestion {
  q: string;
  leadsTo: string | null;
  /** Whose books of the category. */
  author?: string;
}

/** Asks for kinds of books, and says whether enough of them lead where they should. */
function benchKinds(index: TitleIndex, questions: readonly KindQuestion[]) {
  const misses = questions.filter(({ q, leadsTo, author }) => {
    const { kind = null, author: named = null } = index.findKind(q) ?? {};
    const way = (named ? kind?.category : (kind?.shelf ?? kind?.category)) ?? null;
    const isRight = way === leadsTo && named?.name === author;
    if (!isRight) console.log(`miss: "${q}" leads to ${way}, ${named?.name}`);
    return !isRight;
  });
  const passed = questions.length - misses.length;
  console.log(`kinds that lead where they should: ${percent(passed, questions.length)}`);
  return {
    passed,
    failed: misses.length,
    isGood: passed >= ENOUGH_KINDS * questions.length,
  };
}

run(async () => {
  const { values } = parseArgs({
    options: { queries: { type: 'string' }, catalogue: { type: 'string' } },
  });
  const { queries, catalogue = queries === undefined ? defaultBooks() : EMBEDDED_BOOKS } = values;
  const titles = packTitles(readCatalogue(catalogue));
  const size = gzipSync(JSON.stringify(titles)).length;
  console.log(
    `${titles.books.length} Portuguese books of ${catalogue}, ${titles.knownTitles.length} other names, ` +
      `the index is ${(size / 1024).toFixed(1)} KB compressed`,
  );
  const index = new TitleIndex(titles);
  const known = new Set([...titles.books, ...titles.knownTitles].map(({ id }) => id));
  const leavesOut = queries === undefined || values.catalogue !== undefined;
  const results = (queries === undefined ? QUESTIONS : [queries]).map((file) => {
    const all = JSON.parse(readFileSync(file, 'utf8')) as Question[];
    const questions = all.filter(({ id }) => !leavesOut || !id || id.some((one) => known.has(one)));
    const left = all.length - questions.length;
    if (left > 0) console.log(`${left} questions are about books that this catalogue lacks.`);
    console.log(`${file}: ${questions.length} questions`);
    return bench(index, questions);
  });
  if (queries === undefined) {
    const kinds = JSON.parse(readFileSync(KINDS, 'utf8')) as KindQuestion[];
    results.push(benchKinds(index, kinds));
  }
  const sumOf = (what: 'passed' | 'failed') => results.reduce((all, one) => all + one[what], 0);
  console.log(`${sumOf('passed')} passed, ${sumOf('failed')} failed`);
  if (!results.every(({ isGood }) => isGood)) process.exitCode = 1;
});
