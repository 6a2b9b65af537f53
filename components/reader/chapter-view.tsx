import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
} from 'react';
import { respellIn } from '@/lib/reading/respell';
import styles from './reader.module.css';
import { useReadingPlace, type ReadingPlace } from './use-reading-place';

interface ChapterViewProps extends Pick<
  ReadingPlace,
  'bar' | 'layout' | 'isTurned' | 'onMove' | 'onKeep'
> {
  /** The file that has the chapter, once it is there. */
  html: string | undefined;
  /** The chapter's id in it. */
  id: string;
  lang: string;
  /** Today's spelling, where it is wanted and there. */
  spelling: ReadonlyMap<string, string> | undefined;
}

/** The text of a chapter. A word in today's spelling says its old form while it has focus. */
export function ChapterView({ html, id, lang, spelling, ...place }: ChapterViewProps) {
  const article = useRef<HTMLElement>(null);
  const [oldForm, setOldForm] = useState<string | null>(null);

  const [content, setContent] = useState<readonly Node[]>([]);
  useEffect(() => {
    if (html === undefined) return;
    // Making a long chapter and putting it in the page are two tasks. (React may lose a deferred value
    // while Next's router loads a page: https://github.com/vercel/next.js/issues/98303.)
    const timer = setTimeout(setContent, 0, contentOf(html, id, spelling));
    return () => clearTimeout(timer);
  }, [html, id, spelling]);
  useLayoutEffect(() => article.current?.replaceChildren(...content), [content]);
  useReadingPlace({ article, content, ...place });

  const showOldForm = ({ target }: FocusEvent) =>
    setOldForm((target instanceof HTMLElement && target.dataset.old) || null);
  return (
    <>
      <article
        ref={article}
        lang={lang}
        aria-busy={content.length === 0}
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

/** The blocks of a chapter, as they are shown. */
function contentOf(html: string, id: string, spelling: ReadonlyMap<string, string> | undefined) {
  const chapter = new DOMParser().parseFromString(html, 'text/html').getElementById(id);
  if (chapter && spelling) respellIn(chapter, spelling);
  chapter?.querySelectorAll('p.verse').forEach(splitLines);
  return [...(chapter?.childNodes ?? [])];
}

/** Makes an element of each line of verse, so that CSS can indent where it wraps. */
function splitLines(verse: Element): void {
  const lines = [...verse.querySelectorAll('br'), null].map((end) => {
    const range = document.createRange();
    range.selectNodeContents(verse);
    if (end) range.setEndBefore(end);
    const line = document.createElement('span');
    line.append(range.extractContents());
    end?.remove();
    return line;
  });
  verse.replaceChildren(...lines);
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
