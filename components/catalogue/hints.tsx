import { useState } from 'react';
import { BookLink } from '@/components/book-card/opened-book';
import { AppLink } from '@/components/ui/app-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Book } from '@/lib/book';
import { formatNames, plural } from '@/lib/format';
import { catalogueHref } from '@/lib/paths';
import { findHints, type TitleIndexState } from '@/lib/search/hooks';
import type { TitleMatch } from '@/lib/search/title-data';
import styles from './hints.module.css';
import { TitleNote } from './search-form';

export const HINTS_HEADING = 'Talvez você procure';

export const AuthorLink = ({ name }: { name: string }) => (
  <AppLink href={catalogueHref({ search: name })}>{name}</AppLink>
);

interface HintsProps {
  titles: TitleIndexState;
  search: string;
  /** What the service found; undefined if it failed. */
  found: readonly Book[] | undefined;
}

/** The books that a search may mean and the service did not return, in a line above those that it did. */
export function Hints({ titles: { index, isLoading }, search, found }: HintsProps) {
  // Those that come after the books would move them.
  const [isLate] = useState(found !== undefined && isLoading);
  if (isLate) return null;
  const hints = findHints(index, search, found !== undefined).filter(
    ({ id }) => !found?.some((book) => book.id === id),
  );
  const authors = found?.flatMap((book) => book.authors);
  const missing = authors && index?.findMissingWorks(search, new Date().getFullYear(), authors);
  return (
    <>
      {missing && (
        <p role="status" className={styles.note}>
          {missing.work ? `“${missing.work}”` : missing.name} ainda não está aqui. Que tal ler{' '}
          {new Intl.ListFormat('pt-BR', { type: 'disjunction' })
            .formatToParts(missing.neighbours)
            .map(({ type, value }) =>
              type === 'literal' ? value : <AuthorLink key={value} name={value} />,
            )}
          ?
        </p>
      )}
      {hints.length > 0 && <TitleLine hints={hints} />}
    </>
  );
}

interface TitleLineProps {
  hints: readonly TitleMatch[];
  /** Said above them. */
  note?: string;
}

/** Titles in a line, without their books. */
export function TitleLine({ hints, note: above }: TitleLineProps) {
  return (
    <section aria-labelledby="hints-heading" className={styles.line}>
      <h3 id="hints-heading" className={styles.heading}>
        {HINTS_HEADING}
      </h3>
      <div role="status">
        <VisuallyHidden>
          {plural(hints.length, 'sugestão de livro', 'sugestões de livros')}
        </VisuallyHidden>
        {above && <p className={styles.note}>{above}</p>}
      </div>
      <ul className={styles.hints}>
        {hints.map(({ id, title, authors, language, note }) => (
          <li key={id}>
            <BookLink id={id} className={styles.hint}>
              <span className={styles.title} lang={language}>
                {title}
              </span>
              <span className={styles.authors}>
                {note && (
                  <>
                    <TitleNote note={note} /> ·{' '}
                  </>
                )}
                {formatNames(authors)}
              </span>
            </BookLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
