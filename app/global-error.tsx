'use client';

import { HOME_PATH, withBasePath } from '@/lib/paths';

/** Replaces the whole document when the root layout fails, or app/error.tsx. */
export default function GlobalError() {
  return (
    <html lang="pt-BR">
      <body>
        <title>Algo deu errado · BookShelfs</title>
        <main>
          <div role="alert">
            <h1>Algo deu errado</h1>
            <p>
              <a href="">Recarregar</a> ou <a href={withBasePath(HOME_PATH)}>voltar ao catálogo</a>.
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}
