import useSWRImmutable from 'swr/immutable';
import { savesData } from '@/lib/browser/platform';
import { TEXTS_INDEX_PATH } from '@/lib/paths';
import { loadTexts } from '@/lib/reading/texts-here';

// What waits until the page has loaded, in one file for the network.
export { followWorker } from '@/lib/offline/watch-worker';
export { updateKeptTexts } from '@/lib/reading/kept-texts';
export { ReadingReminder, ReadingShare } from './reading-reminder';

/** Loads the list of texts, for the cards of books that can be read here (`useKnownTexts`). */
export function LoadTexts(): null {
  useSWRImmutable(TEXTS_INDEX_PATH, loadTexts);
  return null;
}

/** Loads the font of titles, as globals.css names it. Until then titles are painted in a fallback of the same width. */
export async function loadTitleFont(): Promise<void> {
  if (savesData()) return;
  await document.fonts.load('600 1em Fraunces');
  document.documentElement.dataset.titleFont = '';
  // head-script.tsx shows it from the first paint on in later visits.
  localStorage.titleFont = 'loaded';
}
