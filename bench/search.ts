// How well the index of titles finds what people mean, and how fast.
//   npm run bench:search
// Questions are [{"q": "iracema", "id": [67740]}]: any of the ids is right; with null nothing may be
// found. Those about a book that the catalogue lacks are left out. They are asked of every book of
// Project Gutenberg if that file is there, else of those of fake-gutendex/.
//
// Questions of kinds are {"q": "contos machado", "leadsTo": "fiction", "author": "Machado de Assis"}: a
// shelf of ours, a category where there is none or an author is named, or null for no kind.
//
// Exits 1 when for one of the files under 97 % of the books are in the first three, over 3 % of the questions with
// null find anything, the median lookup takes 10 ms, or fewer than 29 questions of kinds in 30 lead where they should.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { TitleIndex } from '@/lib/search/title-index';
import { packTitles } from '../scripts/title-index/pack-titles';
import { readCatalogue } from '../scripts/title-index/read-catalogue';
import { run } from '../scripts/support/run';
import { defaultBooks, median } from './common';

/** The questions of the project: about Portuguese titles, and about books known by another name. */
const QUESTIONS = ['bench/search-queries.json', 'bench/known-title-queries.json'];

/** A query and the right books, of which any will do; null when nothing may stand beside the service's results. */
interface Question {
  q: string;
  id: number[] | null;
}

function ask(index: TitleIndex, { q, id }: Question) {
  const start = performance.now();
  const found = id === null ? index.hints(q, true) : index.suggest(q);
  const ms = performance.now() - start;
  const first = found.slice(0, 3);
  const passed = id ? first.some((match) => id.includes(match.id)) : found.length === 0;
  if (!passed) {
    const titles = first.map((one) => `${one.id} ${one.title.slice(0, 50)}`);
    const wanted = id?.slice(0, 4).join(', ') ?? 'nothing';
    console.log(`miss: "${q}" wants ${wanted}; got ${titles.join(' | ') || 'nothing'}`);
  }
  return { id, ms, passed, isFirst: id?.includes(found[0]?.id ?? 0) ?? false };
}

/** Prints and returns the share of those that count; NaN of none. */
function tell<T>(what: string, all: readonly T[], counts: (one: T) => boolean): number {
  const some = all.filter(counts).length;
  const share = some / all.length;
  const result = `${(100 * share).toFixed(1)} % (${some} of ${all.length})`;
  console.log(`${what}: ${all.length === 0 ? 'none asked' : result}`);
  return share;
}

/** Asks the questions, prints the results, and returns whether they are good enough. */
function askForBooks(index: TitleIndex, questions: readonly Question[]): boolean {
  const answers = questions.map((one) => ask(index, one));
  const asked = answers.filter(({ id }) => id !== null);
  const foreign = answers.filter(({ id }) => id === null);
  const found = tell('in the first three', asked, ({ passed }) => passed);
  tell('first of all', asked, ({ isFirst }) => isFirst);
  const disturbed = tell('foreign queries that bring something', foreign, ({ passed }) => !passed);
  const lookupMs = median(answers.map(({ ms }) => ms));
  console.log(`lookup: median ${lookupMs.toFixed(2)} ms`);
  return !(found < 0.97) && !(disturbed > 0.03) && lookupMs < 10;
}

/** A query and where it leads: to the key of a shelf or a category, whose books of an author. */
interface KindQuestion {
  q: string;
  leadsTo: string | null;
  author?: string;
}

/** Asks for kinds of books, and returns whether enough of them lead where they should. */
function askForKinds(index: TitleIndex, questions: readonly KindQuestion[]): boolean {
  const isRight = ({ q, leadsTo, author }: KindQuestion) => {
    const { kind = null, author: named = null } = index.findKind(q) ?? {};
    const way = (named ? kind?.category : kind?.shelf || kind?.category) ?? null;
    if (way === leadsTo && named?.name === author) return true;
    console.log(`miss: "${q}" leads to ${way}, ${named?.name}`);
    return false;
  };
  return tell('kinds that lead where they should', questions, isRight) >= 29 / 30;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

run(async () => {
  const catalogue = defaultBooks();
  const titles = packTitles(readCatalogue(catalogue));
  const kb = (gzipSync(JSON.stringify(titles)).length / 1024).toFixed(1);
  const names = [...titles.knownTitles, ...titles.knownContents];
  console.log(`${catalogue}: ${titles.books.length} books, ${names.length} other names, ${kb} KB`);
  const index = new TitleIndex(titles);
  const known = new Set([...titles.books, ...names].map(({ id }) => id));
  const results = QUESTIONS.map((file) => {
    const all = readJson(file) as Question[];
    const questions = all.filter(({ id }) => !id || id.some((one) => known.has(one)));
    console.log(`${file}: ${questions.length} of ${all.length} questions`);
    return askForBooks(index, questions);
  });
  results.push(askForKinds(index, readJson('bench/kind-queries.json') as KindQuestion[]));
  if (results.includes(false)) process.exitCode = 1;
});
