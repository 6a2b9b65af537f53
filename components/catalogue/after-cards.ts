// One file for the network: each alone is smaller than its request.
export { NoneOfCategory } from './none-of-category';
export { NoResults, PageOutOfRange } from './no-results';
export { AfterList } from './pagination';
