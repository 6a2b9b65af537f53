import { borrowBook } from '@/lib/lending/borrow';
import { TODAY, aBook, aLoan } from '@/fixtures/records';
import { AS_ANA, store, withLocksAndFixedDate } from '../../support/library';

// What is stored: ../../book-screen/lending.test.tsx.

const persist = jest.fn<Promise<boolean>, []>();

withLocksAndFixedDate();
beforeEach(() => {
  persist.mockReset().mockResolvedValue(true);
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
  store(AS_ANA);
});
afterEach(() => Reflect.deleteProperty(navigator, 'storage'));

test('the time is the loan’s id where the browser has no randomUUID', async () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  await expect(borrowBook(aBook())).resolves.toMatchObject({ id: String(TODAY) });
  Reflect.deleteProperty(crypto, 'randomUUID');
});

test('persistent storage is asked for after the user’s first loan, and not after a refused one', async () => {
  store({ loans: [aLoan({ userId: 'bia' })] });
  await expect(borrowBook(aBook())).rejects.toThrow();
  expect(persist).not.toHaveBeenCalled();
  await borrowBook(aBook({ id: 2 }));
  expect(persist).toHaveBeenCalledTimes(1);
});

test.each([
  ['refused', () => persist.mockResolvedValue(false)],
  ['not supported', () => Reflect.deleteProperty(navigator, 'storage')],
])('persistent storage may be %s: the book is lent', async (_, arrange) => {
  arrange();
  await expect(borrowBook(aBook())).resolves.toMatchObject({ bookId: 84 });
});

test('asking for it may fail: no rejection is left unhandled', async () => {
  const asking = Promise.reject(new TypeError('no'));
  const handled = jest.spyOn(asking, 'catch');
  persist.mockReturnValue(asking);
  await borrowBook(aBook());
  await expect(handled.mock.results[0]?.value).resolves.toBeUndefined();
});
