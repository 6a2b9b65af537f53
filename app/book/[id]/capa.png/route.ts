import { bookPicture, sitePicture } from '@/components/brand/pictures';
import { portugueseBooks } from '@/lib/portuguese/books';

export const dynamic = 'force-static';

const booksWithoutCover = async () =>
  (await portugueseBooks()).filter(({ thumbnail }) => thumbnail === null);

/** Besides them the page that serves every book: Next refuses a route of no files. */
export async function generateStaticParams() {
  const books = await booksWithoutCover();
  return [{ id: '_' }, ...books.map(({ id }) => ({ id: String(id) }))];
}

/** The picture of a link to a book that has no cover; that of the site for any other. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const book = (await booksWithoutCover()).find((one) => String(one.id) === id);
  return book ? bookPicture(book) : sitePicture();
}
