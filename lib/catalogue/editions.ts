/** A file of a book that can be downloaded. */
interface Edition {
  /** In Portuguese. */
  label: string;
  url: string;
}

export interface Editions {
  /** The address at which the book can be read on the web, or null. */
  read: string | null;
  downloads: readonly Edition[];
}

const DOWNLOADS: readonly [type: string, label: string][] = [
  ['application/epub+zip', 'EPUB'],
  ['application/x-mobipocket-ebook', 'Kindle'],
  ['text/plain', 'Texto'],
];

/**
 * The editions among a record's formats that a reader can use: over https, and no archives (old
 * records have zipped texts as well). A media type may have parameters, such as a charset.
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
