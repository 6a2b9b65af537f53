import type { Book as BookOnSchemaOrg, WithContext } from 'schema-dts';
import { absoluteAddress } from '@/app/site-address';
import { landingPage, type Book } from '@/lib/book';
import { bookHref } from '@/lib/paths';
import { authorsOf } from '@/lib/portuguese/authors';
import { portugueseSummary } from '@/lib/catalogue/book-text';

const people = (names: readonly string[]) =>
  names.map((name) => ({ '@type': 'Person' as const, name }));

/** The book in the vocabulary of schema.org, as search engines read it. */
export const structuredData = (
  book: Book,
  todaysTitle: string | null,
): WithContext<BookOnSchemaOrg> => ({
  '@context': 'https://schema.org',
  '@type': 'Book',
  name: book.title,
  alternateName: todaysTitle ?? undefined,
  url: absoluteAddress(bookHref(book.id)),
  sameAs: landingPage(book.id),
  author: people(authorsOf(book)),
  editor: people(book.editors),
  translator: people(book.translators),
  inLanguage: book.languages,
  about: book.subjects.map((name) => ({ '@type': 'Thing' as const, name })),
  description: portugueseSummary(book),
  image: book.thumbnail ?? undefined,
  isAccessibleForFree: true,
});

/** That data as JSON for within a script element, which no text in it can end. */
export const structuredDataText = (book: Book, todaysTitle: string | null): string =>
  JSON.stringify(structuredData(book, todaysTitle)).replaceAll('<', String.raw`\u003c`);
