import type { Metadata } from 'next';
import { absoluteAddress } from '@/app/site-address';
import type { Book } from '@/lib/book';
import { bookHref, withBasePath } from '@/lib/paths';
import { portugueseSummary } from '@/lib/catalogue/book-text';
import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/loan-period';

/** What search engines show of a description at most. */
const MAX_DESCRIPTION = 200;

const shortened = (text: string) =>
  text.length <= MAX_DESCRIPTION
    ? text
    : `${text.slice(0, MAX_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`;

/** The picture of a shared link: the book's cover, or where it has none one drawn by us. */
function pictureOf({ id, title, thumbnail }: Book) {
  if (thumbnail) return { url: thumbnail, alt: `Capa de ${title}` };
  const url = withBasePath(`${bookHref(id)}capa.png`);
  return { url, width: 1200, height: 630, alt: title };
}

/** Its summary where that is in Portuguese, else what the library offers. */
function descriptionOf(book: Book): string {
  const summary = portugueseSummary(book);
  if (summary) return shortened(summary);
  const { title, authors } = book;
  const by = authors.length ? `, de ${authors.join(', ')}` : '';
  return shortened(
    `${title}${by}: em português, de graça e sem cadastro de cartão, por ${LOAN_DAYS_IN_WORDS}.`,
  );
}

/** The metadata of a book's page but its title, which the page sets itself. */
export function metadataOf(book: Book): Metadata {
  const { id, title, authors, thumbnail } = book;
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
      images: [pictureOf(book)],
      authors,
    },
    twitter: { card: thumbnail ? 'summary' : 'summary_large_image' },
  };
}
