/** Whether the visitor asked for little data (Save-Data): then nothing is fetched ahead. Unknown while the site is built. */
export const savesData = (): boolean =>
  typeof navigator !== 'undefined' &&
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;
