import { useEffect, useRef } from 'react';
import { AppLink } from '@/components/ui/app-link';
import { useEarlyValue } from '@/components/ui/use-early-value';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { CATEGORIES } from '@/lib/categories/categories';
import { capitalise } from '@/lib/format';
import { LANGUAGES, languageName } from '@/lib/languages';
import { PORTUGUESE_PATH, catalogueHref, type CatalogueQuery } from '@/lib/paths';
import { SHELVES } from '@/lib/shelves/shelves';
import styles from './filters.module.css';

interface FiltersProps {
  query: CatalogueQuery;
  onQuery: (query: Partial<CatalogueQuery>) => void;
}

/** The two ways to narrow the catalogue: by language (the service's) and by category (ours). */
export function Filters({ query: { language, category }, onQuery }: FiltersProps) {
  return (
    <div className={styles.filters}>
      <Filter
        label="Idioma"
        none="todos"
        value={language}
        options={LANGUAGES.map((key) => ({ key, label: capitalise(languageName(key)) }))}
        onChoose={(key) => onQuery({ language: key, page: 1 })}
      />
      <Filter
        label="Categoria"
        none="todas"
        value={category}
        options={CATEGORIES}
        onChoose={(key) => onQuery({ category: key })}
      />
    </div>
  );
}

interface FilterProps<Key extends string> {
  label: string;
  /** Said of no choice. */
  none: string;
  value: Key | '';
  options: readonly { key: Key; label: string }[];
  onChoose: (key: Key | '') => void;
}

function Filter<Key extends string>({ label, none, value, options, onChoose }: FilterProps<Key>) {
  const enter = (entered: string) =>
    onChoose(options.find(({ key }) => key === entered)?.key ?? '');
  const select = useEarlyValue<HTMLSelectElement>(value, enter);
  return (
    <label>
      <VisuallyHidden>{label}</VisuallyHidden>
      <select
        ref={select}
        className={styles.select}
        value={value}
        onChange={({ target }) => enter(target.value)}
      >
        <option value="">
          {label}: {none}
        </option>
        {options.map((option) => (
          <option key={option.key} value={option.key}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The Portuguese books and the shelves, one press away. Pressing the chip in use leaves it. */
export function ShelfChips({ query }: Pick<FiltersProps, 'query'>) {
  const { language, shelf } = query;
  const chips = useRef<HTMLUListElement>(null);
  // The chip of a shelf that was opened by its address may be out of sight.
  useEffect(() => {
    const chip = shelf && chips.current?.querySelector('[aria-current]');
    if (chip) chip.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shelf]);

  const chip = (label: string, isCurrent: boolean, href: string) => (
    <li key={label}>
      <AppLink href={href} aria-current={isCurrent || undefined}>
        {label}
      </AppLink>
    </li>
  );
  const isPortuguese = language === 'pt' && !shelf;
  return (
    <nav aria-label="Estantes" className={styles.chips}>
      <ul ref={chips}>
        {chip(
          'Em português',
          isPortuguese,
          catalogueHref({ ...query, language: isPortuguese ? '' : 'pt', page: 1, shelf: '' }),
        )}
        {chip('De A a Z', false, PORTUGUESE_PATH)}
        {SHELVES.map(({ key, label }) =>
          chip(label, key === shelf, catalogueHref({ shelf: key === shelf ? '' : key })),
        )}
      </ul>
    </nav>
  );
}
