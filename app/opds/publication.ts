import { drawnPicturePath } from '@/app/book/[id]/book-metadata';
import { addressOf } from '@/app/site-address';
import type { Book } from '@/lib/catalogue/book';
import { landingPage } from '@/lib/catalogue/landing-page';
import { bookHref } from '@/lib/paths';
import { authorsOf, spokenName } from '@/lib/portuguese/authors';
import { portugueseSummary } from '@/lib/portuguese/summary';
import type { Publication } from './feed';

const EPUB = 'application/epub+zip';

/** The list, or nothing where it is empty. */
const some = <T>(list: readonly T[]): T[] | undefined => (list.length > 0 ? [...list] : undefined);

const people = (names: readonly string[]) =>
  some(
    names.map((name) => {
      const spoken = spokenName(name);
      return spoken === name ? { name } : { name: spoken, sortAs: name };
    }),
  );

/** The book's cover, or where it has none the picture drawn by us. */
function imageOf({ id, formats, thumbnail }: Book) {
  if (thumbnail === null) {
    return { href: addressOf(drawnPicturePath(id)), type: 'image/png', width: 1200, height: 630 };
  }
  const type = formats['image/jpeg'] === thumbnail ? 'image/jpeg' : 'image/png';
  return { href: new URL(thumbnail).href, type };
}

/**
 * A book as feeds list it. Its link to get it is that to its page at Project Gutenberg, as those to
 * files are forbidden there (docs/decisions/0015-reading-at-project-gutenberg.md).
 */
export const publicationOf = (book: Book): Publication => ({
  metadata: {
    '@type': 'http://schema.org/Book',
    identifier: landingPage(book.id),
    title: book.title,
    language: book.languages,
    author: people(authorsOf(book)),
    editor: people(book.editors),
    translator: people(book.translators),
    subject: some(book.subjects),
    description: portugueseSummary(book),
  },
  links: [
    {
      rel: 'http://opds-spec.org/acquisition/open-access',
      href: landingPage(book.id),
      type: 'text/html',
      properties: book.formats[EPUB] ? { indirectAcquisition: [{ type: EPUB }] } : undefined,
    },
    { rel: 'alternate', href: addressOf(bookHref(book.id)), type: 'text/html' },
  ],
  images: [imageOf(book)],
});
