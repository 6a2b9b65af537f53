import type { Metadata } from 'next';
import { AuthorList } from '@/components/portuguese/author-list';
import { editionsOf, truncateTitle } from '@/lib/catalogue/titles';
import { capitalise, naturalName } from '@/lib/format';
import { PORTUGUESE_PATH } from '@/lib/paths';
import { booksByAuthor } from '@/lib/portuguese/authors';
import { portugueseBooks, readableBooks, todaysTitles } from '@/lib/portuguese/books';
import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/rules';
import { absoluteAddress } from '../site-address';

const TITLE = 'Livros em português, de A a Z';

export const metadata: Metadata = {
  title: `${TITLE} · BookShelfs`,
  description: `Todos os livros em português da biblioteca, por autor: leve um de graça, por ${LOAN_DAYS_IN_WORDS}.`,
  alternates: { canonical: absoluteAddress(PORTUGUESE_PATH) },
};

export default async function PortuguesePage() {
  const [books, titles, readable] = await Promise.all([
    portugueseBooks(),
    todaysTitles(),
    readableBooks(),
  ]);
  // The list needs no more of them: all of it is in the page.
  const letters = booksByAuthor(books).map(({ letter, authors }) => ({
    letter,
    authors: authors.map(({ name, books: own }) => {
      const editions = editionsOf(own);
      return {
        name: capitalise(naturalName(name)),
        books: own.map(({ id, title }, place) => ({
          id,
          title: truncateTitle(title),
          note: [titles[id], editions[place], readable.has(id) && 'leia aqui']
            .filter(Boolean)
            .join(' · '),
        })),
      };
    }),
  }));
  return <AuthorList title={TITLE} count={books.length} letters={letters} />;
}
