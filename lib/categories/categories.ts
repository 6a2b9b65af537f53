/** The categories and their labels, in the order SPEC section 3 lists them. */
export const CATEGORIES = [
  { key: 'fiction', label: 'Ficção' },
  { key: 'children', label: 'Infantil' },
  { key: 'history', label: 'História' },
  { key: 'science', label: 'Ciência' },
  { key: 'poetry', label: 'Poesia' },
  { key: 'drama', label: 'Drama/Teatro' },
  { key: 'fantasy', label: 'Fantasia' },
  { key: 'philosophy', label: 'Filosofia' },
  { key: 'religion', label: 'Religião' },
  { key: 'travel', label: 'Viagem' },
  { key: 'biography', label: 'Biografia' },
  { key: 'art', label: 'Arte' },
  { key: 'mystery', label: 'Mistério/Crime' },
] as const;

export type CategoryKey = (typeof CATEGORIES)[number]['key'];

/** What a book of no category is shown as. */
export const GENERAL_LABEL = 'Geral';

/** As many labels as a card shows at most (SPEC section 9). */
export const MAX_CATEGORY_LABELS = 4;

/** Whether a text, of the address bar for instance, is the key of a category. */
export const isCategoryKey = (value: string | null): value is CategoryKey =>
  CATEGORIES.some(({ key }) => key === value);
