import type { Loan } from '@/lib/lending/loan';
import { AS_ANA, actionButton, anasLoan, storeAsAnotherTab } from '../support/borrowers';
import { BOOK } from '../support/library';
import { LATE, loanOfBook, untilReminded } from './loans';
import { goTo, state, type Walk, type Way } from './state';

const OTHER_BOOK = { bookId: 84, title: 'Frankenstein; or, the modern prometheus' };

/** By what another tab stores: Ana has logged in there, and these are the loans. */
const lent =
  (...loans: Loan[]): Way =>
  async (page) => {
    await storeAsAnotherTab(page, { ...AS_ANA, loans });
    await untilReminded(page, loans);
  };

const borrow: Way = async (page) => {
  await storeAsAnotherTab(page, { loans: [] });
  await actionButton(page, 'Emprestar').click();
};

const borrowWithFullStorage: Way = async (page) => {
  await storeAsAnotherTab(page, { loans: [] });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await actionButton(page, 'Emprestar').click();
};

export const BOOK_WALKS: Walk[] = [
  {
    name: 'a book, and who has it',
    states: [
      state('book, anonymous', goTo(`./book/${BOOK.id}/`), 'Faça login para emprestar.'),
      state('book, borrowable', lent(), (page) => actionButton(page, 'Emprestar')),
      state('book, holding', lent(loanOfBook()), /^Está com você até /),
      state(
        'book, held by other',
        lent({ ...loanOfBook(), userId: 'bia' }),
        'Este livro está emprestado por outro usuário',
      ),
      state('book, other loan', lent(anasLoan(OTHER_BOOK)), 'Você já tem um empréstimo ativo.'),
      state('book, overdue', lent({ ...loanOfBook(), ...LATE }), /^O prazo terminou em /),
      state(
        'book, other loan overdue',
        lent(anasLoan({ ...OTHER_BOOK, ...LATE })),
        /^Você tem livros atrasados\./,
      ),
      state('book, just borrowed', borrow, 'Livro emprestado com sucesso!'),
      state(
        'book, full storage',
        borrowWithFullStorage,
        'O armazenamento deste navegador está cheio',
      ),
    ],
  },
];
