import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageTitle } from '@/components/ui/page-title';
import { HOME_PATH } from '@/lib/paths';

/** For an address that does not exist. */
export function UnknownAddress() {
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
