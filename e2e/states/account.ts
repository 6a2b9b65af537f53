import type { Page } from '@playwright/test';
import type { User } from '@/lib/accounts/user';
import type { Loan } from '@/lib/lending/loan';
import {
  ANA,
  AS_ANA,
  anasLoan,
  authTab,
  fillRegistration,
  seed,
  storeAsAnotherTab,
  submitButton,
} from '../support/borrowers';
import { BOOK, alertOf } from '../support/library';
import { LATE, daysFromNow, loanOfBook, untilReminded } from './loans';
import { go, type State } from './state';

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

const lateLoan = (): Loan => ({ ...loanOfBook(), ...LATE });

/** Waits for “Meus dados” too, which is loaded after the rest. */
async function openProfile(
  page: Page,
  baseURL: string,
  loans: readonly Loan[],
  users: readonly User[] = [ANA],
) {
  await seed(page.context(), { ...AS_ANA, users, loans });
  await go(page, 'profile/', baseURL);
  await page.getByRole('button', { name: 'Exportar meus dados' }).waitFor();
  await untilReminded(page, loans);
}

/** A file as another browser exports it, with an account and loans that this one lacks. */
const exportedFile = () => {
  const bia = { ...ANA, id: 'bia', name: 'Bia', email: 'bia@exemplo.com' };
  const data = {
    format: 'bookshelfs',
    version: 1,
    exportedAt: daysFromNow(-1),
    users: [bia, ANA],
    loans: RETURNED.map((loan) => ({ ...loan, userId: bia.id })),
  };
  const buffer = Buffer.from(JSON.stringify(data));
  return { name: 'dados.json', mimeType: 'application/json', buffer };
};

const importPreview = (page: Page) => page.getByRole('group', { name: 'Prévia da importação' });

const chooseFile = (page: Page) =>
  page.getByLabel('Arquivo a importar').setInputFiles(exportedFile());

const askToDelete = (page: Page) =>
  page.getByRole('button', { name: 'Excluir minha conta…' }).click();

async function registerNobody(page: Page) {
  await authTab(page, 'Criar conta').click();
  await submitButton(page).click();
}

/** From another state of the profile, by loans that another tab stores. */
const loansAfter = (state: string, loans: () => readonly Loan[]): State['after'] => ({
  state,
  lead: async (page) => {
    await storeAsAnotherTab(page, { loans: loans() });
    await untilReminded(page, loans());
  },
});

const firstReturned = (page: Page) => page.getByText(/^Devolvido em /).first();

export const ACCOUNT_STATES: State[] = [
  {
    name: 'auth, login',
    open: (page, baseURL) => go(page, 'auth/', baseURL),
    shows: submitButton,
  },
  {
    name: 'auth, register with errors',
    open: async (page, baseURL) => {
      await go(page, 'auth/', baseURL);
      await registerNobody(page);
    },
    after: { state: 'auth, login', lead: registerNobody },
    shows: (page) => alertOf(page, 'Preencha nome, e-mail e senha.'),
  },
  {
    name: 'profile, first loan',
    open: (page, baseURL) => openProfile(page, baseURL, [loanOfBook()]),
    shows: (page) => page.getByRole('button', { name: 'Devolver' }),
  },
  {
    name: 'profile, overdue',
    open: (page, baseURL) => openProfile(page, baseURL, [lateLoan()]),
    after: loansAfter('profile, history', () => [lateLoan()]),
    shows: (page) => page.getByRole('main').getByText('ATRASADO (4 dia(s))'),
  },
  {
    name: 'profile, no loans',
    open: (page, baseURL) => openProfile(page, baseURL, []),
    after: loansAfter('profile, overdue', () => []),
    shows: (page) => page.getByText('Você ainda não tem livros emprestados.'),
  },
  {
    name: 'profile, continue',
    open: async (page, baseURL) => {
      await go(page, `book/${BOOK.id}/`, baseURL);
      await page.getByRole('link', { name: 'Faça login para emprestar.' }).click();
      await fillRegistration(page, 'caio@exemplo.com');
      await submitButton(page).click();
      await page.getByRole('button', { name: 'Exportar meus dados' }).waitFor();
    },
    shows: (page) => page.getByRole('button', { name: /^Continuar/ }),
  },
  {
    name: 'profile, history',
    open: async (page, baseURL) => {
      await openProfile(page, baseURL, [loanOfBook(), ...RETURNED]);
      // Below the active loan: on a phone out of sight.
      await firstReturned(page).scrollIntoViewIfNeeded();
    },
    after: loansAfter('profile, first loan', () => [loanOfBook(), ...RETURNED]),
    shows: firstReturned,
  },
  {
    name: 'profile, import preview',
    open: async (page, baseURL) => {
      await openProfile(page, baseURL, []);
      await chooseFile(page);
      // Below the loans and the account: out of sight until somebody scrolls there.
      await importPreview(page).scrollIntoViewIfNeeded();
    },
    after: { state: 'profile, no loans', lead: chooseFile },
    shows: importPreview,
  },
  {
    name: 'profile, export dialog',
    open: async (page, baseURL) => {
      const bia = { ...ANA, id: 'bia', name: 'Bia', email: 'bia@exemplo.com' };
      await openProfile(page, baseURL, [{ ...loanOfBook(), userId: bia.id }], [ANA, bia]);
      await page.getByRole('button', { name: 'Exportar tudo deste navegador…' }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: 'Exportar tudo deste navegador?' }),
  },
  {
    name: 'profile, delete dialog',
    open: async (page, baseURL) => {
      await openProfile(page, baseURL, [loanOfBook()]);
      await askToDelete(page);
    },
    after: { state: 'profile, import preview', lead: askToDelete },
    shows: (page) => page.getByRole('dialog', { name: 'Excluir sua conta?' }),
  },
];
