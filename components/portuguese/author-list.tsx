import { truncateTitle } from '@/lib/catalogue/book-text';
import { plural } from '@/lib/format';
import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/loan-period';
import { bookHref, withBasePath } from '@/lib/paths';
import type { AuthorWithBooks, LetterAuthors } from '@/lib/portuguese/authors';
import type { TitleData } from '@/lib/search/title-data';
import styles from './author-list.module.css';

interface AuthorListProps {
  /** How many books there are. */
  count: number;
  letters: readonly LetterAuthors[];
  /** By a book's number: its title in today's spelling, where that differs. */
  todaysTitles: TitleData['today'];
}

const anchor = (letter: string) => `letra-${letter === '#' ? 'outras' : letter.toLowerCase()}`;

/**
 * All Portuguese books by author, as plain links that a crawler follows too. Their pages have the books
 * in them: a visit to one is as fast as opening it in the app, and hundreds of links need no script.
 */
export function AuthorList({ count, letters, todaysTitles }: AuthorListProps) {
  return (
    <>
      <h1 className={styles.title}>Livros em português, de A a Z</h1>
      <p className={styles.lead}>
        {plural(count, 'livro', 'livros')} em domínio público, por autor. Qualquer um é seu por{' '}
        {LOAN_DAYS_IN_WORDS}, de graça.
      </p>
      <nav aria-label="Letras" className={styles.letters}>
        <ul>
          {letters.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${anchor(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({ letter, authors }) => (
        <section key={letter} aria-labelledby={anchor(letter)} className={styles.section}>
          <h2 id={anchor(letter)}>{letter}</h2>
          <div className={styles.authors}>
            {authors.map((one) => (
              <Author key={one.name} {...one} todaysTitles={todaysTitles} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

function Author({
  name,
  books,
  todaysTitles,
}: AuthorWithBooks & Pick<AuthorListProps, 'todaysTitles'>) {
  return (
    <div className={styles.author}>
      <h3>{name}</h3>
      <ul>
        {books.map(({ id, title }) => (
          <li key={id}>
            <a href={withBasePath(bookHref(id))} lang="pt">
              {truncateTitle(title)}
            </a>
            {todaysTitles[id] && <span className={styles.today}>{todaysTitles[id]}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
