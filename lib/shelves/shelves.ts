/** The shelves of our own choosing, in the order they are offered, those for all readers first; shelf-books.ts has their books. */
export const SHELVES = [
  { key: 'vestibular', label: 'Leituras da escola e do vestibular' },
  { key: 'contos', label: 'Contos de uma noite' },
  { key: 'poesia', label: 'Poesia', category: 'poetry' },
  { key: 'teatro', label: 'Teatro', category: 'drama' },
  { key: 'viagens', label: 'Viagens e descobertas', category: 'travel' },
  { key: 'criancas', label: 'Para crianças', category: 'children' },
  { key: 'portugal', label: 'Portugal' },
  { key: 'brasil', label: 'Brasil' },
  { key: 'autoras', label: 'Autoras' },
  { key: 'misterio', label: 'Mistério', category: 'mystery' },
] as const;

export type ShelfKey = (typeof SHELVES)[number]['key'];

/** Its name on screen. */
export const shelfLabel = (shelf: ShelfKey): string =>
  SHELVES.find(({ key }) => key === shelf)?.label ?? '';

/** The shelf of a category of books, where there is one. */
export const shelfOfCategory = (category: string): ShelfKey | undefined =>
  SHELVES.find((shelf) => 'category' in shelf && shelf.category === category)?.key;

/** Whether a text is the key of a shelf. */
export const isShelfKey = (value: string | null): value is ShelfKey =>
  SHELVES.some(({ key }) => key === value);
