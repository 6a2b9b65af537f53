import { readFilters } from '@/fake-gutendex/filters';
import type { CatalogueRecord } from '@/fake-gutendex/record';
import { readRecords } from '@/lib/catalogue/normalise';
import { formsOfWord, readWord, splitWords, type WordQuery } from '@/lib/copy/words';

const PAGE_SIZE = 32;

/** What is right for a question, by going through all books. */
export interface Expected {
  /** The ids of the page: the service's, each word of a search beginning a word in some spelling. */
  ids: readonly number[] | null;
  /** The ids of the page by the letters alone, as the service has them. */
  serviceIds: readonly number[] | null;
}

const formsByWord = new Map<string, readonly string[]>();
const formsByBook = new Map<CatalogueRecord, readonly string[]>();

function formsOf(word: string): readonly string[] {
  const forms = formsByWord.get(word) ?? formsOfWord(word);
  formsByWord.set(word, forms);
  return forms;
}

function formsIn(book: CatalogueRecord): readonly string[] {
  const known = formsByBook.get(book);
  if (known) return known;
  const texts = readRecords([book]).flatMap(({ title, authors }) => [title, ...authors]);
  const forms = splitWords(texts.join('\n')).flatMap(formsOf);
  formsByBook.set(book, forms);
  return forms;
}

function beginsIn(book: CatalogueRecord, search: readonly WordQuery[]): boolean {
  const forms = formsIn(book);
  return search.every(({ prefixes, whole }) =>
    forms.some(
      (form) => whole.includes(form) || prefixes.some((prefix) => form.startsWith(prefix)),
    ),
  );
}

/** The ids of a page; null when there is no such page. */
function pageOf(books: readonly CatalogueRecord[], page: number): readonly number[] | null {
  if (page > Math.max(1, Math.ceil(books.length / PAGE_SIZE))) return null;
  return books.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(({ id }) => id);
}

/** What to expect for an address of the service; `books` in the service's order. */
export function expectedFor(books: readonly CatalogueRecord[], address: string): Expected {
  const parameters = new URL(address).searchParams;
  const page = Number(parameters.get('page') ?? 1);
  const search = parameters.get('search');
  const serviceIds = pageOf(books.filter(readFilters(parameters)), page);
  if (!search) return { ids: serviceIds, serviceIds };
  parameters.delete('search');
  const isInList = readFilters(parameters);
  const words = splitWords(search).map(readWord);
  const found = books.filter((book) => isInList(book) && beginsIn(book, words));
  return { ids: pageOf(found, page), serviceIds };
}
