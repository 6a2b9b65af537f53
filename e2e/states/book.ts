import type { Page } from '@playwright/test';
import type { Loan } from '@/lib/lending/loan';
import { AS_ANA, actionButton, anasLoan, seed, storeAsAnotherTab } from '../support/borrowers';
import { BOOK, UNKNOWN_ID, alertOf, bookOf } from '../support/library';
import { silenceCatalogue } from '../support/service';
import { LATE, loanOfBook, untilReminded } from './loans';
import { go, type State } from './state';

/** What the visitor's browser holds. */
type Visitor = Parameters<typeof seed>[1] & { loans?: readonly Loan[] };

const OTHER_BOOK = { bookId: 84, title: 'Frankenstein; or, the modern prometheus' };

async function openBookAs(page: Page, baseURL: string, records: Visitor) {
  await seed(page.context(), records);
  await go(page, `book/${BOOK.id}/`, baseURL);
  await bookOf(page).getByRole('region', { name: 'Ações' }).waitFor();
  await untilReminded(page, records.loans);
}

/** A book's page as a visitor sees it; from another state by what another tab stores. */
const bookAs = (records: Visitor, after?: string): Pick<State, 'open' | 'after'> => ({
  open: (page, baseURL) => openBookAs(page, baseURL, records),
  ...(after && {
    after: {
      state: after,
      lead: async (page) => {
        await storeAsAnotherTab(page, { loans: [], ...records });
        await untilReminded(page, records.loans);
      },
    },
  }),
});

async function borrow(page: Page) {
  await actionButton(page, 'Emprestar').click();
  await page.getByRole('banner').getByTitle(BOOK.title).waitFor();
}

export const BOOK_STATES: State[] = [
  {
    name: 'book, anonymous',
    ...bookAs({}),
    shows: (page) => page.getByRole('link', { name: 'Faça login para emprestar.' }),
  },
  {
    name: 'book, borrowable',
    ...bookAs(AS_ANA, 'book, anonymous'),
    shows: (page) => actionButton(page, 'Emprestar'),
  },
  {
    name: 'book, holding',
    ...bookAs({ ...AS_ANA, loans: [loanOfBook()] }, 'book, borrowable'),
    shows: (page) => page.getByText(/^Está com você até /),
  },
  {
    name: 'book, held by other',
    ...bookAs({ ...AS_ANA, loans: [{ ...loanOfBook(), userId: 'bia' }] }, 'book, holding'),
    shows: (page) => page.getByText('Este livro está emprestado por outro usuário'),
  },
  {
    name: 'book, other loan',
    ...bookAs({ ...AS_ANA, loans: [anasLoan(OTHER_BOOK)] }, 'book, held by other'),
    shows: (page) => page.getByText('Você já tem um empréstimo ativo.'),
  },
  {
    name: 'book, overdue',
    ...bookAs({ ...AS_ANA, loans: [{ ...loanOfBook(), ...LATE }] }, 'book, other loan'),
    shows: (page) => page.getByText(/^Deveria ter voltado em /),
  },
  {
    name: 'book, other loan overdue',
    ...bookAs({ ...AS_ANA, loans: [anasLoan({ ...OTHER_BOOK, ...LATE })] }, 'book, overdue'),
    shows: (page) => page.getByText(/^Você tem livros atrasados\./),
  },
  {
    name: 'book, just borrowed',
    open: async (page, baseURL) => {
      await openBookAs(page, baseURL, AS_ANA);
      await borrow(page);
    },
    after: {
      state: 'book, other loan overdue',
      lead: async (page) => {
        await storeAsAnotherTab(page, { loans: [] });
        await borrow(page);
      },
    },
    shows: (page) => page.getByText('Livro emprestado com sucesso!'),
  },
  {
    name: 'book, full storage',
    open: async (page, baseURL) => {
      await openBookAs(page, baseURL, AS_ANA);
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await actionButton(page, 'Emprestar').click();
    },
    shows: (page) => alertOf(page, 'O armazenamento deste navegador está cheio'),
  },
  {
    name: 'book with a long title',
    open: (page, baseURL) => go(page, 'book/36560/', baseURL),
    shows: (page) => page.getByRole('link', { name: 'Faça login para emprestar.' }),
  },
  {
    name: 'slow book',
    open: async (page, baseURL) => {
      await silenceCatalogue(page);
      await go(page, `book/${BOOK.id}/`, baseURL);
    },
    after: { state: 'loading book', lead: async () => {} },
    shows: (page) => page.getByRole('button', { name: 'Tentar de novo' }),
  },
  {
    name: 'book not found',
    open: (page, baseURL) => go(page, `book/${UNKNOWN_ID}/`, baseURL),
    shows: (page) => alertOf(page, 'Erro ao carregar: Livro não encontrado'),
  },
  {
    name: 'loading book',
    open: async (page, baseURL) => {
      await silenceCatalogue(page);
      await go(page, `book/${BOOK.id}/`, baseURL);
      // Until React has taken over, the page stands as it was exported.
      await page.getByRole('banner').getByRole('link', { name: /login/i }).waitFor();
    },
    shows: (page) => page.locator('[data-skeleton]').first(),
  },
];
