import type { CatalogueRecord } from '@/fake-gutendex/record';

/** A bare list has no editions, downloads or summaries; a catalogue's answers and memory do. */
export function fillIn(book: CatalogueRecord): CatalogueRecord {
  if (Object.keys(book.formats).length > 0) return book;
  const address = `https://www.gutenberg.org/ebooks/${book.id}`;
  const cache = `https://www.gutenberg.org/cache/epub/${book.id}/pg${book.id}`;
  return {
    ...book,
    summaries: [
      `"${book.title}" is a book of which this sentence stands for a summary. ${'It goes on for about as long as the real ones do. '.repeat(10)}`,
    ],
    formats: {
      'text/html': `${address}.html.images`,
      'application/epub+zip': `${address}.epub3.images`,
      'application/x-mobipocket-ebook': `${address}.kf8.images`,
      'text/plain; charset=us-ascii': `${address}.txt.utf-8`,
      'application/rdf+xml': `${address}.rdf`,
      'image/jpeg': `${cache}.cover.medium.jpg`,
      'application/octet-stream': `${cache}-h.zip`,
    },
    // Any fixed scatter will do: a few books with many downloads, many with few, and ties.
    download_count: Math.floor(120_000 / (1 + ((book.id * 7919) % 5003))),
  };
}
