// One chunk for what is shown above or instead of the cards: each alone is smaller than its request.
export { EmptySearch, TitleHints } from './title-hints';
export { NoResults } from './no-results';
export { PageOutOfRange } from './page-out-of-range';
