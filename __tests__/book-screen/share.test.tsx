import { screen } from '@testing-library/react';
import { BookScreen } from '@/components/book/book-screen';
import { renderScreen } from '../support/render-screen';
import '../support/server';

const ADDRESS = 'http://localhost/book/55752/';

const define = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

const done = () => jest.fn().mockResolvedValue(undefined);
const refused = (name: string) => jest.fn().mockRejectedValue(new DOMException('', name));
const COPIED = 'Endereço copiado. É só colar onde quiser.';
const SHOWN = `Não foi possível copiar o endereço. É este: ${ADDRESS}`;

test.each([
  ['the sheet of the system is used, and nothing is said', done(), done(), 0, ''],
  ['a sheet that the visitor closes is a choice', refused('AbortError'), done(), 0, ''],
  ['without a sheet the address is copied', undefined, done(), 1, COPIED],
  ['a sheet that is refused: it is copied', refused('NotAllowedError'), done(), 1, COPIED],
  ['without either the address is shown', undefined, undefined, 0, SHOWN],
  ['a clipboard that is refused: it is shown', undefined, refused('NotAllowedError'), 1, SHOWN],
])('“Compartilhar”: %s', async (_, sheet, writeText, copies, message) => {
  const { visitor } = renderScreen(<BookScreen />, { at: '/book/55752/?de=amiga#resumo' });
  // After the visitor, whose library has a clipboard of its own.
  if (sheet) define('share', sheet);
  define('clipboard', writeText && { writeText });
  await visitor.click(await screen.findByRole('button', { name: 'Compartilhar' }));
  if (sheet) expect(sheet).toHaveBeenCalledWith({ title: 'Dom Casmurro', url: ADDRESS });
  expect(writeText?.mock.calls ?? []).toEqual(Array.from({ length: copies }, () => [ADDRESS]));
  const said = message
    ? [await screen.findByRole(message === COPIED ? 'status' : 'alert')]
    : [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')];
  expect(said.map(({ textContent }) => textContent).join('')).toBe(message);
});
