import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Facts, type Fact } from '@/components/ui/facts';
import { Cover } from '@/components/book-card/cover';
import { Names } from '@/components/book-card/names';
import type { Book } from '@/lib/book';
import { splitTitle } from '@/lib/catalogue/titles';
import { readSummary } from '@/lib/catalogue/summary';
import { formatNumber, isSomebody } from '@/lib/format';
import { formatLanguages } from '@/lib/languages';
import { useTextHere } from '@/lib/reading/texts-here';
import { useTitleIndex } from '@/lib/search/hooks';
import { BookActions } from './book-actions';
import styles from './book-details.module.css';
import { MoreByAuthor } from './more-by-author';

/** SPEC section 9. */
const MAX_SUBJECTS = 12;
/** Letters; longer ones are set smaller, so that a phone shows the actions too. */
const LONG_TITLE = 60;

interface BookDetailsProps {
  book: Book;
  /** The title in today's spelling, null where it is the same; undefined where only the index knows. */
  todaysTitle: string | null | undefined;
}

/** A book's page, in the layout of a library's catalogue card. */
export function BookDetails({ book, todaysTitle }: BookDetailsProps) {
  const { id, title, authors, languages } = book;
  const author = authors.find(isSomebody);
  const summary = readSummary(book);
  const { main, mark, subtitle } = splitTitle(title);
  const people = (label: string, names: readonly string[]): Fact[] =>
    names.length ? [[label, <Names key="names" names={names} />]] : [];
  const facts: Fact[] = [
    ...people('Editores:', book.editors),
    ...people('Tradutores:', book.translators),
    ['Idioma(s):', formatLanguages(languages) || '—'],
    ['Downloads:', formatNumber(book.downloadCount), 'Downloads no Project Gutenberg:'],
  ];
  return (
    <>
      <article className={styles.book}>
        <div className={styles.cover}>
          <Cover id={id} title={title} authors={authors} thumbnail={book.thumbnail} eager />
        </div>
        <div className={styles.head}>
          <h1
            className={main.length > LONG_TITLE ? `${styles.title} ${styles.long}` : styles.title}
            lang={languages[0]}
          >
            {main}
            {subtitle && (
              <>
                <span className={styles.mark}>{mark}</span>{' '}
                <span className={styles.subtitle}>{subtitle}</span>
              </>
            )}
          </h1>
          <TodaysTitle book={book} todaysTitle={todaysTitle} />
          <dl className={styles.authors}>
            <dt>Autor(es):</dt>
            <dd>
              <Names names={authors} linked />
            </dd>
          </dl>
        </div>
        <div className={styles.body}>
          <BookActions book={book} />
          {summary && (
            <section aria-labelledby="summary-heading">
              <h2 id="summary-heading">Resumo</h2>
              <p className={styles.summary} lang={summary.language}>
                {summary.text}
              </p>
              {summary.generated && <p className={styles.note}>Resumo automático, em inglês.</p>}
            </section>
          )}
          <Facts facts={facts} />
          {book.publicDomain && <Rights id={book.id} />}
          {book.subjects.length > 0 && (
            <section aria-labelledby="subjects-heading">
              <h2 id="subjects-heading">Assuntos</h2>
              <ul className={styles.subjects}>
                {book.subjects.slice(0, MAX_SUBJECTS).map((subject) => (
                  <li key={subject} lang="en">
                    <Badge>{subject}</Badge>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </article>
      {author && <MoreByAuthor book={book} author={author} />}
    </>
  );
}

/** Where the book is free. The rights of those with a text here were checked: docs/decisions/0018-texts.md. */
function Rights({ id }: { id: number }) {
  const elsewhere = useTextHere(id)
    ? ', no Brasil e em Portugal.'
    : '. Em outros países, consulte a lei local.';
  return <p className={styles.note}>Domínio público nos EUA{elsewhere}</p>;
}

/**
 * Under the title of a Portuguese book, today's spelling of it; under a foreign one, its titles in
 * Portuguese. The index may come after the book: then space is kept for it after the authors, and nothing
 * moves.
 */
function TodaysTitle({ book: { id }, todaysTitle }: BookDetailsProps) {
  const { index, isLoading } = useTitleIndex(todaysTitle === undefined);
  const [isLate] = useState(isLoading);
  const names = index?.titlesInPortuguese(id).join(', ');
  const title = todaysTitle ?? index?.todaysTitle(id) ?? (names && `Título em português: ${names}`);
  if (!title && !isLate) return null;
  return (
    <p className={isLate ? `${styles.today} ${styles.late}` : styles.today} lang="pt">
      {title}
    </p>
  );
}
