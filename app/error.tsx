'use client';

import { Button } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import { HOME_PATH, withBasePath } from '@/lib/paths';
import styles from './error.module.css';

/** After an unexpected error while rendering, or when a page's code did not load; `reset` renders again. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  // Code that failed to load is not requested again in this document.
  const isMissingCode = error.name === 'ChunkLoadError';
  return (
    <div role="alert" className={styles.crash}>
      <PageTitle>Algo deu errado</PageTitle>
      <h1>Algo deu errado</h1>
      <p>
        A página encontrou um erro inesperado. Sua conta e seus empréstimos continuam guardados
        neste navegador.
      </p>
      <Button look="primary" onClick={isMissingCode ? () => location.reload() : reset}>
        {isMissingCode ? 'Recarregar' : 'Tentar de novo'}
      </Button>
      {/* A plain link: it reloads the app, whose state may be broken. */}
      <a href={withBasePath(HOME_PATH)} className={styles.home}>
        Voltar ao catálogo
      </a>
    </div>
  );
}
