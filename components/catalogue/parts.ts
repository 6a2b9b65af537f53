import { lazyPart } from '@/components/ui/lazy-part';

/*
 * What of the catalogue comes after its first cards, by the moment that it is needed in.
 */

// Below the cards, or in their place: before the first of them it would be in their way.
const afterCards = () => import('./after-cards');
export const AfterList = lazyPart(async () => (await afterCards()).AfterList);
export const NoResults = lazyPart(async () => (await afterCards()).NoResults);
export const PageOutOfRange = lazyPart(async () => (await afterCards()).PageOutOfRange);

// For a search; with the index of titles, which it shows what is found in.
const search = () => import('./search-parts');
export const Hints = lazyPart(async () => (await search()).Hints);
export const SuggestionList = lazyPart(async () => (await search()).SuggestionList);

// Few visits open a shelf.
export const Shelf = lazyPart(async () => (await import('./shelf')).Shelf);
