import type { TitleIndex, TitleMatch } from '@/lib/search/title-index';

import type { Question } from './questions';

/** How the index answered a question. */
export interface Answer {
  question: Question;
  found: readonly TitleMatch[];
  /** Milliseconds of the lookup. */
  ms: number;
  passed: boolean;
}

/** The right book has to be among the first so many. */
const TOP = 3;

const hasPassed = ({ id }: Question, found: readonly TitleMatch[]) =>
  id === null ? found.length === 0 : found.slice(0, TOP).some((match) => id.includes(match.id));

/** Asks every question once. */
export const evaluate = (index: TitleIndex, questions: readonly Question[]): Answer[] =>
  questions.map((question) => {
    const start = performance.now();
    const found = index.search(question.q);
    const ms = performance.now() - start;
    return { question, found, ms, passed: hasPassed(question, found) };
  });

/** The value below which `share` (0 to 1) of the numbers lie; 0 of none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The figures of a run. */
export interface Summary {
  /** Questions with a right book; how many have it in the first three, and how many first. */
  asked: number;
  found: number;
  first: number;
  /** Questions with none, and those that found something all the same. */
  foreign: number;
  disturbed: number;
  /** Milliseconds of a lookup. */
  median: number;
  p95: number;
  /** Whether the figures are within the limits. */
  isGood: boolean;
}

const ENOUGH_FOUND = 0.95;
const MOST_DISTURBED = 0.01;
const MEDIAN_MS = 10;

/** Sums the answers up. */
export function summarise(answers: readonly Answer[]): Summary {
  const portuguese = answers.filter(({ question }) => question.id !== null);
  const foreign = answers.filter(({ question }) => question.id === null);
  const found = portuguese.filter(({ passed }) => passed).length;
  const first = portuguese.filter(({ question, found: [best] }) =>
    question.id?.includes(best?.id ?? 0),
  ).length;
  const disturbed = foreign.filter(({ passed }) => !passed).length;
  const times = answers.map(({ ms }) => ms);
  const median = percentile(times, 0.5);
  return {
    asked: portuguese.length,
    found,
    first,
    foreign: foreign.length,
    disturbed,
    median,
    p95: percentile(times, 0.95),
    isGood:
      found >= ENOUGH_FOUND * portuguese.length &&
      disturbed <= MOST_DISTURBED * foreign.length &&
      median < MEDIAN_MS,
  };
}
