import type { Page } from '@playwright/test';
import { DAY } from '@/fixtures/records';
import type { Loan } from '@/lib/storage/loans';
import { AS_ANA, ANA, anasLoan, authTab, seed, submitButton } from './borrowers';
import { BOOK, UNKNOWN_ID, alertOf, bookOf, cards, pagination, searchField } from './library';

/** What the visitor's browser holds. */
type Visitor = Parameters<typeof seed>[1] & { loans?: readonly Loan[] };

export interface State {
  name: string;
  /** Brings a page that has shown nothing yet into the state, and waits until it is whole. */
  open: (page: Page, baseURL: string) => Promise<void>;
  /** The failures that the state is about, as the browser reports them. */
  faults?: RegExp;
}

const SERVICE = /\/catalogue\/books\//;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** A book that another borrower may have, and this one may have had. */
const OTHER_BOOK = { bookId: 84, title: 'Frankenstein; or, the modern prometheus' };
const loanOfBook = () =>
  anasLoan({
    bookId: BOOK.id,
    title: BOOK.title,
    authors: ['Austen, Jane'],
    thumbnail: `https://www.gutenberg.org/cache/epub/${BOOK.id}/pg${BOOK.id}.cover.medium.jpg`,
  });
const RETURNED = [
  { id: 'l2', bookId: 11, title: 'Alice’s Adventures in Wonderland', authors: ['Carroll, Lewis'] },
  { id: 'l3', bookId: 55752, title: 'Dom Casmurro', authors: ['Machado de Assis'] },
].map((fields, index) =>
  anasLoan({
    ...fields,
    borrowedAt: daysFromNow(-20 - 20 * index),
    dueAt: daysFromNow(-13 - 20 * index),
    returnedAt: daysFromNow(-15 - 20 * index),
  }),
);

const go = async (page: Page, address: string, baseURL: string) => {
  await page.goto(new URL(address, baseURL).href);
};

/** Waits for the header's word on Ana's loan, if she has one: it comes after the rest. */
async function untilReminded(page: Page, loans: readonly Loan[] = []) {
  const held = loans.find(({ userId, returnedAt }) => userId === ANA.id && returnedAt === null);
  if (held) await page.getByRole('banner').getByTitle(held.title).waitFor();
}

/** Waits for the heading of the section of loans' own data too, which comes after the rest. */
async function openProfile(page: Page, baseURL: string, loans: readonly Loan[]) {
  await seed(page.context(), { ...AS_ANA, loans });
  await go(page, 'profile/', baseURL);
  await page.getByRole('button', { name: 'Exportar dados' }).waitFor();
  await untilReminded(page, loans);
}

async function openBookAs(page: Page, baseURL: string, records: Visitor) {
  await seed(page.context(), records);
  await go(page, `book/${BOOK.id}/`, baseURL);
  await bookOf(page).getByRole('region', { name: 'Ações' }).waitFor();
  await untilReminded(page, records.loans);
}

