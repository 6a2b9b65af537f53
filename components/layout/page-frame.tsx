import type { ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';
import { ServiceWorker } from './service-worker';
import { PageNotices } from './page-notices';
import { PageOrBook } from './page-or-book';
import { RouteFocus } from './route-focus';
import { TitleFont } from './title-font';
import styles from './page-frame.module.css';

/** What is on every page around its content. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#conteudo" className={styles.skip}>
        Pular para o conteúdo
      </a>
      <RouteFocus />
      <TitleFont />
      <Header />
      <main id="conteudo" tabIndex={-1} className={styles.main}>
        <PageNotices />
        <PageOrBook>{children}</PageOrBook>
      </main>
      <Footer />
      <ServiceWorker />
    </>
  );
}
