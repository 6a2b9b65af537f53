import { screen, within } from '@testing-library/react';
import { BookScreen } from '@/components/book/book-screen';
import { renderScreen } from '../support/render-screen';
import '../support/server';

const ADDRESS = 'http://localhost/book/55752/';

const define = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

/** Opens a book with the given means of the browser, and presses 'Compartilhar'. */
async function share(means: { share?: unknown; writeText?: unknown }) {
  const { visitor } = renderScreen(<BookScreen />, { at: '/book/55752/?de=amiga#resumo' });
  // After the visitor, whose library has a clipboard of its own.
  if (means.share) define('share', means.share);
  define('clipboard', means.writeText && { writeText: means.writeText });
  const actions = within(await screen.findByRole('region', { name: 'Ações' }));
  await visitor.click(actions.getByRole('button', { name: 'Compartilhar' }));
  return actions;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

const refused = (name: string) => jest.fn().mockRejectedValue(new DOMException('', name));

test('the system’s sheet gets the title and the book’s own address, and nothing is said', async () => {
  const sheet = jest.fn().mockResolvedValue(undefined);
  const writeText = jest.fn();
  const actions = await share({ share: sheet, writeText });
  expect(sheet).toHaveBeenCalledWith({ title: 'Dom Casmurro', url: ADDRESS });
  expect(writeText).not.toHaveBeenCalled();
  expect(actions.queryByRole('status')).not.toBeInTheDocument();
});

test('who closes the sheet has chosen so: nothing is copied or said', async () => {
  const writeText = jest.fn();
  const actions = await share({ share: refused('AbortError'), writeText });
  expect(writeText).not.toHaveBeenCalled();
  expect(actions.queryByRole('status')).not.toBeInTheDocument();
  expect(actions.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['no sheet', {}],
  ['a sheet that is refused', { share: refused('NotAllowedError') }],
])('with %s the address is copied, and that is said', async (_, means) => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  const actions = await share({ ...means, writeText });
  expect(await actions.findByRole('status')).toHaveTextContent(
    'Endereço copiado. É só colar onde quiser.',
  );
  expect(writeText).toHaveBeenCalledWith(ADDRESS);
});

test.each([
  ['no clipboard', {}],
  ['a clipboard that is refused', { writeText: refused('NotAllowedError') }],
])('with %s either, the address is shown', async (_, means) => {
  const actions = await share(means);
  expect(await actions.findByRole('alert')).toHaveTextContent(
    `Não deu para copiar o endereço. É este: ${ADDRESS}`,
  );
});
