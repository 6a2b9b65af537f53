import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { BookScreen } from '@/components/book/book-screen';
import { KEYS } from '@/fixtures/storage-keys';
import { catchDownloads } from '../support/downloads';
import { accessDenied, failWrites, quotaExceeded, storedTexts } from '../support/failing-storage';
import { withLocks, withoutLocks } from '../support/fake-locks';
import {
  ACCOUNTS,
  AS_ANA,
  blockStorage,
  holdLocks,
  inAnotherTab,
  stopCalendar,
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

beforeEach(() => {
  withLocks();
  stopCalendar();
  server.use(http.get(`${SERVICE}/books/`, () => HttpResponse.json(pageOf([FRANKENSTEIN]))));
});
afterEach(() => {
  withoutLocks();
  jest.useRealTimers();
});

const actions = () => within(screen.getByRole('region', { name: 'Ações' }));
const borrowButton = () => actions().queryByRole('button', { name: 'Emprestar' });
const returnButton = () => actions().queryByRole('button', { name: 'Devolver' });
const required = (button: HTMLElement | null): HTMLElement => {
  if (!button) throw new Error('the button is not there');
  return button;
};

async function openBook() {
  const view = renderScreen(<BookScreen />, { at: '/book/84/' });
  await screen.findByRole('region', { name: 'Ações' });
  return view;
}

const HELD_BY_OTHER = 'Este livro está emprestado por outro usuário no momento.';
const OTHER_LOAN = 'Você já tem um empréstimo ativo. Devolva-o para pegar outro.';
const LOG_IN = 'Faça login para emprestar.';
const SAID = [HELD_BY_OTHER, OTHER_LOAN, LOG_IN];

const OF_BIA = aLoan({ id: 'b1', userId: 'bia' });
const OTHER_BOOK = aLoan({ id: 'l2', bookId: 2, title: 'Outro livro' });

/** What the section offers and says. */
const shown = () => [
  ...actions()
    .queryAllByRole('button', { name: /^(Emprestar|Devolver)$/ })
    .map(({ textContent }) => textContent),
  ...SAID.filter((text) => actions().queryByText(new RegExp(text)) !== null),
];

describe('what is offered', () => {
  test.each([
    ['anonymous', ACCOUNTS, [LOG_IN]],
    ['anonymous, of a book on loan', { ...ACCOUNTS, loans: [OF_BIA] }, [LOG_IN]],
    ['a session without its user', { session: AS_ANA.session }, [LOG_IN]],
    ['a borrower without loans', AS_ANA, ['Emprestar']],
    [
      'a borrower who gave it back',
      { ...AS_ANA, loans: [aLoan({ returnedAt: isoDay(-1) })] },
      ['Emprestar'],
    ],
    ['its holder', { ...AS_ANA, loans: [aLoan()] }, ['Devolver']],
    ['its holder, late', { ...AS_ANA, loans: [aLoan({ dueAt: isoDay(-1) })] }, ['Devolver']],
    [
      'its holder, the number stored in digits',
      { ...AS_ANA, loans: [{ ...aLoan(), bookId: '84' }] },
      ['Devolver'],
    ],
    ['others, while someone has it', { ...AS_ANA, loans: [OF_BIA] }, [HELD_BY_OTHER]],
    ['the holder of another book', { ...AS_ANA, loans: [OTHER_BOOK] }, [OTHER_LOAN]],
    [
      'a borrower, when only damaged loans are stored',
      { ...AS_ANA, loans: [{ ...aLoan(), dueAt: 'ontem' }] },
      ['Emprestar'],
    ],
  ])('to %s', async (_, records, expected) => {
    store(records);
    await openBook();
    expect(shown()).toEqual(expected);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('the way to log in, or to the loan one has', async () => {
    await openBook();
    expect(actions().getByRole('link', { name: LOG_IN })).toHaveAttribute('href', '/auth/');
    storedByAnotherTab({ ...AS_ANA, loans: [OTHER_BOOK] });
    expect(actions().getByRole('link', { name: 'Ver meu empréstimo' })).toHaveAttribute(
      'href',
      '/profile/',
    );
  });

  test('every change of another tab shows at once', async () => {
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

  test('to its holder: until when, and a loan that falls due turns late while one looks', async () => {
    store({ ...AS_ANA, loans: [aLoan()] });
    await openBook();
    expect(actions().getByText(/^Está com você até 27\/11\/2026\./)).toBeVisible();
    expect(actions().getByText('7 dia(s) restantes')).toBeVisible();
    jest.setSystemTime(Date.parse(isoDay(7.01)));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(actions().getByText('ATRASADO (1 dia(s))')).toBeVisible();
    expect(returnButton()).toBeVisible();
  });
});

describe('borrowing', () => {
  test('is stored as it should be, and told', async () => {
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

  test('works by the keyboard, and then so does the return', async () => {
    store(AS_ANA);
    const { visitor } = await openBook();
    required(borrowButton()).focus();
    await visitor.keyboard('{Enter}');
    await actions().findByText('Livro emprestado com sucesso!');
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
    const { locks, release } = holdLocks();
    const { visitor } = await openBook();
    await visitor.dblClick(required(borrowButton()));
    await waitFor(() => expect(locks.requested).toHaveLength(2));
    release();
    await actions().findByText('Livro emprestado com sucesso!');
    expect(shown()).toEqual(['Devolver']);
    expect(locks.requested).toHaveLength(2);
    expect(stored('loans')).toHaveLength(1);
  });

  test('the first loan, and no later one, asks the browser to keep the data', async () => {
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

  // What another tab did, and this one has not been told of yet.
  test.each([
    [
      'the session has ended',
      () => localStorage.removeItem(KEYS.session),
      'Faça login para emprestar este livro.',
    ],
    ['the account is gone', () => store({ users: [] }), 'Faça login para emprestar este livro.'],
    [
      'the borrower has another loan that is late',
      () => store({ loans: [{ ...OTHER_BOOK, dueAt: isoDay(-1) }] }),
      'Você tem livros atrasados. Devolva-os antes de pegar novos empréstimos.',
    ],
    [
      'the borrower has another loan',
      () => store({ loans: [OTHER_BOOK] }),
      'Você já tem um empréstimo ativo. Devolva-o para pegar outro.',
    ],
    [
      'someone else has the book',
      () => store({ loans: [OF_BIA] }),
      'Este livro já está emprestado por outro usuário.',
    ],
    ['the borrower has the book', () => store({ loans: [aLoan()] }), 'Você já pegou este livro.'],
  ])('when %s by then, it says so, and changes nothing', async (_, change, message) => {
    store(AS_ANA);
    const { visitor } = await openBook();
    change();
    const before = storedTexts();
    await visitor.click(required(borrowButton()));
    const alert = await actions().findByRole('alert');
    expect(alert.textContent).toBe(`⚠️ ${message}`);
    expect(storedTexts()).toEqual(before);
    expect(borrowButton()).not.toBeInTheDocument();
  });

  test.each([
    [
      'full',
      quotaExceeded,
      '⚠️ O armazenamento deste navegador está cheio, e nada foi alterado. Libere espaço e tente de novo.',
    ],
    [
      'not to be written',
      accessDenied,
      '⚠️ O navegador não permitiu gravar, e nada foi alterado. Permita os dados deste site e tente de novo.',
    ],
  ])('a storage that is %s is told, and nothing is borrowed', async (_, error, message) => {
    store(AS_ANA);
    const before = storedTexts();
    const { visitor } = await openBook();
    const failing = failWrites({ from: 1, times: Infinity, error });
    try {
      await visitor.click(required(borrowButton()));
      expect((await actions().findByRole('alert')).textContent).toBe(message);
    } finally {
      failing.stop();
    }
    expect(storedTexts()).toEqual(before);
    expect(shown()).toEqual(['Emprestar']);
    await visitor.click(required(borrowButton()));
    expect(await actions().findByText('Livro emprestado com sucesso!')).toBeVisible();
    expect(actions().queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('returning', () => {
  test('is refused when another tab was faster, and says so', async () => {
    store({ ...AS_ANA, loans: [aLoan()] });
    const { visitor } = await openBook();
    store({ loans: [aLoan({ returnedAt: isoDay(-1) })] });
    await visitor.click(required(returnButton()));
    expect((await actions().findByRole('alert')).textContent).toBe(
      '⚠️ Este livro já foi devolvido.',
    );
    expect(stored('loans')).toEqual([aLoan({ returnedAt: isoDay(-1) })]);
  });

  test('a full storage is told, and the book stays with its borrower', async () => {
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

test('where nothing can be stored, a book is shown, and logging in is asked for', async () => {
  const blocked = blockStorage();
  try {
    await openBook();
    expect(screen.getByRole('heading', { level: 1, name: 'Frankenstein' })).toBeVisible();
    expect(shown()).toEqual([LOG_IN]);
  } finally {
    blocked.mockRestore();
  }
});

test('the loan can be put in a calendar from here too', async () => {
  const downloads = catchDownloads();
  store({ ...AS_ANA, loans: [aLoan()] });
  const { visitor } = await openBook();
  await visitor.click(actions().getByRole('button', { name: 'Pôr no calendário' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(await downloads[0]?.text()).toContain('UID:loan-l1@bookshelfs');
});
