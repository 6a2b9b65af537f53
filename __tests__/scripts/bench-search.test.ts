/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '@/scripts/search-bench/run';
import { percentile, summarise, type Answer } from '@/scripts/search-bench/evaluate';
import { readQuestions } from '@/scripts/search-bench/questions';

const QUESTIONS = 'scripts/search-queries.json';
const KNOWN_QUESTIONS = 'scripts/known-title-queries.json';

const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, contents: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, contents);
  return file;
};

const catalogue = write(
  'pg_catalog.csv',
  'Text#,Type,Issued,Title,Language,Authors,Subjects,LoCC,Bookshelves\n' +
    '67740,Text,,Iracema,pt,"Alencar, José Martiniano de, 1829-1877",,,\n' +
    '54829,Text,,Memorias Posthumas de Braz Cubas,pt,"Machado de Assis, 1839-1908",,,\n',
);

function bench(questions: string, ...args: string[]) {
  const log = jest.fn<void, unknown[]>();
  const error = jest.fn<void, unknown[]>();
  const file = write('queries.json', questions);
  const code = run(['--queries', file, '--catalogue', catalogue, ...args], { log, error });
  const lines = log.mock.calls.join('\n').split('\n');
  return { code, lines, last: lines.at(-1), complained: error.mock.calls.join('\n') };
}

const ask = (...questions: [string, number[] | null][]) =>
  JSON.stringify(questions.map(([q, id]) => ({ q, id })));

describe('the evaluation', () => {
  test('passes when every book is found and no foreign query finds one', () => {
    const { last, lines } = bench(
      ask(['brás cubas', [54829]], ['alencar', [1, 67740]], ['moby dick', null]),
    );
    expect(last).toBe('3 passed, 0 failed');
    expect(lines).toContain('in the first three: 100.0 % (2 of 2)');
    expect(lines.join('\n')).not.toContain('miss');
  });

  test('prints the misses and fails', () => {
    const { code, last, lines } = bench(ask(['iracema', [54829]], ['brás cubas', null]));
    expect(code).toBe(1);
    expect(last).toBe('0 passed, 2 failed');
    expect(lines).toContain('miss: "iracema" wants 54829; got 67740 Iracema');
    expect(lines).toContain(
      'miss: "brás cubas" wants nothing; got 54829 Memorias Posthumas de Braz Cubas',
    );
  });

  test.each([
    ['{}', /not an array/],
    ['[', /Cannot read the questions/],
    ['[{"q": "iracema"}]', /Question 1/],
    ['[{"q": "iracema", "id": null}, {"q": "iracema", "id": ["1"]}]', /Question 2/],
    ['[{"q": "iracema", "id": []}]', /Question 1/],
  ])('refuses the questions %s', (questions, complaint) => {
    const { code, complained } = bench(questions);
    expect(code).toBe(1);
    expect(complained).toMatch(complaint);
  });

  test('refuses a bad catalogue and unknown options', () => {
    expect(bench('[]', '--catalogue', path.join(folder, 'nowhere.csv'))).toMatchObject({ code: 1 });
    expect(bench('[]', '--fast')).toMatchObject({ code: 1 });
  });
});

test('percentile', () => {
  expect(percentile([3, 1, 2], 0.5)).toBe(2);
  expect(percentile([3, 1, 2], 1)).toBe(3);
  expect(percentile([], 0.5)).toBe(0);
});

describe('is good enough', () => {
  const answers = (count: number, passed: boolean, id: number[] | null, ms = 1): Answer[] =>
    Array.from({ length: count }, () => ({ question: { q: 'a', id }, found: [], ms, passed }));
  const judge = (...parts: Answer[][]) => summarise(parts.flat()).isGood;

  test.each([
    [95, 5, true],
    [94, 6, false],
  ])('with %i books found and %i missed: %s', (found, missed, good) => {
    expect(judge(answers(found, true, [1]), answers(missed, false, [1]))).toBe(good);
  });

  test.each([
    [99, 1, true],
    [98, 1, false],
    [98, 2, false],
  ])('with %i foreign queries that bring nothing and %i that do: %s', (none, some, good) => {
    expect(judge(answers(none, true, null), answers(some, false, null))).toBe(good);
  });

  test.each([
    [51, 49, true],
    [49, 51, false],
  ])('with %i lookups of 9.9 ms and %i of 10 ms: %s', (fast, slow, good) => {
    expect(judge(answers(fast, true, [1], 9.9), answers(slow, true, [1], 10))).toBe(good);
  });
});

describe('the questions of the project', () => {
  const questions = readQuestions(QUESTIONS);

  test('have the agreed number, without repetitions', () => {
    expect(questions.filter(({ id }) => id !== null).length).toBeGreaterThanOrEqual(80);
    expect(questions.filter(({ id }) => id === null).length).toBeGreaterThanOrEqual(30);
    expect(new Set(questions.map(({ q }) => q)).size).toBe(questions.length);
  });

  test('about books known by another name are at least 80, and 95 in 100 pass', () => {
    const known = readQuestions(KNOWN_QUESTIONS);
    expect(new Set(known.map(({ q }) => q)).size).toBeGreaterThanOrEqual(80);
    const log = jest.fn<void, unknown[]>();
    run(['--queries', KNOWN_QUESTIONS], { log, error: log });
    const report = log.mock.calls.join('\n');
    const [, found = 0, asked = 0] =
      /in the first three: .* \((\d+) of (\d+)\)/.exec(report)?.map(Number) ?? [];
    expect(report).toContain('282 Portuguese books of fake-gutendex/books.json');
    expect(asked).toBe(known.length);
    expect(found / asked).toBeGreaterThanOrEqual(0.95);
  });

  test('of a file of one’s own none is left out: what neither index nor table holds fails', () => {
    const file = write('own.json', ask(['orgulho e preconceito', [1342]], ['livro nenhum', [9]]));
    const log = jest.fn<void, unknown[]>();
    expect(run(['--queries', file], { log, error: log })).toBe(1);
    expect(log.mock.calls.flat()).toContain('1 passed, 1 failed');
  });

  test('pass with the books of the repository', () => {
    const log = jest.fn<void, unknown[]>();
    run(['--catalogue', 'fake-gutendex/books.json'], { log, error: log });
    const report = log.mock.calls.join('\n');
    const share = (name: string) => Number(new RegExp(`${name}: ([\\d.]+) %`).exec(report)?.[1]);
    expect(report).toMatch(/in the first three: .* of 3\d\d\)/);
    expect(share('in the first three')).toBeGreaterThanOrEqual(95);
    expect(share('foreign queries that bring something')).toBeLessThanOrEqual(1);
  });
});
