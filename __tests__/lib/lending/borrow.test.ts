import { borrowBook } from '@/lib/lending/borrow';
import { TODAY, aBook } from '@/fixtures/records';
import { AS_ANA, store, withLocksAndFixedDate } from '../../support/library';

// What is stored, and that persistent storage is asked for: ../../book-screen/lending.test.tsx.

withLocksAndFixedDate();
beforeEach(() => store(AS_ANA));

test('the time is the loan’s id where the browser has no randomUUID', async () => {
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  await expect(borrowBook(aBook())).resolves.toMatchObject({ id: String(TODAY) });
  Reflect.deleteProperty(crypto, 'randomUUID');
});

test('asking for persistent storage may fail: no rejection is left unhandled', async () => {
  const asking = Promise.reject(new TypeError('no'));
  const handled = jest.spyOn(asking, 'catch');
  const persist = () => asking;
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
  await borrowBook(aBook());
  Reflect.deleteProperty(navigator, 'storage');
  await expect(handled.mock.results[0]?.value).resolves.toBeUndefined();
});
