'use client';

import { usePathname } from 'next/navigation';
import { BookScreen } from '@/components/book/book-screen';
import { BookSkeleton } from '@/components/book/book-skeleton';
import { useHydrated } from '@/components/ui/use-hydrated';
import { isBookPath, HOME_PATH } from '@/lib/paths';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';

/**
 * The page that a host serves for every address without a file: a book's, as GitHub Pages cannot
 * rewrite addresses, or one that does not exist.
 */
export function NotFoundScreen() {
  const pathname = usePathname();
  const hydrated = useHydrated();
  if (!hydrated) return <BookSkeleton />;
  return isBookPath(pathname) ? <BookScreen /> : <UnknownAddress />;
}

/** For an address that does not exist. */
function UnknownAddress() {
  return (
    <>
      <PageTitle>Página não encontrada</PageTitle>
      <EmptyState
        level={1}
        title="Página não encontrada"
        action={
          <ButtonLink look="primary" href={HOME_PATH}>
            Ir para o catálogo
          </ButtonLink>
        }
      >
        O endereço não leva a nenhuma estante nossa. Talvez tenha mudado, ou tenha um erro de
        digitação.
      </EmptyState>
    </>
  );
}
