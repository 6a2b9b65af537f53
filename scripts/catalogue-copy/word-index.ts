import type { Book } from '@/lib/book';
import { toDistances } from '@/lib/copy/find-records';
import { commonStarts } from '@/lib/copy/meta';
import { formsOfWord, distinctWords } from '@/lib/copy/words';

/** Bytes of a file of words: some 3 KB once compressed. */
const FILE_BYTES = 8_000;

export interface WordFiles {
  /** Where each file begins, ascending. */
  firstWords: string[];
  /** The distances of each word's ranks, a file each. */
  files: Record<string, number[]>[];
  /** The distances of the ranks of each common start. */
  starts: number[][];
}

/** The ranks, ascending, of the books that have each of the keys. */
export function ranksByKey(
  books: readonly Book[],
  keysOf: (book: Book) => readonly string[],
): Map<string, number[]> {
  const ranks = new Map<string, number[]>();
  books.forEach((book, rank) => {
    for (const key of new Set(keysOf(book))) {
      const list = ranks.get(key) ?? [];
      list.push(rank);
      ranks.set(key, list);
    }
  });
  return ranks;
}

/** The shortest beginning of `word` that sorts after `before`. */
function separator(before: string, word: string): string {
  let length = 1;
  while (word.slice(0, length) <= before) length++;
  return word.slice(0, length);
}

/** Cuts the words of titles and authors alphabetically into files of about the same size. */
export function writeWordFiles(books: readonly Book[]): WordFiles {
  const index = ranksByKey(books, ({ title, authors }) =>
    distinctWords([title, ...authors].join('\n')).flatMap(formsOfWord),
  );
  const words = [...index.keys()].sort();
  const firstWords: string[] = [''];
  let file: Record<string, number[]> = {};
  const files = [file];
  let bytes = 0;
  words.forEach((word, place) => {
    const distances = toDistances(index.get(word) ?? []);
    const size = word.length + JSON.stringify(distances).length;
    if (bytes > 0 && bytes + size > FILE_BYTES) {
      firstWords.push(separator(words[place - 1] ?? '', word));
      file = {};
      files.push(file);
      bytes = 0;
    }
    file[word] = distances;
    bytes += size;
  });
  const starts = commonStarts(firstWords).map((start) => {
    const ranks = words.flatMap((word) => (word.startsWith(start) ? (index.get(word) ?? []) : []));
    return toDistances([...new Set(ranks)].sort((a, b) => a - b));
  });
  return { firstWords, files, starts };
}
