/** @jest-environment node */
import { CATEGORIES, isCategoryKey } from '@/lib/categories/categories';

test('the categories are those of SPEC section 3, in its order', () => {
  expect(CATEGORIES.map(({ key, label }) => `${key} ${label}`)).toEqual([
    'fiction Ficção',
    'children Infantil',
    'history História',
    'science Ciência',
    'poetry Poesia',
    'drama Drama/Teatro',
    'fantasy Fantasia',
    'philosophy Filosofia',
    'religion Religião',
    'travel Viagem',
    'biography Biografia',
    'art Arte',
    'mystery Mistério/Crime',
  ]);
});

test('only their keys are keys', () => {
  expect(CATEGORIES.every(({ key }) => isCategoryKey(key))).toBe(true);
  expect([null, '', 'Ficção', 'FICTION', 'toString'].some(isCategoryKey)).toBe(false);
});
