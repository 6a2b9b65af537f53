import { BadCatalogue, reasonOf, type TitleRecord } from './title-record';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function readBook(book: unknown, place: number): TitleRecord {
  const name = `Record ${place + 1}`;
  if (!isObject(book)) throw new BadCatalogue(`${name} is not an object.`);
  const { id, title, authors, languages } = book;
  if (typeof title !== 'string') throw new BadCatalogue(`${name} has no title.`);
  if (!isTextList(languages)) throw new BadCatalogue(`${name} has no list of languages.`);
  if (!Array.isArray(authors)) throw new BadCatalogue(`${name} has no list of authors.`);
  const names: unknown[] = authors.map((author) => (isObject(author) ? author.name : null));
  if (!isTextList(names)) throw new BadCatalogue(`${name} has an author without a name.`);
  return { id: typeof id === 'number' ? id : NaN, title, authors: names, languages };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadCatalogue(`The JSON is damaged: ${reasonOf(error)}`);
  }
}

/**
 * Books in Gutendex's form, as a JSON array or as one JSON object to a line.
 *
 * @throws {BadCatalogue} when they are not
 */
export function readJson(text: string): TitleRecord[] {
  const books = text.trimStart().startsWith('{')
    ? text.trim().split('\n').map(parseJson)
    : parseJson(text);
  if (!Array.isArray(books)) throw new BadCatalogue('The JSON is not an array of books.');
  return books.map(readBook);
}