const catalogue: State[] = [
  {
    name: 'catalogue',
    open: async (page, baseURL) => {
      await go(page, './', baseURL);
      await pagination(page).waitFor();
      // The labels of categories come after the cards, all at once.
      await cards(page).first().getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'catalogue, filtered',
    open: async (page, baseURL) => {
      await go(page, './?lang=pt&cat=fiction&page=2', baseURL);
      await pagination(page).waitFor();
    },
  },
  {
    name: 'loading',
    open: async (page, baseURL) => {
      await page.route(SERVICE, () => undefined);
      await go(page, './', baseURL);
      await page.getByText('Carregando livros…').waitFor();
    },
  },
  {
    name: 'empty search',
    open: async (page, baseURL) => {
      await go(page, './?q=xyzzy', baseURL);
      await page.getByText('Nenhum livro encontrado').waitFor();
    },
  },
  {
    name: 'empty category on this page',
    open: async (page, baseURL) => {
      await go(page, './?q=pride+austen&cat=travel', baseURL);
      await page.getByText('Nenhum livro desta categoria nesta página').waitFor();
    },
  },
  {
    name: 'error above the grid',
    faults: /500.*\/catalogue\/books\//,
    open: async (page, baseURL) => {
      // So long that the app does not ask again while it is looked at.
      const headers = { 'Retry-After': '1000' };
      await page.route(SERVICE, (route) => route.fulfill({ status: 500, headers, body: 'x' }));
      await go(page, './', baseURL);
      await alertOf(page, 'Erro: HTTP 500').waitFor();
    },
  },
  {
    name: 'out-of-range page',
    faults: /404.*page=999/,
    open: async (page, baseURL) => {
      await go(page, './?page=999', baseURL);
      await page.getByRole('button', { name: /^Ir para a última página \(/ }).waitFor();
    },
  },
  {
    name: 'title hints',
    open: async (page, baseURL) => {
      await go(page, './?q=memorias+postumas', baseURL);
      await page.getByRole('heading', { name: 'Talvez você procure' }).waitFor();
      await cards(page).first().waitFor();
    },
  },
  {
    name: 'suggestions open',
    open: async (page, baseURL) => {
      await go(page, './', baseURL);
      await cards(page).first().waitFor();
      await searchField(page).fill('dom');
      await page.getByRole('option').first().waitFor();
      // The search itself goes on below the list.
      await page.waitForURL(/\?q=dom$/);
      await page.getByText('Carregando livros…').waitFor({ state: 'detached' });
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'offline',
    faults: /ERR_INTERNET_DISCONNECTED|ChunkLoadError/,
    open: async (page, baseURL) => {
      await go(page, './', baseURL);
      await pagination(page).waitFor();
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await pagination(page).getByRole('button', { name: '2', exact: true }).click();
      await alertOf(page, 'Erro: Você está sem conexão com a internet.').waitFor();
    },
  },
];

const book: State[] = [
  { name: 'book, anonymous', open: (page, baseURL) => openBookAs(page, baseURL, {}) },
  { name: 'book, borrowable', open: (page, baseURL) => openBookAs(page, baseURL, AS_ANA) },
  {
    name: 'book, holding',
    open: async (page, baseURL) => {
      await openBookAs(page, baseURL, { ...AS_ANA, loans: [loanOfBook()] });
      await page.getByRole('link', { name: 'Ler agora' }).waitFor();
    },
  },
  {
    name: 'book, held by other',
    open: async (page, baseURL) => {
      const loans = [{ ...loanOfBook(), userId: 'bia' }];
      await openBookAs(page, baseURL, { ...AS_ANA, loans });
      await page.getByText('Este livro está emprestado por outro usuário').waitFor();
    },
  },
  {
    name: 'book, other loan',
    open: async (page, baseURL) => {
      await openBookAs(page, baseURL, { ...AS_ANA, loans: [anasLoan(OTHER_BOOK)] });
      await page.getByRole('link', { name: 'Ver meu empréstimo' }).waitFor();
    },
  },
  {
    name: 'book, just borrowed',
    open: async (page, baseURL) => {
      await openBookAs(page, baseURL, AS_ANA);
      await page.getByRole('button', { name: 'Emprestar' }).click();
      await page.getByText('Livro emprestado com sucesso!').waitFor();
      await page.getByRole('banner').getByTitle(BOOK.title).waitFor();
    },
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
      await page.getByRole('button', { name: 'Emprestar' }).click();
      await alertOf(page, 'O armazenamento deste navegador está cheio').waitFor();
    },
  },
  {
    name: 'book not found',
    open: async (page, baseURL) => {
      await go(page, `book/${UNKNOWN_ID}/`, baseURL);
      await alertOf(page, 'Erro ao carregar: Livro não encontrado').waitFor();
    },
  },
  {
    name: 'loading book',
    open: async (page, baseURL) => {
      await page.route(SERVICE, () => undefined);
      await go(page, `book/${BOOK.id}/`, baseURL);
      await page.locator('[data-skeleton]').first().waitFor();
      // Before that the page has no script yet, and stands as it was exported.
      await page.getByRole('banner').getByRole('link', { name: /login/i }).waitFor();
    },
  },
];

const account: State[] = [
  {
    name: 'auth, login',
    open: async (page, baseURL) => {
      await go(page, 'auth/', baseURL);
      await submitButton(page).waitFor();
    },
  },
  {
    name: 'auth, register with errors',
    open: async (page, baseURL) => {
      await go(page, 'auth/', baseURL);
      await authTab(page, 'Criar conta').click();
      await submitButton(page).click();
      await alertOf(page, 'Preencha nome, e-mail e senha.').waitFor();
    },
  },
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
      await alertOf(page, 'Este navegador não deixa o site guardar dados').waitFor();
    },
  },
  {
    name: 'profile, first loan',
    open: (page, baseURL) => openProfile(page, baseURL, [loanOfBook()]),
  },
  {
    name: 'profile, overdue',
    open: (page, baseURL) =>
      openProfile(page, baseURL, [
        { ...loanOfBook(), borrowedAt: daysFromNow(-11), dueAt: daysFromNow(-4) },
      ]),
  },
  { name: 'profile, no loans', open: (page, baseURL) => openProfile(page, baseURL, []) },
  {
    name: 'profile, history',
    open: (page, baseURL) => openProfile(page, baseURL, [loanOfBook(), ...RETURNED]),
  },
  {
    name: 'profile, import preview',
    open: async (page, baseURL) => {
      await openProfile(page, baseURL, []);
      const bia = { ...ANA, id: 'bia', name: 'Bia', email: 'bia@exemplo.com' };
      const file = {
        format: 'bookshelfs',
        version: 1,
        exportedAt: daysFromNow(-1),
        users: [bia, ANA],
        loans: RETURNED.map((loan) => ({ ...loan, userId: bia.id })),
      };
      await page.getByLabel('Arquivo a importar').setInputFiles({
        name: 'dados.json',
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(file)),
      });
      await page.getByRole('group', { name: 'Prévia da importação' }).waitFor();
    },
  },
  {
    name: 'profile, delete dialog',
    open: async (page, baseURL) => {
      await openProfile(page, baseURL, [loanOfBook()]);
      await page.getByRole('button', { name: 'Excluir minha conta…' }).click();
      await page.getByRole('dialog', { name: 'Excluir sua conta?' }).waitFor();
    },
  },
];

const elsewhere: State[] = [
  {
    name: '404',
    faults: /404.*\/estante/,
    open: async (page, baseURL) => {
      await go(page, 'estante', baseURL);
      await page.getByRole('heading', { name: 'Página não encontrada' }).waitFor();
    },
  },
  {
    name: 'crash page',
    faults: /o que ninguém previu/,
    open: async (page, baseURL) => {
      // The app asks for this while it draws the first cover; no browser fails so.
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          get() {
            throw new Error('o que ninguém previu');
          },
        });
      });
      await go(page, './', baseURL);
      await page.getByRole('heading', { name: 'Algo deu errado' }).waitFor();
    },
  },
];

/** Every screen of the product in every state it has, each to be opened in a context of its own. */
export const STATES: readonly State[] = [...catalogue, ...book, ...account, ...elsewhere];

/** The state of that name. @throws {Error} when there is none */
export function stateOf(name: string): State {
  const state = STATES.find((known) => known.name === name);
  if (!state) throw new Error(`There is no state “${name}”.`);
  return state;
}
