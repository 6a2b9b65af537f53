import type { RefObject } from 'react';
import type { Way } from '@/lib/reading/address';
import { LinkToBook } from './link-to-book';
import { PANELS } from './panel';
import styles from './reader.module.css';

interface ReaderBarProps {
  ref: RefObject<HTMLDivElement | null>;
  bookId: number;
  title: string;
  /** How much of the book is read, and the chapter's name. */
  here: string;
  /** From 0 to 1. */
  read: number;
  way: Way | undefined;
}

/** The way back to the book's page, the buttons of the panels, and how much is read. */
export function ReaderBar({ ref, bookId, title, here, read, way }: ReaderBarProps) {
  return (
    <div ref={ref} className={styles.bar}>
      <LinkToBook id={bookId} className={styles.book} aria-label={`Voltar a ${title} ${here}`}>
        ←{' '}
        <div>
          <h1>{title}</h1> <small>{here}</small>
        </div>
      </LinkToBook>
      {Object.values(PANELS).map((panel) => (
        <button
          key={panel.id}
          type="button"
          popoverTarget={panel.id}
          aria-label={panel.name}
          aria-keyshortcuts={panel.key}
          title={`Tecla: ${panel.key}`}
        >
          {panel.sign}
        </button>
      ))}
      {way === 'jump' && (
        <button type="button" className={styles.back} onClick={() => history.back()}>
          ← Voltar para onde eu estava
        </button>
      )}
      <progress aria-label="Lido" className={styles.progress} max={1} value={read} />
    </div>
  );
}
