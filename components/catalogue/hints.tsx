import { useState } from 'react';
import { BookLink } from '@/components/book-card/opened-book';
import { AppLink } from '@/components/ui/app-link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { focusContent } from '@/lib/browser/platform';
import type { CataloguePage } from '@/lib/catalogue/normalise';
import { formatNames, plural } from '@/lib/format';
import { catalogueHref } from '@/lib/paths';
import type { TitleIndexState } from '@/lib/search/hooks';
import type { TitleMatch } from '@/lib/search/title-data';
import styles from './hints.module.css';
import { KindLinks } from './kind-links';
import { TitleNote } from './search-form';

export const HINTS_HEADING = 'Talvez você procure';

/** It disappears with the search. */
export const AuthorLink = ({ name }: { name: string }) => (
  <AppLink href={catalogueHref({ search: name })} onClick={focusContent}>
    {name}
  </AppLink>
);

interface HintsProps {
  titles: TitleIndexState;
  search: string;
  /** Undefined if the service failed. */
  page: CataloguePage | undefined;
}

/** Above the books of a search: the ways to those of its kind, and what it may mean that the service did not return. */
export function Hints({ titles: { index, isLoading }, search, page }: HintsProps) {
  const found = page?.results;
  // Those that come after the books would move them.
  const [isLate] = useState(isLoading && found !== undefined && found.length > 0);
  if (isLate) return null;
  const kind = index?.findKind(search);
  // Where the service has no more pages they are cards below its own.
  const all = page?.next === null ? [] : (index?.hints(search, !!found) ?? []);
  // The service has what is on this page, and on its next ones an author's other books.
  const words = search.toLowerCase().split(' ');
  const isTheirs = ({ id, authors, hasNoTitleWord }: TitleMatch) => {
    const names = authors.join(' ').toLowerCase();
    const isByAuthor = hasNoTitleWord && words.every((word) => names.includes(word));
    return isByAuthor || found?.some((book) => book.id === id);
  };
  const hints = found ? all.filter((hint) => !isTheirs(hint)) : all;
  const authors = found?.length ? found.flatMap((book) => book.authors) : null;
  const missing = authors && index?.findMissingWorks(search, authors);
  return (
    <>
      {kind && <KindLinks found={kind} />}
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
      {hints.length > 0 && <TitleLine hints={hints} isAlone={!found} />}
    </>
  );
}

interface TitleLineProps {
  hints: readonly TitleMatch[];
  /** Whether no books follow: then they have as many lines as they need. */
  isAlone?: boolean;
  /** Said above them. */
  note?: string;
}

/** Titles without their books. */
export function TitleLine({ hints, isAlone, note: above }: TitleLineProps) {
  return (
    <section
      aria-labelledby="hints-heading"
      className={isAlone ? `${styles.line} ${styles.alone}` : styles.line}
    >
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
                {formatNames(authors, ' · ')}
              </span>
            </BookLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
