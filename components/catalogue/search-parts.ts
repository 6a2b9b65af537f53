// One file for the network: each alone is smaller than its request.
export { Hints } from './hints';
export { SuggestionList } from './suggestion-list';
