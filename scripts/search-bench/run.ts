import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { TitleIndex } from '@/lib/search/title-index';

import { BadCatalogue } from '../title-index/title-record';
import { readCommandLine } from '../title-index/command-line';
import { packTitles } from '../title-index/pack-titles';
import { readCatalogue } from '../title-index/read-catalogue';
import type { Output } from '../title-index/run';
import { evaluate, summarise, type Answer } from './evaluate';
import { readQuestions, type Question } from './questions';

const QUESTIONS = 'scripts/search-queries.json';
const ALL_BOOKS = '../shared/data/gutenberg-2026-06.ndjson.gz';
const EMBEDDED_BOOKS = 'fake-gutendex/books.json';

interface Options {
  queries: string;
  catalogue: string | undefined;
}

function readOptions(args: readonly string[]): Options {
  const { values } = readCommandLine({
    args: [...args],
    options: { queries: { type: 'string' }, catalogue: { type: 'string' } },
  });
  return { queries: values.queries ?? QUESTIONS, catalogue: values.catalogue };
}

/** Leaves out the questions about books that the catalogue lacks. */
function withoutUnknown(questions: Question[], ids: readonly number[], output: Output): Question[] {
  const known = new Set(ids);
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

/**
 * `npm run bench:search -- [--queries FILE.json] [--catalogue FILE.csv]`: how well the index
 * finds the right books.
 *
 * @returns the exit code: 1 when it finds too little, suggests too much or takes too long
 */
export function run(args: readonly string[], output: Output = console): number {
  try {
    const options = readOptions(args);
    const catalogue = options.catalogue ?? (existsSync(ALL_BOOKS) ? ALL_BOOKS : EMBEDDED_BOOKS);
    const titles = packTitles(readCatalogue(catalogue));
    const size = gzipSync(JSON.stringify(titles)).length;
    output.log(
      `${titles.ids.length} Portuguese books of ${catalogue}, ` +
        `the index is ${(size / 1024).toFixed(1)} KB compressed`,
    );
    const questions = withoutUnknown(readQuestions(options.queries), titles.ids, output);
    const answers = evaluate(new TitleIndex(titles), questions);
    const isGood = report(answers, output);
    const passed = answers.filter((answer) => answer.passed).length;
    output.log(`${passed} passed, ${answers.length - passed} failed`);
    return isGood ? 0 : 1;
  } catch (error) {
    if (!(error instanceof BadCatalogue)) throw error;
    output.error(error.message);
    return 1;
  }
}
