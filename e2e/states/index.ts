import { ACCOUNT_WALKS } from './account';
import { BOOK_WALKS } from './book';
import { CATALOGUE_WALKS } from './catalogue';
import { FAILURE_WALKS } from './failures';
import { READER_WALKS } from './reader';
import type { Walk } from './state';

export { reachState, type State, type Walk } from './state';

/** Every screen of the product in every state it has, each walk in a context of its own. */
export const WALKS: readonly Walk[] = [
  ...CATALOGUE_WALKS,
  ...BOOK_WALKS,
  ...ACCOUNT_WALKS,
  ...READER_WALKS,
  ...FAILURE_WALKS,
];
