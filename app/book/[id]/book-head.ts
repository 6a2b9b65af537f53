import type { Metadata } from 'next';
import type { Book as BookOnSchemaOrg, WithContext } from 'schema-dts';
import { SITE_PICTURE, absoluteAddress } from '@/app/site-address';
import { landingPage, type Book } from '@/lib/book';
import { portugueseSummary } from '@/lib/catalogue/summary';
import { naturalName } from '@/lib/format';
import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/rules';
import { bookHref } from '@/lib/paths';
import { authorsOf } from '@/lib/portuguese/authors';

/** How many characters of a description search engines show. */
const MAX_DESCRIPTION = 200;

/** As one says them. */
const authorNames = (book: Book) => authorsOf(book).map(naturalName);

/** The book's summary if it is in Portuguese, else what the library offers. */
function descriptionOf(book: Book): string {
  const { title } = book;
  const authors = authorNames(book);
  const by = authors.length ? `, de ${authors.join(', ')}` : '';
  const text =
    portugueseSummary(book) ||
    `${title}${by}: em português, emprestado de graça, por ${LOAN_DAYS_IN_WORDS}.`;
  if (text.length <= MAX_DESCRIPTION) return text;
  return `${text.slice(0, MAX_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`;
}

/** The metadata of a book's page but its title, which the page sets itself. */
export function metadataOf(book: Book): Metadata {
  const { id, title, thumbnail } = book;
  const authors = authorNames(book);
  const address = absoluteAddress(bookHref(id));
  const description = descriptionOf(book);
  return {
    description,
    alternates: { canonical: address },
    openGraph: {
      type: 'book',
      siteName: 'BookShelfs',
      locale: 'pt_BR',
      title: [title, ...authors].join(' · '),
      description,
      url: address,
      images: [thumbnail ? { url: thumbnail, alt: `Capa de ${title}` } : SITE_PICTURE],
      authors,
    },
    twitter: { card: thumbnail ? 'summary' : 'summary_large_image' },
  };
}

const people = (names: readonly string[]) =>
  names.map((name) => ({ '@type': 'Person' as const, name: naturalName(name) }));

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

/** The data as JSON in which no text can end the script element around it. */
export const structuredDataText = (book: Book, todaysTitle: string | null): string =>
  JSON.stringify(structuredData(book, todaysTitle)).replaceAll('<', String.raw`\u003c`);
