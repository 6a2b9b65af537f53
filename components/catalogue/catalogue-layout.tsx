import type { ReactNode } from 'react';
import styles from './catalogue-layout.module.css';
import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/loan-period';

interface CatalogueLayoutProps {
  controls: ReactNode;
  /** Shown in place of the children. */
  instead?: ReactNode;
  children: ReactNode;
}

/** The frame of the catalogue, used while it loads too. */
export function CatalogueLayout({ controls, instead, children }: CatalogueLayoutProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>Explorar Livros</h1>
        <p className={styles.lead}>Um livro por {LOAN_DAYS_IN_WORDS}, grátis, sem cartão.</p>
        <div className={styles.controls}>{controls}</div>
      </header>
      {instead || children}
    </div>
  );
}
