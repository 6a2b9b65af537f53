// One file for the network: each alone is smaller than its request.
export { NoResults } from './no-results';
export { PageOutOfRange } from './page-out-of-range';
export { AfterList } from './pagination';
