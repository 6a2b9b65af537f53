import { usePathname } from 'next/navigation';
import { BookScreen } from '@/components/book/book-screen';
import { BookSkeleton } from '@/components/book/book-skeleton';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { useHydrated } from '@/components/ui/use-hydrated';
import { HOME_PATH, isBookPath } from '@/lib/paths';

const TITLE = 'Página não encontrada';

/** The page that a host serves for every address without a file: a book's, as GitHub Pages cannot rewrite addresses, or one that does not exist. */
export function NotFoundScreen() {
  const pathname = usePathname();
  if (!useHydrated()) return <BookSkeleton />;
  if (isBookPath(pathname)) return <BookScreen />;
  const home = (
    <ButtonLink look="primary" href={HOME_PATH}>
      Ver o catálogo
    </ButtonLink>
  );
  return (
    <>
      <PageTitle>{TITLE}</PageTitle>
      <EmptyState level={1} title={TITLE} action={home}>
        O endereço não leva a nenhuma estante nossa. Talvez tenha mudado, ou tenha um erro de
        digitação.
      </EmptyState>
    </>
  );
}
