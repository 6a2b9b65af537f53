import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { BookScreen } from '@/components/book/book-screen';
import { KEYS } from '@/fixtures/storage-keys';
import { catchDownloads } from '../support/downloads';
import { REFUSED_WRITES, failWrites } from '../support/failing-storage';
import {
  ACCOUNTS,
  AS_ANA,
  blockStorage,
  holdLock,
  inAnotherTab,
  withLocksAndFixedDate,
  storedByAnotherTab,
} from '../support/library';
import { aLoan, isoDay, store, stored } from '../support/library-records';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { SERVICE, server } from '../support/server';

const COVER = 'https://www.gutenberg.org/cache/epub/84/pg84.cover.medium.jpg';
const FRANKENSTEIN = record({
  id: 84,
  title: 'Frankenstein',
  authors: [{ name: 'Shelley, Mary Wollstonecraft' }],
  formats: { 'image/jpeg': COVER },
});

withLocksAndFixedDate();
beforeEach(() =>
  server.use(http.get(`${SERVICE}/books/`, () => HttpResponse.json(pageOf([FRANKENSTEIN])))),
);

const actions = () => within(screen.getByRole('region', { name: 'Ações' }));
const borrowButton = () => actions().queryByRole('button', { name: 'Emprestar' });
const returnButton = () => actions().queryByRole('button', { name: 'Devolver' });
const required = (button: HTMLElement | null): HTMLElement => {
  if (!button) throw new Error('the button is missing');
  return button;
};

async function openBook() {
  const view = renderScreen(<BookScreen />, { at: '/book/84/' });
  await screen.findByRole('region', { name: 'Ações' });
  // Effects too: from then on a change in another tab is heard.
  await act(async () => undefined);
  return view;
}

const HELD_BY_OTHER = 'Este livro está emprestado por outro usuário no momento.';
const OTHER_LOAN = 'Você já tem um empréstimo ativo. Devolva-o para pegar outro.';
const OVERDUE = 'Você tem livros atrasados. Devolva-os antes de pegar novos empréstimos.';
const LOG_IN = 'Faça login para emprestar.';
const TEXTS = [HELD_BY_OTHER, OTHER_LOAN, OVERDUE, LOG_IN];

const OF_BIA = aLoan({ id: 'b1', userId: 'bia' });
const OTHER_BOOK = aLoan({ id: 'l2', bookId: 2, title: 'Outro livro' });

/** The buttons and texts of the section. */
const shown = () => [
  ...actions()
    .queryAllByRole('button', { name: /^(Emprestar|Devolver)$/ })
    .map(({ textContent }) => textContent),
  ...TEXTS.filter((text) => actions().queryByText(new RegExp(text)) !== null),
];

