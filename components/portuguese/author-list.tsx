'use client';

import { useMemo, useState } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { useEarlyValue } from '@/components/ui/use-early-value';
import { plural } from '@/lib/format';
import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/rules';
import { bookHref, catalogueHref, withBasePath } from '@/lib/paths';
import { withoutDiacritics } from '@/lib/search/fold';
import { useTitleIndex } from '@/lib/search/hooks';
import styles from './author-list.module.css';

interface ListedAuthor {
  /** As one says it: "Eça de Queirós". */
  name: string;
  /** `note`: today's title, what tells a book from another edition, whether it can be read here. */
  books: readonly { id: number; title: string; note: string }[];
}

export interface ListedLetter {
  letter: string;
  authors: readonly ListedAuthor[];
}

interface AuthorListProps {
  title: string;
  /** How many books there are. */
  count: number;
  letters: readonly ListedLetter[];
}

const anchor = (letter: string) => `letra-${letter === '#' ? 'outras' : letter.toLowerCase()}`;

/** The books with these numbers, where they are in the list; those of an author of this name there alone. */
function onlyBooks(letters: readonly ListedLetter[], ids: ReadonlySet<number>, wanted: string) {
  const words = withoutDiacritics(wanted).split(' ');
  const isNamed = (name: string) => words.every((word) => withoutDiacritics(name).includes(word));
  const named = letters.flatMap(({ authors }) => authors).filter(({ name }) => isNamed(name));
  const own = new Set(named.flatMap(({ books }) => books.map(({ id }) => id)));
  const ofAuthor = ({ name, books }: ListedAuthor) => ({
    name,
    books: books.filter(({ id }) => ids.has(id) && (isNamed(name) || !own.has(id))),
  });
  return letters
    .map(({ letter, authors }) => ({
      letter,
      authors: authors.map(ofAuthor).filter(({ books }) => books.length > 0),
    }))
    .filter(({ authors }) => authors.length > 0);
}

/**
 * All Portuguese books by author, as plain links that a crawler follows too, and that need no script. Their
 * pages have the books in them: a visit to one is as fast as opening it in the app.
 */
export function AuthorList({ title, count, letters }: AuthorListProps) {
  const [typed, setTyped] = useState('');
  const field = useEarlyValue<HTMLInputElement>(typed, setTyped);
  const wanted = typed.trim();
  // One letter is in all names.
  const { index } = useTitleIndex(wanted.length > 1);
  const isFiltered = wanted.length > 1 && index !== null;
  const shown = useMemo(() => {
    if (!isFiltered) return letters;
    return onlyBooks(letters, new Set(index.suggest(wanted, Infinity).map(({ id }) => id)), wanted);
  }, [letters, wanted, index, isFiltered]);
  // A book of several authors is listed for each.
  const found = new Set(
    shown.flatMap(({ authors }) => authors.flatMap(({ books }) => books.map(({ id }) => id))),
  ).size;
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>
        {plural(count, 'livro', 'livros')}, por autor. Qualquer um é seu por {LOAN_DAYS_IN_WORDS},
        de graça.
      </p>
      <div className={styles.top}>
        <input
          ref={field}
          type="search"
          aria-label="Buscar autor ou título"
          placeholder="Buscar autor ou título…"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            window.scrollTo({ top: 0 });
          }}
        />
        <nav aria-label="Letras" className={styles.letters}>
          <ul>
            {shown.map(({ letter }) => (
              <li key={letter}>
                <a href={`#${anchor(letter)}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p role="status" className={styles.found}>
        {isFiltered && found > 0 && plural(found, 'livro encontrado', 'livros encontrados')}
        {isFiltered && found === 0 && `Nada com “${wanted}”. `}
        {isFiltered && found === 0 && (
          <AppLink href={catalogueHref({ search: wanted })}>Buscar no catálogo</AppLink>
        )}
      </p>
      {shown.map(({ letter, authors }) => (
        <section key={letter} aria-labelledby={anchor(letter)} className={styles.section}>
          <h2 id={anchor(letter)}>{letter}</h2>
          <div className={styles.authors}>
            {authors.map((author) => (
              <Author key={`${author.name} ${author.books[0]?.id}`} {...author} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function Author({ name, books }: ListedAuthor) {
  return (
    <div className={styles.author}>
      <h3>{name}</h3>
      <ul>
        {books.map(({ id, title, note }) => (
          <li key={id}>
            <a href={withBasePath(bookHref(id))} lang="pt">
              {title}
            </a>
            {note && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
