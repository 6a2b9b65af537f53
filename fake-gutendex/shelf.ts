import type { CatalogueRecord } from './record';
import { foldCase, SEPARATOR } from './text';

/**
 * A record with all that filters look at, read and folded once instead of at each request, and kept
 * together: following every record to its parts is what takes the time among 78,000 books.
 */
export interface ShelvedBook {
  readonly record: CatalogueRecord;
  readonly id: number;
  readonly copyright: boolean | null;
  /** The title and each author's name. */
  readonly names: string;
  /** Each subject and bookshelf; empty when there is none. */
  readonly topics: string;
  readonly languages: readonly string[];
  readonly mimeTypes: readonly string[];
  /** The years of birth and death that are known, of all authors. */
  readonly authorYears: readonly number[];
}

/** The whole catalogue in each order that can be asked for. */
export interface Shelf {
  readonly popular: readonly ShelvedBook[];
  readonly ascending: readonly ShelvedBook[];
  readonly descending: readonly ShelvedBook[];
}

/**
 * Gutendex breaks no ties between equal download counts, so its order changes from one request to
 * the next. Here they stay in the order of the list given: answers have to be repeatable.
 */
export function createShelf(books: readonly CatalogueRecord[]): Shelf {
  const share = sharing();
  // Sorted first and shelved after, so that books next to each other are so in memory too.
  const popular = books
    .toSorted((a, b) => b.download_count - a.download_count)
    .map((record) => shelve(record, share));
  const ascending = popular.toSorted((a, b) => a.id - b.id);
  return { popular, ascending, descending: ascending.toReversed() };
}

function shelve(record: CatalogueRecord, share: Share): ShelvedBook {
  const { id, copyright, title, authors, subjects, bookshelves, languages, formats } = record;
  return {
    record,
    id,
    copyright,
    names: joined([title, ...authors.map((author) => author.name)]),
    topics: joined([...subjects, ...bookshelves]),
    languages: share(languages),
    mimeTypes: share(Object.keys(formats)),
    authorYears: authors
      .flatMap((author) => [author.birth_year, author.death_year])
      .filter((year) => year !== null),
  };
}

function joined(texts: readonly string[]): string {
  return foldCase(texts.join(SEPARATOR));
}

type Share = (texts: readonly string[]) => readonly string[];

/** Gives equal lists back as one: nearly every book's languages are `['en']`. */
function sharing(): Share {
  const known = new Map<string, readonly string[]>();
  return (texts) => {
    const key = texts.join(SEPARATOR);
    const list = known.get(key) ?? texts;
    known.set(key, list);
    return list;
  };
}
