import { useMemo } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { bookHref } from '@/lib/paths';
import { Panel, PANELS, type PlacesProps } from './panel';
import styles from './reader.module.css';

interface ChapterListProps extends PlacesProps {
  /** From 1. */
  current: number;
}

/** The chapters of a book, and where the reader is. */
export function ChapterList({ text, current, last, spelled, onOpen }: ChapterListProps) {
  const names = useMemo(() => text.chapters.map(({ name }) => spelled(name)), [text, spelled]);
  return (
    <Panel id={PANELS.chapters.id} title="Capítulos">
      {last < names.length && (
        <p className={styles.note}>
          <AppLink href={bookHref(text.id)}>Pegue o livro</AppLink> para abrir os capítulos
          seguintes.
        </p>
      )}
      <ol>
        {names.map((name, index) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index + 1 === current ? 'true' : undefined}
              disabled={index + 1 > last}
              onClick={() => onOpen({ chapter: index + 1 })}
            >
              {name || `Capítulo ${index + 1}`}
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
