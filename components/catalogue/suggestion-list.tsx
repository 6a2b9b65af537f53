import { formatNames } from '@/lib/format';
import type { TitleMatch } from '@/lib/search/title-index';
import styles from './suggestion-list.module.css';
import { TitleNote } from './title-hints';

interface SuggestionListProps {
  id: string;
  /** The id of the option at a place: the field names the active one by it. */
  optionId: (place: number) => string;
  matches: readonly TitleMatch[];
  /** The place of the title that the arrows have chosen, or -1. */
  active: number;
  onChoose: (id: number) => void;
}

/** The suggested titles. */
export function SuggestionList({ id, optionId, matches, active, onChoose }: SuggestionListProps) {
  return (
    <ul id={id} role="listbox" aria-label="Sugestões de livros" className={styles.list}>
      {matches.map((match, index) => (
        <li
          key={match.id}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          // Pressing must not take focus from the field: the list would be gone before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(match.id)}
        >
          <span className={styles.title} lang={match.language}>
            {match.title}
          </span>
          {match.note && (
            <span className={styles.note}>
              <TitleNote note={match.note} />
            </span>
          )}
          <span className={styles.authors}>{formatNames(match.authors)}</span>
        </li>
      ))}
    </ul>
  );
}
