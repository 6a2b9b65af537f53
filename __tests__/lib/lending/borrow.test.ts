import { borrowBook, returnLoan } from '@/lib/lending/borrow';
import { loansStore } from '@/lib/lending/loan';
import { withLocks, withoutLocks } from '../../support/fake-locks';
import { aBook, aLoan, aUser, isoDay, store, stored, TODAY } from '../../support/library-records';

const persist = jest.fn<Promise<boolean>, []>();

beforeEach(() => {
  withLocks();
  jest.spyOn(Date, 'now').mockReturnValue(TODAY);
  persist.mockReset().mockResolvedValue(true);
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
  store({ users: [aUser()], session: { userId: 'ana', ts: 1 } });
});
afterEach(() => {
  withoutLocks();
  Reflect.deleteProperty(navigator, 'storage');
});

describe('borrowBook', () => {
  it('stores a loan of seven days for the logged-in user, and notifies listeners', async () => {
    const listener = jest.fn();
    const unsubscribe = loansStore.subscribe(listener);
    const loan = await borrowBook(aBook());
    expect(loan).toMatchObject({ userId: 'ana', bookId: 84, dueAt: isoDay(7), returnedAt: null });
    expect(stored('loans')).toEqual([loan]);
    expect(loansStore.getSnapshot()).toEqual([loan]);
    expect(listener).toHaveBeenCalledTimes(1);
    unsubscribe();
  });

  it.each([
    ['without a session', { session: {} }, 'Usuário não logado.'],
    ['when the account is gone', { users: [] }, 'Usuário não logado.'],
    ['with this book', { loans: [aLoan()] }, 'Você já pegou este livro.'],
    [
      'with another book',
      { loans: [aLoan({ bookId: 1 })] },
      'Você já tem um empréstimo ativo. Devolva-o para pegar outro.',
    ],
    [
      'with a late book',
      { loans: [aLoan({ bookId: 1, dueAt: isoDay(-1) })] },
      'Você tem livros atrasados. Devolva-os antes de pegar novos empréstimos.',
    ],
    [
      'when another user has it',
      { loans: [aLoan({ userId: 'bia' })] },
      'Este livro já está emprestado por outro usuário.',
    ],
  ])('refuses %s, and changes nothing', async (_, before, message) => {
    store(before);
    const texts = { ...localStorage };
    await expect(borrowBook(aBook())).rejects.toThrow(message);
    expect({ ...localStorage }).toEqual(texts);
  });

  it('asks the browser for persistent storage after the first loan only', async () => {
    const loan = await borrowBook(aBook());
    expect(persist).toHaveBeenCalledTimes(1);
    await returnLoan(loan.id);
    await borrowBook(aBook({ id: 2 }));
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['refuses persistent storage', () => persist.mockResolvedValue(false)],
    ['does not support it', () => Reflect.deleteProperty(navigator, 'storage')],
  ])('lends the book even when the browser %s', async (_, arrange) => {
    arrange();
    await expect(borrowBook(aBook())).resolves.toMatchObject({ bookId: 84 });
  });

  it('leaves no rejection unhandled when that request fails', async () => {
    const asking = Promise.reject(new TypeError('no'));
    const handled = jest.spyOn(asking, 'catch');
    persist.mockReturnValue(asking);
    await borrowBook(aBook());
    await expect(handled.mock.results[0]?.value).resolves.toBeUndefined();
  });

  it('does not ask when the loan is refused', async () => {
    store({ loans: [aLoan({ userId: 'bia' })] });
    await expect(borrowBook(aBook())).rejects.toThrow();
    expect(persist).not.toHaveBeenCalled();
  });

  it('uses the time as the loan’s id where the browser has no randomUUID', async () => {
    const { randomUUID } = crypto;
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
    await expect(borrowBook(aBook())).resolves.toMatchObject({ id: String(TODAY) });
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  });
});

describe('returnLoan', () => {
  it('changes only when the loan was returned', async () => {
    store({ loans: [aLoan({ id: 'l0', userId: 'bia', bookId: 1 }), aLoan()] });
    await expect(returnLoan('l1')).resolves.toEqual(aLoan({ returnedAt: isoDay(0) }));
    expect(stored('loans')).toEqual([
      aLoan({ id: 'l0', userId: 'bia', bookId: 1 }),
      aLoan({ returnedAt: isoDay(0) }),
    ]);
  });

  it.each([
    ['a second time', aLoan({ returnedAt: isoDay(-1) }), 'Este livro já foi devolvido.'],
    ['of another user', aLoan({ userId: 'bia' }), 'Este empréstimo é de outro usuário.'],
    ['that does not exist', aLoan({ id: 'l2' }), 'Empréstimo não encontrado.'],
  ])('refuses to return a loan %s, and changes nothing', async (_, loan, message) => {
    store({ loans: [loan] });
    await expect(returnLoan('l1')).rejects.toThrow(message);
    expect(stored('loans')).toEqual([loan]);
  });
});
