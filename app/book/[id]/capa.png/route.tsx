import { socialPicture } from '@/app/social-picture';
import { BookImage } from '@/components/brand/book-image';
import { portugueseBooks } from '@/lib/portuguese/books';

export const dynamic = 'force-static';

const booksWithoutCover = async () =>
  (await portugueseBooks()).filter(({ thumbnail }) => thumbnail === null);

export async function generateStaticParams() {
  const books = await booksWithoutCover();
  return books.map(({ id }) => ({ id: String(id) }));
}

/** The picture of a link to a book that has no cover. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const book = (await booksWithoutCover()).find((one) => String(one.id) === id);
  return book ? socialPicture(<BookImage book={book} />) : new Response(null, { status: 404 });
}
