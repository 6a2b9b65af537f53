import { AppLink } from '@/components/ui/app-link';
import { PORTUGUESE_PATH, catalogueHref, type CatalogueQuery } from '@/lib/paths';
import { SHELVES } from '@/lib/shelves/shelves';
import styles from './shelf-chips.module.css';

interface ShelfChipsProps {
  query: CatalogueQuery;
  onQuery: (query: Partial<CatalogueQuery>) => void;
}

const NOTHING = { search: '', language: '', category: '', page: 1, shelf: '' } as const;

/** The Portuguese books and the shelves, one press away. Pressing the chip in use leaves it. */
export function ShelfChips({ query, onQuery }: ShelfChipsProps) {
  const chip = (label: string, isCurrent: boolean, to: Partial<CatalogueQuery>) => (
    <li key={label}>
      <AppLink
        href={catalogueHref(to)}
        open={() => onQuery(to)}
        aria-current={isCurrent || undefined}
      >
        {label}
      </AppLink>
    </li>
  );
  const isPortuguese = query.language === 'pt';
  return (
    <nav aria-label="Estantes" className={styles.chips}>
      <ul>
        {chip('Em português', isPortuguese, {
          ...query,
          language: isPortuguese ? '' : 'pt',
          page: 1,
          shelf: '',
        })}
        <li>
          <AppLink href={PORTUGUESE_PATH}>De A a Z</AppLink>
        </li>
        {SHELVES.map(({ key, label }) =>
          chip(label, key === query.shelf, { ...NOTHING, shelf: key === query.shelf ? '' : key }),
        )}
      </ul>
    </nav>
  );
}
