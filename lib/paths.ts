import { isCategoryKey, type CategoryKey } from './categories/categories';
import { isLanguageCode, type LanguageCode } from './catalogue/requests';
import { BASE_PATH } from './environment.mjs';

/** What the catalogue screen shows; the address bar is where it is kept. */
export interface CatalogueQuery {
  /** Trimmed; '' when nothing is searched. */
  search: string;
  language: LanguageCode | '';
  category: CategoryKey | '';
  /** From 1. */
  page: number;
}

export const HOME_PATH = '/';
export const AUTH_PATH = '/auth/';
export const PROFILE_PATH = '/profile/';

interface Parameters {
  get(name: string): string | null;
}

/** The query that an address carries. What makes no sense counts as left out. */
export function readQuery(parameters: Parameters): CatalogueQuery {
  const language = parameters.get('lang');
  const category = parameters.get('cat');
  const page = parameters.get('page') ?? '';
  return {
    search: (parameters.get('q') ?? '').trim(),
    language: isLanguageCode(language) ? language : '',
    category: isCategoryKey(category) ? category : '',
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a query within the app, defaults left out: `/?q=eça&page=2`. */
export function catalogueHref({ search, language, category, page }: CatalogueQuery): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  if (language) parameters.set('lang', language);
  if (category) parameters.set('cat', category);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size ? `${HOME_PATH}?${parameters}` : HOME_PATH;
}

/** The address of a book, as people see and share it. */
export const bookHref = (id: number): string => `/book/${id}/`;

/**
 * The one page that is exported for all books
 * (docs/decisions/0003-any-book-on-a-static-host.md).
 */
export const BOOK_SHELL_PATH = '/book/_/';

/** Whether a path within the app is a book's, even one that cannot exist. */
export const isBookPath = (pathname: string): boolean => /^\/book\/[^/]+\/?$/.test(pathname);

/**
 * The number of the book that a path within the app is of, or null when it has none. Digits only:
 * the service answers anything else with the whole catalogue.
 */
export function readBookId(pathname: string): number | null {
  const digits = /^\/book\/([1-9]\d{0,8})\/?$/.exec(pathname)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Whether a path within the app is the shell's. */
export const isBookShell = (pathname: string): boolean =>
  pathname.replace(/\/?$/, '/') === BOOK_SHELL_PATH;

/** An address within the app as the browser needs it where Next does not add the base path. */
export const withBasePath = (href: string): string => `${BASE_PATH}${href}`;
