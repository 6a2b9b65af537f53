'use client';

import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { HOME_PATH, withBasePath } from '@/lib/paths';
import styles from './crash-screen.module.css';

/** What is shown after an unexpected error in the app. */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        level={1}
        title="Algo deu errado"
        action={
          <>
            <Button look="primary" onClick={onRetry}>
              Tentar de novo
            </Button>
            {/* A plain link: it reloads the app, whose state may be broken. */}
            <a href={withBasePath(HOME_PATH)} className={styles.home}>
              Voltar ao catálogo
            </a>
          </>
        }
      >
        A página encontrou um erro inesperado. Sua conta e seus empréstimos continuam guardados
        neste navegador.
      </EmptyState>
    </div>
  );
}
