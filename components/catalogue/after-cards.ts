// One file for the network: each alone is smaller than its request. By their order Next groups the styles.
export { Hints } from './hints';
export { KindLinks } from './kind-links';
export { AfterList } from './after-list';
export { PageOutOfRange } from './no-results';
