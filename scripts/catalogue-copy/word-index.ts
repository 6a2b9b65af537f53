import type { Book } from '@/lib/book';
import { toDistances } from '@/lib/copy/find-records';
import { commonStarts } from '@/lib/copy/meta';
import { formsOfWord, splitWords } from '@/lib/copy/words';

/** Bytes of a file of words: some 3 KB once compressed. */
const FILE_BYTES = 8_000;

/** The ranks of the books with each form of a word. */
type Index = Map<string, number[]>;

export interface WordFiles {
  /** Where each file begins, ascending. */
  firstWords: string[];
  /** The distances of each word's ranks, a file each. */
  files: Record<string, number[]>[];
  /** The distances of the ranks of each common start. */
  starts: number[][];
}

function indexWords(books: readonly Book[]): Index {
  const index: Index = new Map();
  const known = new Map<string, readonly string[]>();
  const formsOf = (word: string) => {
    const forms = known.get(word) ?? formsOfWord(word);
    known.set(word, forms);
    return forms;
  };
  books.forEach(({ title, authors }, rank) => {
    const words = splitWords([title, ...authors].join('\n'));
    for (const form of new Set(words.flatMap(formsOf))) {
      const ranks = index.get(form);
      if (ranks) ranks.push(rank);
      else index.set(form, [rank]);
    }
  });
  return index;
}

/** The shortest beginning of `word` that sorts after `before`. */
function separator(before: string, word: string): string {
  let length = 1;
  while (word.slice(0, length) <= before) length++;
  return word.slice(0, length);
}

function ranksOfStart(index: Index, words: readonly string[], start: string): number[] {
  const ranks = new Set<number>();
  for (const word of words) {
    if (word.startsWith(start)) for (const rank of index.get(word) ?? []) ranks.add(rank);
  }
  return [...ranks].sort((a, b) => a - b);
}

/** Cuts the words of titles and authors alphabetically into files of about the same size. */
export function writeWordFiles(books: readonly Book[]): WordFiles {
  const index = indexWords(books);
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
  const starts = commonStarts(firstWords).map((start) =>
    toDistances(ranksOfStart(index, words, start)),
  );
  return { firstWords, files, starts };
}
