import { savesData } from '@/lib/browser/platform';

// What waits until the page has loaded, in one file for the network.
export { followWorker } from '@/lib/offline/watch-worker';
export { loadTexts } from '@/lib/reading/available';
export { updateKeptTexts } from '@/lib/reading/kept-texts';
export { ReadingReminder, ReadingShare } from './reading-reminder';

/** The `@font-face` of titles in globals.css. */
const TITLE_FONT = '600 1em Fraunces';

/** Until the font has loaded, titles are painted in a fallback of the same width. */
export async function loadTitleFont(): Promise<void> {
  if (savesData()) return;
  await document.fonts?.load(TITLE_FONT);
  document.documentElement.dataset.titleFont = '';
}
