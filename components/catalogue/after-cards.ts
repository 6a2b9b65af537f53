// One file for the network: each alone is smaller than its request.
export { Hints } from './hints';
export { KindLinks } from './kind-links';
export { MoreOfCategory } from './more-of-category';
export { FoundByIndex, NoResults, PageOutOfRange } from './no-results';
export { Pagination } from './pagination';
