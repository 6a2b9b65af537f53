// One file for the network: each alone is smaller than its request.
export { MoreOfCategory } from './more-of-category';
export { NoResults, PageOutOfRange } from './no-results';
export { AfterList } from './pagination';
