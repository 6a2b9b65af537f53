import type { Book } from '@/lib/book';
import { readRecords } from '@/lib/catalogue/normalise';
import type { RawTitle } from '../title-index/read-catalogue';

/** A record of a source of books, meant to be in the service's shape. */
export interface SourceEntry {
  /** Its place in the source, for messages. */
  name: string;
  record: unknown;
  /** What is wrong, if it cannot be read at all. */
  problem?: string;
  /** The title with its line breaks, where the record has them joined. */
  titleLines?: string;
}

export interface SourceBooks {
  /** Most downloaded first. */
  books: readonly Book[];
  /** The books that have a title, for the index of Portuguese titles. */
  titles: readonly RawTitle[];
  /** What was left out, and why, a line each. */
  broken: readonly string[];
}

const byDownloads = (one: Book, other: Book) => other.downloadCount - one.downloadCount;

/** The service sorts these lists, not those of people. */
function withSortedLists(book: Book): Book {
  const { summaries, subjects, bookshelves, languages } = book;
  return {
    ...book,
    summaries: summaries.toSorted(),
    subjects: subjects.toSorted(),
    bookshelves: bookshelves.toSorted(),
    languages: languages.toSorted(),
  };
}

function readBook(record: unknown): Book | undefined {
  const [book] = readRecords([record]);
  // V8 keeps a whole text in memory for a part of it: JSON makes strings of their own.
  return book && (JSON.parse(JSON.stringify(withSortedLists(book))) as Book);
}

/** Reads all books of a source, in memory; what is no book, or comes twice, is left out. */
export async function collectBooks(entries: AsyncIterable<SourceEntry>): Promise<SourceBooks> {
  const found = new Map<number, { book: Book; lines: string }>();
  const broken: string[] = [];
  for await (const { name, record, problem, titleLines } of entries) {
    const book = problem === undefined ? readBook(record) : undefined;
    if (!book) {
      broken.push(`${name}: ${problem ?? 'no book with a number'}`);
    } else if (found.has(book.id)) {
      broken.push(`${name}: the book ${book.id} comes twice`);
    } else {
      const { title } = record as { title?: unknown };
      found.set(book.id, { book, lines: titleLines ?? String(title ?? '') });
    }
  }
  const books = [...found.values()].map(({ book }) => book).sort(byDownloads);
  const titles = books.flatMap(({ id, authors, editors, languages }): RawTitle[] => {
    const title = found.get(id)?.lines ?? '';
    return title.trim() === ''
      ? []
      : [{ id, title, authors: authors.length > 0 ? authors : editors, languages }];
  });
  return { books, titles, broken };
}
