import { screen, waitFor } from '@testing-library/react';
import { store } from '../support/library';
import {
  DESCRIPTION,
  LENT,
  addressOf,
  button,
  heading,
  openReader,
  prepareReader,
  textHost,
} from '../support/reader-app';
import { server } from '../support/server';

prepareReader();

test("today's spelling is put in the words' place, and taken away; each says its old form while it has focus", async () => {
  store(LENT);
  const { visitor, unmount } = openReader(addressOf(2));
  await heading('I. A caza');
  const todays = screen.getByRole('switch', { name: 'Ortografia de hoje' });
  expect(screen.getByText(/^Como se escreve em Portugal\./)).toBeInTheDocument();
  await visitor.click(todays);
  const word = await screen.findByText('filósofo');
  expect(screen.getByRole('article')).toHaveTextContent('Ele era um filósofo1. Elle est belle.');
  await visitor.click(word);
  expect(screen.getByText('No livro: philosopho')).toHaveRole('status');
  await visitor.click(screen.getByText('Disse-lhe que sim.'));
  expect(screen.queryByText(/^No livro/)).not.toBeInTheDocument();
  await visitor.click(todays);
  expect(screen.getByRole('article')).toHaveTextContent('Elle era um philosopho1.');
  await visitor.click(todays);
  // The names of chapters and what a search finds are in the same spelling.
  expect(button('PRIMEIRA PARTE. II. O teatro')).toBeInTheDocument();
  await visitor.type(screen.getByRole('searchbox', { name: 'Palavras' }), 'ninguem{Enter}');
  expect(await screen.findByText('Ninguem')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Buscar no livro' })).toHaveTextContent('II. O teatro');

  unmount();
  const title = 'O philosopho';
  server.use(textHost({ '84/text.json': JSON.stringify({ ...DESCRIPTION, title }) }));
  openReader(addressOf(3));
  expect(await heading('II. O teatro')).toBeVisible();
  expect(await heading('Você chegou ao fim de “O filósofo”')).toBeVisible();
});

test("where a book in an old spelling begins or is opened, today's is one press away", async () => {
  store(LENT);
  const { visitor, unmount } = openReader(addressOf(2));
  expect(await screen.findByRole('button', { name: /^Ler na ortografia/ })).toBeVisible();
  // Who turns the page has seen it.
  await visitor.click(button('Próximo →'));
  await heading('II. O theatro');
  expect(screen.queryByRole('button', { name: /^Ler na ortografia/ })).not.toBeInTheDocument();
  unmount();
  openReader(addressOf(1));
  await visitor.click(await screen.findByRole('button', { name: 'Ler na ortografia de hoje' }));
  expect(screen.getByRole('switch', { name: 'Ortografia de hoje' })).toBeChecked();
  await visitor.click(button('Próximo →'));
  expect(await screen.findByText('filósofo')).toBeVisible();
  await visitor.click(button('← Anterior'));
  await heading('Ao leitor');
  expect(screen.queryByRole('button', { name: /^Ler na ortografia/ })).not.toBeInTheDocument();
});

test('a book that is modern already, or too old, has no switch, and says why', async () => {
  store(LENT);
  const refused = (spelling: object) =>
    textHost({ '84/text.json': JSON.stringify({ ...DESCRIPTION, spelling }) });
  server.use(refused({ file: null, changed: 0.01, unresolved: 0 }));
  const { unmount } = openReader();
  expect(await screen.findByText(/já está quase todo na ortografia de hoje/)).toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  unmount();
  server.use(refused({ file: null, changed: 0.2, unresolved: 0.03 }));
  openReader();
  expect(await screen.findByText(/palavras antigas demais/)).toBeInTheDocument();
});

test('the settings hold for every book of the device', async () => {
  store(LENT);
  const { visitor, unmount, container } = openReader(addressOf(2));
  await heading('I. A caza');
  for (const name of ['Sépia', 'Ampla', 'Estreita']) {
    await visitor.click(screen.getByRole('radio', { name }));
  }
  await waitFor(() => expect(localStorage.getItem('bookshelfs.reader.v1')).toContain('narrow'));
  unmount();
  openReader(addressOf(3));
  await heading('II. O theatro');
  const reader = container.ownerDocument.querySelector('[data-theme]');
  expect(reader).toHaveAttribute('data-theme', 'sepia');
  expect(reader).toHaveAttribute(
    'style',
    expect.stringMatching(/--reader-leading: 1\.9; --reader-width: 27;/),
  );
});
