import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import type { TitleData } from '@/lib/search/title-data';
import { TitleIndex } from '@/lib/search/title-index';

import { BadCatalogue } from '../title-index/title-record';
import { readCommandLine } from '../title-index/command-line';
import { packTitles } from '../title-index/pack-titles';
import { readCatalogue } from '../title-index/read-catalogue';
import type { Output } from '../title-index/run';
import { evaluate, summarise, type Answer } from './evaluate';
import { readQuestions, type Question } from './questions';

/** The questions of the project: about Portuguese titles, and about books known by another name. */
const QUESTIONS = ['scripts/search-queries.json', 'scripts/known-title-queries.json'];
const ALL_BOOKS = '../shared/data/gutenberg-2026-06.ndjson.gz';
const EMBEDDED_BOOKS = 'fake-gutendex/books.json';

interface Options {
  /** The files of questions. */
  queries: readonly string[];
  catalogue: string;
  /** Whether to leave out questions about books that the catalogue lacks, rather than fail them. */
  leavesOut: boolean;
}

function readOptions(args: readonly string[]): Options {
  const { values } = readCommandLine({
    args: [...args],
    options: { queries: { type: 'string' }, catalogue: { type: 'string' } },
  });
  const { queries, catalogue } = values;
  const ownCatalogue = queries === undefined && existsSync(ALL_BOOKS) ? ALL_BOOKS : EMBEDDED_BOOKS;
  return {
    queries: queries === undefined ? QUESTIONS : [queries],
    catalogue: catalogue ?? ownCatalogue,
    leavesOut: queries === undefined || catalogue !== undefined,
  };
}

/** The books that the index can find: Portuguese ones, and those known by another name. */
const idsOf = ({ ids, knownBooks }: TitleData) =>
  new Set([...ids, ...knownBooks.map(([id]) => id)]);

/** Leaves out the questions about books that the index lacks. */
function withoutUnknown(questions: Question[], titles: TitleData, output: Output): Question[] {
  const known = idsOf(titles);
  const asked = questions.filter(({ id }) => id === null || id.some((one) => known.has(one)));
  const left = questions.length - asked.length;
  if (left > 0) output.log(`${left} questions are about books that this catalogue lacks.`);
  return asked;
}

function describe({ question, found }: Answer): string {
  const titles = found.slice(0, 3).map(({ id, title }) => `${id} ${title.slice(0, 50)}`);
  const wanted = question.id === null ? 'nothing' : question.id.slice(0, 4).join(', ');
  return `miss: "${question.q}" wants ${wanted}; got ${titles.join(' | ') || 'nothing'}`;
}

const percent = (part: number, whole: number) =>
  whole === 0 ? 'none asked' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;

function report(answers: readonly Answer[], output: Output): boolean {
  const { asked, found, first, foreign, disturbed, median, p95, isGood } = summarise(answers);
  answers.filter(({ passed }) => !passed).forEach((answer) => output.log(describe(answer)));
  output.log(`in the first three: ${percent(found, asked)}`);
  output.log(`first of all: ${percent(first, asked)}`);
  output.log(`foreign queries that bring something: ${percent(disturbed, foreign)}`);
  output.log(`lookup: median ${median.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms`);
  return isGood;
}

/** Asks the questions of a file; returns the answers, and whether they are good enough. */
function bench(
  file: string,
  index: TitleIndex,
  titles: TitleData,
  options: Options,
  output: Output,
) {
  const all = readQuestions(file);
  const questions = options.leavesOut ? withoutUnknown(all, titles, output) : all;
  output.log(`${file}: ${questions.length} questions`);
  const answers = evaluate(index, questions);
  return { answers, isGood: report(answers, output) };
}

/**
 * `npm run bench:search -- [--queries FILE.json] [--catalogue FILE.csv]`: how well the index
 * finds the right books.
 *
 * @returns the exit code: 1 when it finds too little, suggests too much or takes too long
 */
export function run(args: readonly string[], output: Output = console): number {
  try {
    const options = readOptions(args);
    const titles = packTitles(readCatalogue(options.catalogue));
    const size = gzipSync(JSON.stringify(titles)).length;
    output.log(
      `${titles.ids.length} Portuguese books of ${options.catalogue}, ` +
        `${titles.knownNames.length} other names, ` +
        `the index is ${(size / 1024).toFixed(1)} KB compressed`,
    );
    const index = new TitleIndex(titles);
    const results = options.queries.map((file) => bench(file, index, titles, options, output));
    const answers = results.flatMap((result) => result.answers);
    const passed = answers.filter((answer) => answer.passed).length;
    output.log(`${passed} passed, ${answers.length - passed} failed`);
    return results.every(({ isGood }) => isGood) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BadCatalogue)) throw error;
    output.error(error.message);
    return 1;
  }
}
