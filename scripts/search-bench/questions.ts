import { readFileSync } from 'node:fs';

import { BadCatalogue, reasonOf } from '../title-index/title-record';

/** A query and the right books, of which any will do; null when nothing may be found. */
export interface Question {
  q: string;
  id: readonly number[] | null;
}

function isQuestion(value: unknown): value is Question {
  if (typeof value !== 'object' || value === null) return false;
  const { q, id } = value as Partial<Record<'q' | 'id', unknown>>;
  const isIds = Array.isArray(id) && id.length > 0 && id.every(Number.isSafeInteger);
  return typeof q === 'string' && (id === null || isIds);
}

/**
 * The questions of a JSON file, `[{"q": "iracema", "id": [67740]}]`.
 *
 * @throws {BadCatalogue} when the file is not of that form
 */
export function readQuestions(file: string): Question[] {
  let questions: unknown;
  try {
    questions = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BadCatalogue(`Cannot read the questions: ${reasonOf(error)}`);
  }
  if (!Array.isArray(questions)) throw new BadCatalogue('The questions are not an array.');
  return questions.map((question: unknown, place) => {
    if (isQuestion(question)) return question;
    throw new BadCatalogue(`Question ${place + 1} is not {"q": text, "id": [numbers] or null}.`);
  });
}
