import { keepOrigin, leaveReader } from '@/lib/reading/address';

const open = jest.fn();

beforeEach(() => window.history.pushState(null, '', '/ler/?livro=84'));

test('the way back leads to the book’s page, also after the router has written the entry anew', () => {
  const go = jest.spyOn(window.history, 'go').mockImplementation();
  keepOrigin('/book/84/');
  window.history.replaceState({}, '');
  leaveReader(84, open);
  expect(go).toHaveBeenCalledWith(-1);
  expect(open).not.toHaveBeenCalled();
});

test('where the visit begins with the reader, the way back opens the book, also from there a second time', () => {
  keepOrigin(undefined);
  leaveReader(84, open);
  // Back from the book.
  keepOrigin('/book/84/');
  leaveReader(84, open);
  expect(open.mock.calls).toEqual([[0], [0]]);
});
