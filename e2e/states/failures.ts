import { BOOK, alertOf } from '../support/library';
import { go, type State } from './state';

export const FAILURE_STATES: State[] = [
  {
    name: 'storage unavailable',
    open: async (page, baseURL) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      await go(page, 'auth/', baseURL);
    },
    shows: (page) => alertOf(page, 'Este navegador não deixa o site guardar dados'),
  },
  {
    name: '404',
    faults: /404.*\/estante/,
    open: (page, baseURL) => go(page, 'estante', baseURL),
    shows: (page) => page.getByRole('heading', { name: 'Página não encontrada' }),
  },
  {
    name: 'crash page',
    faults: /o que ninguém previu/,
    open: async (page, baseURL) => {
      // The app reads this when it renders a cover; no browser fails so.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          get() {
            throw new Error('o que ninguém previu');
          },
        });
      });
      await go(page, `book/${BOOK.id}/`, baseURL);
    },
    shows: (page) => page.getByRole('heading', { name: 'Algo deu errado' }),
  },
];
