import { BookScreen } from '@/components/book/book-screen';

/** One exported page serves every book (docs/decisions/0003-any-book-on-a-static-host.md). */
export const generateStaticParams = () => [{ id: '_' }];

export default function BookPage() {
  return <BookScreen />;
}
