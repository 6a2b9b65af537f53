/** Whether the visitor asked for little data (Save-Data): then nothing is fetched ahead. */
export const savesData = (): boolean =>
  'connection' in navigator &&
  (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;
