import type { Loan } from '@/lib/lending/loan';
import {
  AS_ANA,
  anasLoan,
  authTab,
  fillRegistration,
  seed,
  storeAsAnotherTab,
  submitButton,
} from '../support/borrowers';
import { UNKNOWN_ID } from '../support/library';
import { LATE, daysFromNow, loanOfBook, untilReminded } from './loans';
import { goTo, state, type Walk, type Way } from './state';

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

/** “Meus dados” is loaded after the rest of the profile. */
const untilWhole: Way = (page) =>
  page.getByRole('button', { name: 'Exportar meus dados' }).waitFor();

const logIn: Way = (page) => page.getByRole('link', { name: 'Faça login para emprestar.' }).click();

const registerHalf: Way = async (page) => {
  await authTab(page, 'Criar conta').click();
  await page.getByLabel('Nome').fill('Caio');
  await submitButton(page).click();
};

const register: Way = async (page) => {
  await fillRegistration(page, 'caio@exemplo.com');
  await submitButton(page).click();
  await untilWhole(page);
};

const openProfile: Way = async (page) => {
  await seed(page.context(), { ...AS_ANA, loans: [loanOfBook()] });
  await page.goto('./profile/');
  await untilWhole(page);
  await untilReminded(page, [loanOfBook()]);
};

/** By what another tab stores. */
const lent =
  (...loans: Loan[]): Way =>
  async (page) => {
    await storeAsAnotherTab(page, { loans });
    await untilReminded(page, loans);
  };

const askToDelete: Way = (page) =>
  page.getByRole('button', { name: 'Excluir minha conta…' }).click();

export const ACCOUNT_WALKS: Walk[] = [
  {
    name: 'from a book to an account',
    states: [
      state('book not found', goTo(`./book/${UNKNOWN_ID}/`), 'Livro não encontrado'),
      state('book with a long title', goTo('./book/36560/'), 'Faça login para emprestar.'),
      state('auth, login', logIn, submitButton),
      state('auth, register with errors', registerHalf, 'Preencha nome, e-mail e senha.'),
      state('profile, continue', register, (page) =>
        page.getByRole('button', { name: /^Pegar “/ }),
      ),
    ],
  },
  {
    name: 'the profile',
    states: [
      state('profile, first loan', openProfile, (page) =>
        page.getByRole('button', { name: 'Devolver' }),
      ),
      state('profile, overdue', lent({ ...loanOfBook(), ...LATE }), (page) =>
        page.getByRole('main').getByText('ATRASADO (4 dia(s))'),
      ),
      state('profile, no loans', lent(), 'Você ainda não tem livros emprestados.'),
      state('profile, history', lent(loanOfBook(), ...RETURNED), /^Devolvido em /),
      state('profile, delete dialog', askToDelete, (page) => page.getByRole('dialog')),
    ],
  },
];
