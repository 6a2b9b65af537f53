import { isCategoryKey, type CategoryKey } from './categories/categories';
import { BASE_PATH } from './environment.mjs';
import { isLanguageCode, type LanguageCode } from './languages';
import { isShelfKey, type ShelfKey } from './shelves/shelves';

/** What the catalogue screen shows: the query of its address. */
export interface CatalogueQuery {
  /** Trimmed; '' when there is none. */
  search: string;
  language: LanguageCode | '';
  category: CategoryKey | '';
  /** From 1. */
  page: number;
  /** A shelf is one page of its own: with it there is no search or page. */
  shelf: ShelfKey | '';
}

export const HOME_PATH = '/';
export const AUTH_PATH = '/auth/';
export const PROFILE_PATH = '/profile/';
export const PORTUGUESE_PATH = '/portugues/';

/** Reads the query of an address; invalid parameters are ignored. */
export function readQuery(parameters: URLSearchParams): CatalogueQuery {
  const language = parameters.get('lang');
  const category = parameters.get('cat');
  const page = parameters.get('page') ?? '';
  const shelf = parameters.get('shelf');
  const isShelf = isShelfKey(shelf);
  return {
    search: isShelf ? '' : (parameters.get('q') ?? '').trim(),
    language: isLanguageCode(language) ? language : '',
    category: isCategoryKey(category) ? category : '',
    page: !isShelf && /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    shelf: isShelf ? shelf : '',
  };
}

/** The address of a query within the app, without defaults: `/?q=eça&page=2`. */
export function catalogueHref(query: Partial<CatalogueQuery>): string {
  const { search, language, category, page = 1, shelf } = query;
  const parameters = new URLSearchParams();
  if (shelf) parameters.set('shelf', shelf);
  if (search) parameters.set('q', search);
  if (language) parameters.set('lang', language);
  if (category) parameters.set('cat', category);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size ? `${HOME_PATH}?${parameters}` : HOME_PATH;
}

/** The address of a book within the app, as in the address bar. */
export const bookHref = (id: number): string => `/book/${id}/`;

/** Whether a path within the app is one of a book, even if no such book can exist. */
export const isBookPath = (pathname: string): boolean => /^\/book\/[^/]+\/?$/.test(pathname);

const positive = (digits?: string | null): number | null =>
  /^[1-9]\d{0,8}$/.test(digits ?? '') ? Number(digits) : null;

/** The id of the book in a path within the app, or null when it has none. Digits only: the service answers anything else with the whole catalogue. */
export const readBookId = (pathname: string): number | null =>
  positive(/^\/book\/(\d+)\/?$/.exec(pathname)?.[1]);

export const READER_PATH = '/ler/';

/** The address of a book's text: where it was left, or at a chapter (from 1). */
export const readerHref = (bookId: number, chapter?: number): string =>
  `${READER_PATH}?livro=${bookId}${chapter ? `&cap=${chapter}` : ''}`;

/** The address of a story within a book, by its name. */
export const storyHref = (bookId: number, name: string): string =>
  `${READER_PATH}?livro=${bookId}&nome=${encodeURIComponent(name)}`;

/** Which book, and which of its chapters, by number or name, an address of the reader names; null for what it does not. */
export const readReaderQuery = (parameters: URLSearchParams) => ({
  bookId: positive(parameters.get('livro')),
  chapter: positive(parameters.get('cap')),
  name: parameters.get('nome'),
});

/** Which books have a text here, base path included: the key of what SWR keeps of it, too. */
export const TEXTS_INDEX_PATH = `${BASE_PATH}/texts/index.json`;

/** The address of a book's description, or of a file that it names, base path included. */
export const textPath = (id: number, file = 'text.json'): string =>
  `${BASE_PATH}/texts/${id}/${file}`;

/** The folder of the catalogue's copy on the host, base path included. */
export const COPY_PATH = `${BASE_PATH}/copy`;

/** The copy's description, its one file with a fixed name: it says what the others are called. */
export const COPY_META_PATH = `${COPY_PATH}/meta.json`;

/** The whole address of a book, for other programs. */
export const bookUrl = (id: number): string => location.origin + withBasePath(bookHref(id));

/** Adds the base path to an address within the app, where Next does not. */
export const withBasePath = (href: string): string => `${BASE_PATH}${href}`;

/** The address within the app of a path of the browser. */
export const withoutBasePath = (pathname: string): string => pathname.slice(BASE_PATH.length);
