import { OWN_BOOK } from '@/fake-gutendex/read-books';
import { AS_ANA, anasLoan, seed } from '../support/borrowers';
import { goTo, state, type Walk, type Way } from './state';

const LENT = { ...AS_ANA, loans: [anasLoan({ bookId: OWN_BOOK.id, title: OWN_BOOK.title })] };

const openBook: Way = async (page) => {
  await seed(page.context(), LENT);
  await page.goto(`./ler/?livro=${OWN_BOOK.id}&cap=2`);
};

const panel =
  (button: string): Way =>
  (page) =>
    page.getByRole('button', { name: button, exact: true }).first().click();

const theme =
  (name: string): Way =>
  (page) =>
    page.getByRole('radio', { name }).check();

/** A book that is read here: its text in three colours, its panels, and its beginning for everybody. */
export const READER_WALKS: readonly Walk[] = [
  {
    name: 'reader',
    states: [
      state('reader', openBook, /^capítulo 2 de .* até o fim$/),
      state('reader, settings', panel('Aa, aparência'), 'Tamanho da letra'),
      state('reader, sepia', theme('Sépia'), 'Tamanho da letra'),
      state('reader, dark', theme('Escuro'), 'Tamanho da letra'),
      state('reader, chapters', panel('Capítulos'), (page) =>
        page.locator('[aria-current="true"]'),
      ),
      state('reader, search', panel('Buscar'), 'Buscar no livro'),
    ],
  },
  {
    name: 'beginning of a book',
    states: [
      state('beginning', goTo(`./ler/?livro=${OWN_BOOK.id}&cap=5`), 'O começo termina aqui'),
      state('no book', goTo('./ler/'), 'Nenhum livro aberto'),
    ],
  },
];
