import { HttpResponse } from 'msw';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { temporaryFolder, copyHost, makeCopy } from '../support/copy-host';
import { pageOf, record } from '../support/records';
import { server, serviceAnswers } from '../support/server';
import { found } from '../support/time';
import { withStoppedTime } from './stopped-time';

/** The sentence beside the copy's books. */
export const COPY =
  /^(?:O catálogo está demorando… )?Catálogo guardado em 16 de novembro( de 2026)?\.$/;

/** The title of the copy's first book, as the fake service has it on its first page: book 84. */
export const FIRST_TITLE = 'Frankenstein; or, the modern prometheus';

/** Gives every story of a file the copy of all books of the fake service, and stopped timers. */
export function withCopy(): void {
  const folder = temporaryFolder();
  beforeAll(() => makeCopy(folder, readBooks(EMBEDDED_BOOKS)));
  withStoppedTime();
  beforeEach(() => server.use(copyHost(folder)));
}

/** The titles that are shown, by the elements: roles take long to find in 32 cards. */
export const titles = () =>
  [...document.querySelectorAll('article :is(h1, h3)')].map(({ textContent }) => textContent);

/** The titles, once there are some. */
export const cards = () => found(() => (titles().length > 0 ? titles() : null));

/** A service that answers when it is told to. */
export function slowService(page = pageOf([record({ id: 84, title: 'Do serviço' })])) {
  let answerNow = () => {};
  const allowed = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  serviceAnswers(async () => {
    await allowed;
    return HttpResponse.json(page);
  });
  return { answer: () => answerNow() };
}
