import { screen, waitFor, within } from '@testing-library/react';
import { store } from '../support/library';
import {
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

const selected = () => String(document.getSelection());

test('words are found whatever their accents and spelling, and a hit leads there and back', async () => {
  store(LENT);
  const { visitor } = openReader(addressOf(2));
  await heading('I. A caza');
  const panel = within(screen.getByRole('region', { name: 'Buscar no livro' }));
  await visitor.type(panel.getByRole('searchbox', { name: 'Palavras' }), 'filosofo');
  await visitor.click(panel.getByRole('button', { name: 'Buscar' }));
  expect(await panel.findByText('2 resultados (1 dentro de outras palavras)')).toBeVisible();
  const [first, second] = panel.getAllByRole('listitem');
  expect(first).toHaveTextContent('I. A cazaElle era um philosopho');
  expect(second).toHaveTextContent('II. O theatroFoi ao theatro com os philosophos de Lisboa.');
  expect(panel.queryByText(/olha só o começo/)).not.toBeInTheDocument();
  await visitor.click(within(second as HTMLElement).getByRole('button'));
  await heading('II. O theatro');
  expect(selected()).toBe('philosophos');
  expect(within(second as HTMLElement).getByRole('button', { current: true })).toBeVisible();
  await visitor.click(button('← Voltar para onde eu estava'));
  await heading('I. A caza');
  expect(panel.getByText(/^2 resultados/)).toBeVisible();
  // A whole word comes before longer ones, wherever they are.
  await visitor.clear(panel.getByRole('searchbox'));
  await visitor.type(panel.getByRole('searchbox'), 'e{Enter}');
  await waitFor(() =>
    expect(panel.getAllByRole('listitem')[0]).toHaveTextContent('Meu amigo / Fiel e só'),
  );
  expect(panel.getAllByRole('listitem')[1]).toHaveTextContent('Elle era um philosopho');
  // Of words that are nowhere side by side it is said, and where they are near each other.
  await visitor.clear(panel.getByRole('searchbox'));
  await visitor.type(panel.getByRole('searchbox'), 'lisboa teatro{Enter}');
  expect(
    await panel.findByText('Nada com essas palavras juntas. Perto umas das outras: 1 resultado'),
  ).toBeVisible();
  expect(panel.getByRole('listitem')).toHaveTextContent('Foi ao theatro com os philosophos');
  // What a note says is found too.
  await visitor.clear(panel.getByRole('searchbox'));
  await visitor.type(panel.getByRole('searchbox'), 'coimbra{Enter}');
  await visitor.click(await panel.findByRole('button', { name: /Da escola de Coimbra/ }));
  await waitFor(() => expect(selected()).toBe('Coimbra'));
  expect(screen.getByText('Da escola de Coimbra.').closest('aside')).toHaveAttribute('data-open');
});

test('of many hits the next ones are shown on request', async () => {
  store(LENT);
  const chapters = `<section id="c2"><p id="c2b1">${'Sim. '.repeat(205)}</p></section>`;
  server.use(textHost({ '84/1-0123456789ab.html': chapters }));
  const { visitor } = openReader(addressOf(2));
  await visitor.type(await screen.findByRole('searchbox', { name: 'Palavras' }), 'sim{Enter}');
  const panel = within(screen.getByRole('region', { name: 'Buscar no livro' }));
  expect(await panel.findByText('205 resultados')).toBeVisible();
  expect(panel.getAllByRole('listitem')).toHaveLength(200);
  await visitor.click(panel.getByRole('button', { name: 'Mostrar mais' }));
  const hits = panel.getAllByRole('listitem');
  expect(hits).toHaveLength(205);
  expect(within(hits[200] as HTMLElement).getByRole('button')).toHaveFocus();
  expect(panel.queryByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument();
});

test('each line of verse is by itself, and a hit shows where it ends', async () => {
  store(LENT);
  const { visitor } = openReader(addressOf(3));
  await heading('II. O theatro');
  const lines = ['Meu amigo', 'Fiel e só', 'Partiu'];
  const verse = screen.getByText('Partiu').closest('p');
  expect([...(verse?.children ?? [])].map(({ textContent }) => textContent)).toEqual(lines);
  const panel = within(screen.getByRole('region', { name: 'Buscar no livro' }));
  await visitor.type(panel.getByRole('searchbox', { name: 'Palavras' }), 'so partiu');
  await visitor.keyboard('{Enter}');
  const hit = await panel.findByRole('listitem');
  expect(hit).toHaveTextContent('Meu amigo / Fiel e só / Partiu');
  await visitor.click(within(hit).getByRole('button'));
  await waitFor(() => expect(selected()).toBe('sóPartiu'));
});
