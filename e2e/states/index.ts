import { ACCOUNT_STATES } from './account';
import { BOOK_STATES } from './book';
import { CATALOGUE_STATES } from './catalogue';
import { FAILURE_STATES } from './failures';
import type { State } from './state';

export { openState, type State } from './state';

/** Every screen of the product in every state it has, each to be opened in a context of its own. */
export const STATES: readonly State[] = [
  ...CATALOGUE_STATES,
  ...BOOK_STATES,
  ...ACCOUNT_STATES,
  ...FAILURE_STATES,
];

/** The state of that name. @throws {Error} when there is none */
export function stateOf(name: string): State {
  const state = STATES.find((known) => known.name === name);
  if (!state) throw new Error(`There is no state “${name}”.`);
  return state;
}
