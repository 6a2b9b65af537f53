import { useMemo } from 'react';
import type { TextDescription } from '@/lib/reading/text';
import { Panel } from './panel';
import styles from './reader.module.css';

interface ChapterListProps {
  id: string;
  text: TextDescription;
  /** From 1. */
  current: number;
  /** The last chapter that the reader may open. */
  last: number;
  /** Puts words in the spelling that is shown. */
  spelled: (words: string) => string;
  onOpen: (target: { chapter: number }) => void;
}

/** The chapters of a book, and where the reader is. */
export function ChapterList({ id, text, current, last, spelled, onOpen }: ChapterListProps) {
  const names = useMemo(() => text.chapters.map(({ name }) => spelled(name)), [text, spelled]);
  return (
    <Panel id={id} title="Capítulos">
      <ol className={styles.chapters}>
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
