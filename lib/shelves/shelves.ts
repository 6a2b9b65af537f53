/** The shelves of our own choosing, in the order they are offered; shelf-books.ts has their books. */
export const SHELVES = [
  { key: 'vestibular', label: 'Leituras de vestibular' },
  { key: 'contos', label: 'Contos de uma noite' },
  { key: 'poesia', label: 'Poesia' },
  { key: 'teatro', label: 'Teatro' },
  { key: 'viagens', label: 'Viagens e descobertas' },
  { key: 'criancas', label: 'Para crianças' },
  { key: 'portugal', label: 'Portugal' },
  { key: 'brasil', label: 'Brasil' },
  { key: 'autoras', label: 'Autoras' },
  { key: 'misterio', label: 'Mistério' },
] as const;

export type ShelfKey = (typeof SHELVES)[number]['key'];

/** Whether a text is the key of a shelf. */
export const isShelfKey = (value: string | null): value is ShelfKey =>
  SHELVES.some(({ key }) => key === value);
