import { goTo, keepOpener, leaveReader } from '@/lib/reading/address';

const READER = '/ler/';
const BOOK = '/book/84/';

/** As the router does, with nothing of ours in the entry's state. */
const navigate = (path: string) => {
  window.history.pushState({}, '', path);
  keepOpener(path);
};

test('where a visit begins with the reader, the way back opens the book, also when one comes back from there', () => {
  const open = jest.fn();
  navigate(READER);
  leaveReader(84, open);
  navigate(BOOK);
  window.history.replaceState({ from: undefined }, '', READER);
  keepOpener(READER);
  leaveReader(84, open);
  expect(open.mock.calls).toEqual([[0], [0]]);
});

test.each([
  ['after chapters were turned', () => goTo({ bookId: 84, chapter: 2 })],
  ['after the router has written the entry anew', () => window.history.replaceState({}, '')],
])('the way back leads to the book’s page, %s', (_, change) => {
  const open = jest.fn();
  const go = jest.spyOn(window.history, 'go').mockImplementation();
  navigate(BOOK);
  navigate(READER);
  change();
  leaveReader(84, open);
  expect(go).toHaveBeenCalledWith(-1);
  expect(open).not.toHaveBeenCalled();
});
