import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { openBook } from '@/components/book-card/opened-book';
import { SearchIcon } from '@/components/ui/icons';
import { useEarlyValue } from '@/components/ui/use-early-value';
import { useKeydown } from '@/components/ui/use-keydown';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatNames } from '@/lib/format';
import { languageName } from '@/lib/languages';
import { useTitleIndex } from '@/lib/search/hooks';
import type { TitleMatch } from '@/lib/search/title-data';
import styles from './search-form.module.css';

/** SPEC section 9. */
const DEBOUNCE_MS = 400;
/** Suggestions begin with the second letter. */
const MIN_LETTERS = 2;

interface SearchFormProps {
  /** The search that is shown now. */
  search: string;
  onSearch: (search: string) => void;
}

/**
 * The search field: searches 400 ms after the last key, or at once on Enter. Meanwhile it suggests
 * Portuguese titles, as a combobox by the WAI-ARIA pattern.
 */
export function SearchForm({ search, onSearch }: SearchFormProps) {
  const [entered, setEntered] = useState({ search, text: search });
  // A search made of the text keeps it ("dom " for "dom"); any other replaces it.
  if (entered.search !== search) {
    const isOwn = entered.text.trim() === search;
    setEntered({ search, text: isOwn ? entered.text : search });
  }
  const { text } = entered;
  const setText = (typed: string) => setEntered({ search, text: typed });
  const [open, setOpen] = useState(false);
  /** The place of the title that the arrows have chosen, or -1. */
  const [active, setActive] = useState(-1);
  const listId = useId();
  const optionId = (place: number) => `${listId}-${place}`;

  const pending = text.trim() !== search;
  const enough = text.trim().length >= MIN_LETTERS;
  const { index } = useTitleIndex(enough);
  const wanted = open && enough ? text : '';
  // Each key is painted before its titles are looked up.
  const lookedUp = useDeferredValue(wanted);
  const found = useMemo(() => (lookedUp && index?.suggest(lookedUp)) || [], [lookedUp, index]);
  const matches = wanted ? found : [];
  const expanded = matches.length > 0;
  const chosen = matches[active];

  const type = (typed: string) => {
    setText(typed);
    setOpen(true);
    setActive(-1);
  };
  const field = useEarlyValue<HTMLInputElement>(text, type);
  useKeydown((event) => {
    if (event.key !== '/' || document.activeElement?.matches('input, select, textarea')) return;
    event.preventDefault();
    field.current?.focus();
  });
  const searchFor = (typed: string) => {
    const trimmed = typed.trim();
    setText(typed);
    if (trimmed !== search) onSearch(trimmed);
  };

  const searchTyped = useEffectEvent(() => searchFor(text));
  // Each key restarts the debounce.
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => searchTyped(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, pending]);

  const choose = (id: number) => {
    setOpen(false);
    // Cancels the pending search.
    setText(search);
    openBook(id);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    searchFor(text);
    // The keyboard on the screen would stay above the books.
    if (navigator.maxTouchPoints > 0) field.current?.blur();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      if (expanded) setOpen(false);
      else searchFor('');
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen.id);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      // The field is between the last title and the first.
      const positions = matches.length + 1;
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(((active + 1 + step + positions) % positions) - 1);
    }
  };

  return (
    <form role="search" className={styles.form} onSubmit={submit}>
      <label className={styles.field}>
        <VisuallyHidden>Buscar livros</VisuallyHidden>
        <SearchIcon />
        <input
          ref={field}
          // public/manifest.webmanifest has a shortcut to it.
          id="busca"
          type="search"
          name="q"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKey}
          onBlur={() => setOpen(false)}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={expanded}
          aria-controls={expanded ? listId : undefined}
          aria-activedescendant={chosen && optionId(active)}
          placeholder="Buscar por título, autor ou palavra-chave…"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
        />
      </label>
      {expanded && (
        <ul id={listId} role="listbox" aria-label="Sugestões de livros" className={styles.list}>
          {matches.map((match, place) => (
            <li
              key={match.id}
              id={optionId(place)}
              role="option"
              aria-selected={place === active}
              className={styles.option}
              // Pressing must not take focus from the field: the list would be gone before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(match.id)}
            >
              <span className={styles.title} lang={match.language}>
                {match.title}
              </span>
              <TitleNote note={match.note} />
              <span>
                {formatNames(match.authors, ' · ')}
                {matches.some((it) => it !== match && it.title === match.title) &&
                  ` · nº ${match.id}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

/** Under a title: today's spelling of it, or the language and title of the book that it means. */
export const TitleNote = ({ note }: Pick<TitleMatch, 'note'>) =>
  note && (
    <span>
      {note.isBook && (note.language === 'pt' ? 'em: ' : `em ${languageName(note.language)}: `)}
      <span lang={note.language}>{note.title}</span>
    </span>
  );
