/** An edition of a book that can be kept. */
interface Edition {
  /** Its name in Portuguese. */
  label: string;
  url: string;
}

export interface Editions {
  /** Where the book can be read on the web, or null. */
  read: string | null;
  downloads: readonly Edition[];
}

const DOWNLOADS: readonly [type: string, label: string][] = [
  ['application/epub+zip', 'EPUB'],
  ['application/x-mobipocket-ebook', 'Kindle'],
  ['text/plain', 'Texto'],
];

/**
 * What of a record's formats a reader can use: https only, and no archives (old records have
 * zipped texts beside the plain ones). A media type may carry a charset.
 */
export function editionsOf(formats: Readonly<Record<string, string>>): Editions {
  const find = (type: string): string | null => {
    const found = Object.entries(formats).find(
      ([key, url]) =>
        key.split(';', 1)[0]?.trim().toLowerCase() === type &&
        /^https:\/\//i.test(url) &&
        !/\.zip$/i.test(url),
    );
    return found ? found[1] : null;
  };
  return {
    read: find('text/html'),
    downloads: DOWNLOADS.flatMap(([type, label]) => {
      const url = find(type);
      return url === null ? [] : [{ label, url }];
    }),
  };
}
