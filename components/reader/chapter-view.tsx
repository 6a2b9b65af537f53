import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import type { Anchor } from '@/lib/reading/places';
import { respellIn } from '@/lib/reading/respell';
import styles from './reader.module.css';
import { useReadingPlace } from './use-reading-place';

interface ChapterViewProps {
  /** The file that has the chapter. */
  html: string;
  /** The chapter's id in it. */
  id: string;
  lang: string;
  /** Today's spelling, where it is wanted and there. */
  spelling: ReadonlyMap<string, string> | null;
  /** Changes when the letters or the column do. */
  layout: string;
  bar: RefObject<HTMLElement | null>;
  /** Where the reader is, and how much of the chapter is read, from 0 to 1. */
  onMove: (anchor: Anchor | null, share: number) => void;
  onKeep: (anchor: Anchor | null, share: number) => void;
}

/** The text of a chapter. A word in today's spelling says its old form while it has focus. */
export function ChapterView({ html, id, lang, spelling, layout, ...place }: ChapterViewProps) {
  const article = useRef<HTMLElement>(null);
  const [oldForm, setOldForm] = useState<string | null>(null);

  useLayoutEffect(() => {
    const chapter = new DOMParser().parseFromString(html, 'text/html').getElementById(id);
    if (chapter && spelling) respellIn(chapter, spelling);
    article.current?.replaceChildren(...(chapter?.childNodes ?? []));
  }, [html, id, spelling]);

  const look = `${layout} ${spelling !== null}`;
  useReadingPlace({ article, look, ...place });

  const showOldForm = ({ target }: FocusEvent) =>
    setOldForm((target instanceof HTMLElement && target.dataset.old) || null);
  return (
    <>
      <article
        ref={article}
        lang={lang}
        className={styles.chapter}
        onFocus={showOldForm}
        onBlur={() => setOldForm(null)}
        onClick={toggleNote}
      />
      <p role="status" className={styles.oldForm}>
        {oldForm && `No livro: ${oldForm}`}
      </p>
    </>
  );
}

/** A press on a note's number shows the note below its paragraph, and the next one hides it. */
function toggleNote(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a.note');
  const note = link && event.currentTarget.querySelector<HTMLElement>(`aside${link.hash}`);
  if (!note) return;
  event.preventDefault();
  const block = [...event.currentTarget.children].find((child) => child.contains(link));
  const isOpen = note.dataset.open !== undefined && block?.nextElementSibling === note;
  delete note.dataset.open;
  if (isOpen) return;
  block?.after(note);
  note.dataset.open = '';
}