describe('what is offered', () => {
  test.each([
    ['an anonymous visitor', ACCOUNTS, [LOG_IN]],
    ['an anonymous visitor, while the book is on loan', { ...ACCOUNTS, loans: [OF_BIA] }, [LOG_IN]],
    ['a session without its user', { session: AS_ANA.session }, [LOG_IN]],
    ['a borrower without loans', AS_ANA, ['Emprestar']],
    [
      'a borrower who returned it',
      { ...AS_ANA, loans: [aLoan({ returnedAt: isoDay(-1) })] },
      ['Emprestar'],
    ],
    ['its borrower', { ...AS_ANA, loans: [aLoan()] }, ['Devolver']],
    ['its borrower, late', { ...AS_ANA, loans: [aLoan({ dueAt: isoDay(-1) })] }, ['Devolver']],
    [
      'its borrower, with the book’s id stored as text',
      { ...AS_ANA, loans: [{ ...aLoan(), bookId: '84' }] },
      ['Devolver'],
    ],
    ['a user, while another one has it', { ...AS_ANA, loans: [OF_BIA] }, [HELD_BY_OTHER]],
    ['the borrower of another book', { ...AS_ANA, loans: [OTHER_BOOK] }, [OTHER_LOAN]],
    [
      'the late borrower of another book',
      { ...AS_ANA, loans: [{ ...OTHER_BOOK, dueAt: isoDay(-1) }] },
      [OVERDUE],
    ],
    [
      'a borrower, when only damaged loans are stored',
      { ...AS_ANA, loans: [{ ...aLoan(), dueAt: 'ontem' }] },
      ['Emprestar'],
    ],
  ])('to %s is right', async (_, records, expected) => {
    store(records);
    await openBook();
    expect(shown()).toEqual(expected);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('links to the login, or to the visitor’s loan', async () => {
    await openBook();
    expect(actions().getByRole('link', { name: LOG_IN })).toHaveAttribute('href', '/auth/');
    storedByAnotherTab({ ...AS_ANA, loans: [OTHER_BOOK] });
    expect(actions().getByRole('link', { name: 'Ver meu empréstimo' })).toHaveAttribute(
      'href',
      '/profile/',
    );
  });

  test('follows every change in another tab', async () => {
    await openBook();
    const steps: [change: () => void, expected: string[]][] = [
      [() => store(AS_ANA), ['Emprestar']],
      [() => store({ loans: [OF_BIA] }), [HELD_BY_OTHER]],
      [() => store({ loans: [aLoan()] }), ['Devolver']],
      [() => store({ loans: [OTHER_BOOK] }), [OTHER_LOAN]],
      [() => store({ loans: [{ ...OTHER_BOOK, returnedAt: isoDay(0) }] }), ['Emprestar']],
      [() => localStorage.removeItem(KEYS.session), [LOG_IN]],
    ];
    for (const [change, expected] of steps) {
      inAnotherTab(change);
      expect(shown()).toEqual(expected);
    }
  });

  test('to its borrower includes the due date, and is updated when the loan becomes late', async () => {
    store({ ...AS_ANA, loans: [aLoan()] });
    await openBook();
    expect(actions().getByText(/^Está com você até 27\/11\/2026\./)).toBeVisible();
    expect(actions().getByText('7 dia(s) restantes')).toBeVisible();
    jest.setSystemTime(Date.parse(isoDay(7.01)));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(actions().getByText('ATRASADO (1 dia(s))')).toBeVisible();
    expect(actions().getByText(/^Deveria ter voltado em 27\/11\/2026\./)).toBeVisible();
    expect(actions().queryByText(/Está com você até/)).not.toBeInTheDocument();
    expect(actions().queryByRole('button', { name: 'Adicionar à agenda' })).not.toBeInTheDocument();
    expect(returnButton()).toBeVisible();
  });
});

describe('borrowing', () => {
  test('stores the loan and reports success', async () => {
    store(AS_ANA);
    const { visitor } = await openBook();
    await visitor.click(required(borrowButton()));
    expect(await actions().findByRole('status')).toHaveTextContent(
      /^Livro emprestado com sucesso!$/,
    );
    expect(shown()).toEqual(['Devolver']);
    expect(stored('loans')).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$|^\d+$/),
        userId: 'ana',
        bookId: 84,
        title: 'Frankenstein',
        authors: ['Shelley, Mary Wollstonecraft'],
        thumbnail: COVER,
        borrowedAt: isoDay(0),
        dueAt: isoDay(7),
        returnedAt: null,
      },
    ]);
    expect(actions().getByText('7 dia(s) restantes')).toBeVisible();
    expect(actions().getByRole('heading', { name: 'Ações' })).toHaveFocus();
  });

  test('works with the keyboard, and so does returning', async () => {
    store(AS_ANA);
    const { visitor } = await openBook();
    required(borrowButton()).focus();
    await visitor.keyboard('{Enter}');
    await actions().findByText('Livro emprestado com sucesso!');
    await visitor.tab();
    expect(actions().getByRole('link', { name: /^Ler no Project Gutenberg/ })).toHaveFocus();
    await visitor.tab();
    expect(returnButton()).toHaveFocus();
    await visitor.keyboard(' ');
    expect(await actions().findByRole('status')).toHaveTextContent(
      /^Livro devolvido com sucesso!$/,
    );
    expect(shown()).toEqual(['Emprestar']);
    expect(stored('loans')).toMatchObject([{ returnedAt: isoDay(0) }]);
  });

  test('a double click borrows once, and does not return', async () => {
    store(AS_ANA);
    const { locks, release } = holdLock();
    const { visitor } = await openBook();
    await visitor.dblClick(required(borrowButton()));
    await waitFor(() => expect(locks.requested).toHaveLength(2));
    release();
    await actions().findByText('Livro emprestado com sucesso!');
    expect(shown()).toEqual(['Devolver']);
    expect(locks.requested).toHaveLength(2);
    expect(stored('loans')).toHaveLength(1);
  });

  test('only the first loan asks the browser for persistent storage', async () => {
    const persist = jest.fn(() => Promise.resolve(true));
    Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
    try {
      store(AS_ANA);
      const { visitor } = await openBook();
      expect(persist).not.toHaveBeenCalled();
      await visitor.click(required(borrowButton()));
      await actions().findByText('Livro emprestado com sucesso!');
      expect(persist).toHaveBeenCalledTimes(1);
      await visitor.click(required(returnButton()));
      await actions().findByText('Livro devolvido com sucesso!');
      await visitor.click(required(borrowButton()));
      await actions().findByText('Livro emprestado com sucesso!');
      expect(persist).toHaveBeenCalledTimes(1);
    } finally {
      Reflect.deleteProperty(navigator, 'storage');
    }
  });

  // Changes of another tab whose storage event has not arrived yet.
  test.each([
    [
      'the session has ended',
      () => localStorage.removeItem(KEYS.session),
      'Faça login para emprestar este livro.',
    ],
    [
      'the account was deleted',
      () => store({ users: [] }),
      'Faça login para emprestar este livro.',
    ],
    [
      'the borrower got another loan that is late',
      () => store({ loans: [{ ...OTHER_BOOK, dueAt: isoDay(-1) }] }),
      'Você tem livros atrasados. Devolva-os antes de pegar novos empréstimos.',
    ],
    [
      'the borrower got another loan',
      () => store({ loans: [OTHER_BOOK] }),
      'Você já tem um empréstimo ativo. Devolva-o para pegar outro.',
    ],
    [
      'another user borrowed the book',
      () => store({ loans: [OF_BIA] }),
      'Este livro já está emprestado por outro usuário.',
    ],
    ['the borrower got the book', () => store({ loans: [aLoan()] }), 'Você já pegou este livro.'],
  ])(
    'when %s in another tab, the message says so, and nothing changes',
    async (_, change, message) => {
      store(AS_ANA);
      const { visitor } = await openBook();
      change();
      const before = { ...localStorage };
      await visitor.click(required(borrowButton()));
      const alert = await actions().findByRole('alert');
      expect(alert.textContent).toBe(`⚠️ ${message}`);
      expect({ ...localStorage }).toEqual(before);
      expect(borrowButton()).not.toBeInTheDocument();
    },
  );

  test.each(REFUSED_WRITES)(
    'a storage that is %s is reported, and nothing is borrowed',
    async (_, error, message) => {
      store(AS_ANA);
      const before = { ...localStorage };
      const { visitor } = await openBook();
      const failing = failWrites({ from: 1, times: Infinity, error });
      try {
        await visitor.click(required(borrowButton()));
        expect((await actions().findByRole('alert')).textContent).toBe(`⚠️ ${message}`);
      } finally {
        failing.stop();
      }
      expect({ ...localStorage }).toEqual(before);
      expect(shown()).toEqual(['Emprestar']);
      await visitor.click(required(borrowButton()));
      expect(await actions().findByText('Livro emprestado com sucesso!')).toBeVisible();
      expect(actions().queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});

describe('returning', () => {
  test('is refused, with a message, when another tab has returned the book', async () => {
    store({ ...AS_ANA, loans: [aLoan()] });
    const { visitor } = await openBook();
    store({ loans: [aLoan({ returnedAt: isoDay(-1) })] });
    await visitor.click(required(returnButton()));
    expect((await actions().findByRole('alert')).textContent).toBe(
      '⚠️ Este livro já foi devolvido.',
    );
    expect(stored('loans')).toEqual([aLoan({ returnedAt: isoDay(-1) })]);
  });

  test('reports a full storage, and the loan stays active', async () => {
    store({ ...AS_ANA, loans: [aLoan()] });
    const { visitor } = await openBook();
    const failing = failWrites({ from: 1, times: Infinity });
    try {
      await visitor.click(required(returnButton()));
      expect(await actions().findByRole('alert')).toHaveTextContent('⚠️ O armazenamento');
    } finally {
      failing.stop();
    }
    expect(shown()).toEqual(['Devolver']);
    expect(stored('loans')).toEqual([aLoan()]);
  });
});

test('without local storage the book is shown, with a link to log in', async () => {
  const blocked = blockStorage();
  try {
    await openBook();
    expect(screen.getByRole('heading', { level: 1, name: 'Frankenstein' })).toBeVisible();
    expect(shown()).toEqual([LOG_IN]);
  } finally {
    blocked.mockRestore();
  }
});

test('the .ics file of a loan can be downloaded here too', async () => {
  const downloads = catchDownloads();
  store({ ...AS_ANA, loans: [aLoan()] });
  const { visitor } = await openBook();
  await visitor.click(actions().getByRole('button', { name: 'Adicionar à agenda' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(await downloads[0]?.text()).toContain('UID:loan-l1@bookshelfs');
});
