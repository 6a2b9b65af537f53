import type { TitleMatch } from '@/lib/search/title-index';

/** Under a title: today's spelling of it, or the language and title of the book that it means. */
export function TitleNote({ note }: Pick<TitleMatch, 'note'>) {
  if (!note) return null;
  return (
    <>
      {note.label && `${note.label} `}
      <span lang={note.language}>{note.title}</span>
    </>
  );
}
