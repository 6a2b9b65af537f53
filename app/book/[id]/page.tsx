import type { Metadata } from 'next';
import { BookScreen } from '@/components/book/book-screen';
import { portugueseBooks, todaysTitles } from '@/lib/portuguese/books';
import { metadataOf, structuredDataText } from './book-head';

type Props = PageProps<'/book/[id]'>;

async function bookOf({ params }: Props) {
  const { id } = await params;
  return (await portugueseBooks()).find((book) => String(book.id) === id);
}

/** The Portuguese books, and one page that serves every other (docs/decisions/0003-any-book-on-a-static-host.md). */
export async function generateStaticParams() {
  const books = await portugueseBooks();
  return [{ id: '_' }, ...books.map(({ id }) => ({ id: String(id) }))];
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const book = await bookOf(props);
  return book ? metadataOf(book) : {};
}

export default async function BookPage(props: Props) {
  const book = await bookOf(props);
  if (!book) return <BookScreen />;
  const todaysTitle = (await todaysTitles())[book.id] ?? null;
  return (
    <>
      {/* No text in it can end the element (book-head.ts). */}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: structuredDataText(book, todaysTitle) }}
      />
      <BookScreen exported={{ book, todaysTitle }} />
    </>
  );
}
