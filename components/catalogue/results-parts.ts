// One chunk for what stands above the cards or in their place: each alone is smaller than its request.
export { NoResults } from './no-results';
export { PageOutOfRange } from './page-out-of-range';
export { TitleHints } from './title-hints';
