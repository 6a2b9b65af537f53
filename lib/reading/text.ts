import * as v from 'valibot';
import { foldWords } from '@/lib/search/fold';

/** A number of things. */
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A part of a whole, from 0 to 1. */
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** A file beside the description; its name holds the hash of its contents. */
const hashedFile = (name: RegExp) => v.pipe(v.string(), v.regex(name));

const chapter = v.object({
  /** As printed, in one line. */
  name: v.string(),
  words: count,
  /** The place in `parts` of the file that it is in. */
  part: count,
});

const textSchema = v.pipe(
  v.object({
    /** The form of the files that can be read. */
    format: v.literal(1),
    id: count,
    title: v.string(),
    /** As in the catalogue: "Queirós, Eça de". */
    authors: v.array(v.string()),
    translators: v.array(v.string()),
    /** Of the text, for the browser: it hyphenates by it. */
    language: v.picklist(['pt-BR', 'pt-PT']),
    words: count,
    /** Each chapter is a `section` with the id `c1`, `c2` …, its blocks have the ids `c1b1`, `c1b2` … */
    chapters: v.pipe(v.array(chapter), v.minLength(1)),
    parts: v.pipe(v.array(hashedFile(/^\d+-[0-9a-f]{12}\.html$/)), v.minLength(1)),
    spelling: v.object({
      /** Where each word of the text that changes has today's; null where that is not offered. */
      file: v.nullable(hashedFile(/^spelling-[0-9a-f]{12}\.json$/)),
      /** Of the running words: those that change, and those that nobody knows. */
      changed: share,
      unresolved: share,
    }),
    source: v.object({
      /** Of the book's page at Project Gutenberg; null for a text of our own. */
      page: v.nullable(v.pipe(v.string(), v.regex(/^https:\/\/www\.gutenberg\.org\/ebooks\//))),
      /** SHA-256 of the file, in hexadecimal. */
      hash: v.string(),
      /** How many pictures the file has that are left out. */
      pictures: count,
    }),
    /** Of the source, and of all by which the text was made. */
    version: v.string(),
  }),
  v.check(
    ({ chapters, parts }) => chapters.every(({ part }) => part < parts.length),
    'A chapter is in no part.',
  ),
);

/** What a text is made of: the file `texts/N/text.json`. */
export type TextDescription = v.InferOutput<typeof textSchema>;

/** Today's spelling is offered where at least this share of the running words changes. */
export const LEAST_CHANGED = 0.03;

const spellingSchema = v.record(v.string(), v.string());

/** @throws {v.ValiError} when the data is of another form */
export const readTextDescription = (data: unknown): TextDescription => v.parse(textSchema, data);

/** From words of the text, as they are written, to today's. */
export const readSpelling = (data: unknown): ReadonlyMap<string, string> =>
  new Map(Object.entries(v.parse(spellingSchema, data)));

/** The file that has a chapter (from 1). */
export const partOf = ({ chapters, parts }: TextDescription, chapter: number): string =>
  parts[chapters[chapter - 1]?.part ?? -1] ?? '';

/** The first chapter (from 1) whose name begins with a story's, in any spelling; null where none does. */
export function findChapter({ chapters }: TextDescription, story: string): number | null {
  const place = chapters.findIndex(({ name }) =>
    `${foldWords(name)} `.startsWith(`${foldWords(story)} `),
  );
  return place < 0 ? null : place + 1;
}

/** The id of a chapter (from 1) in its file. */
export const chapterId = (chapter: number): string => `c${chapter}`;
