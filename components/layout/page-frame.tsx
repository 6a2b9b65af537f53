import type { ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { PORTUGUESE_PATH } from '@/lib/paths';
import { BackgroundWork } from './background-work';
import { Header, SkipLink } from './header';
import { PageOrBook } from './page-or-book';
import styles from './page-frame.module.css';

export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="conteudo" tabIndex={-1} className={styles.main}>
        <ScriptsNotice />
        <PageOrBook>{children}</PageOrBook>
      </main>
      <Footer />
      <BackgroundWork />
    </>
  );
}

/** In the HTML of every page, where CSS hides it: it is for visits without scripts (head-script.tsx). */
const ScriptsNotice = () => (
  <p role="alert" className={styles.notice}>
    O BookShelfs precisa de JavaScript, que está desligado ou não carregou por inteiro.{' '}
    <a href="">Recarregue a página</a> ou veja os{' '}
    <a href="https://www.gutenberg.org/browse/languages/pt">
      livros em português do Project Gutenberg
    </a>
    .
  </p>
);

const Footer = () => (
  <footer className={styles.footer}>
    <p>
      Veja os <AppLink href={PORTUGUESE_PATH}>livros em português, de A a Z</AppLink>. Os livros vêm
      do <a href="https://www.gutenberg.org/">Project Gutenberg</a>, pelo catálogo{' '}
      <a href="https://gutendex.com/">Gutendex</a>. Contas e empréstimos ficam só neste navegador.
    </p>
  </footer>
);
