import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { KEYS } from '@/fixtures/storage-keys';
import { aLoan, aPlace, isoDay } from '@/fixtures/records';
import { ANA, AS_ANA, ACCOUNTS, store, storedByAnotherTab } from '../support/library';
import {
  DESCRIPTION,
  openReader,
  textHost,
  withoutLayout,
  WITHOUT_TEXT,
} from '../support/reader-app';
import { server } from '../support/server';
import { freezeDate } from '../support/time';

beforeEach(() => {
  freezeDate();
  withoutLayout();
  server.use(textHost());
});

const LENT = { ...AS_ANA, loans: [aLoan()] };
const selected = () => String(document.getSelection());
const at = (chapter: number) => `/ler/?livro=84&cap=${chapter}`;
const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string) => screen.getByRole('button', { name });
const places = () =>
  JSON.parse(localStorage.getItem('book.reading.v1') ?? '[]') as Record<string, unknown>[];
const scroll = () => {
  jest.replaceProperty(window, 'scrollY', 50);
  fireEvent.scroll(document);
};

test('a borrowed book is read chapter by chapter, with the list, the buttons and the arrow keys', async () => {
  store(LENT);
  const { visitor } = openReader();
  await heading('Ao leitor');
  expect(window.location.search).toBe('?livro=84&cap=1');
  expect(document.title).toBe('Ao leitor · Contos · BookShelfs');
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'pt-PT');

  await visitor.click(button('Próximo →'));
  await heading('I. A caza');
  expect(screen.getByText('capítulo 2 de 3 · 10 % · cerca de 2 h até o fim')).toBeVisible();
  await visitor.keyboard('{ArrowRight}');
  await heading('II. O theatro');
  await visitor.keyboard('{ArrowRight}');
  expect(screen.queryByRole('button', { name: 'Próximo →' })).not.toBeInTheDocument();
  await visitor.keyboard('{ArrowLeft}');
  await heading('I. A caza');

  const list = within(screen.getByRole('region', { name: 'Capítulos' }));
  expect(list.getByRole('button', { current: true })).toHaveTextContent('I. A caza');
  await visitor.keyboard('{ArrowRight}');
  await heading('II. O theatro');
  await visitor.click(list.getByRole('button', { name: 'Ao leitor' }));
  await heading('Ao leitor');
  await visitor.click(button('← Voltar para onde eu estava'));
  await heading('II. O theatro');
  expect(screen.queryByRole('button', { name: /^← Voltar para/ })).not.toBeInTheDocument();
});

test('a note opens below its paragraph, and closes', async () => {
  store(LENT);
  const { visitor } = openReader(at(2));
  const number = await screen.findByRole('link', { name: '1' });
  const note = screen.getByText('Da escola de Coimbra.').closest('aside');
  await visitor.click(number);
  expect(note?.previousElementSibling).toHaveTextContent('Elle era um philosopho');
  expect(note).toHaveAttribute('data-open');
  await visitor.click(number);
  expect(note).not.toHaveAttribute('data-open');
});

test("today's spelling is put in the words' place, and taken away; each says its old form while it has focus", async () => {
  store(LENT);
  const { visitor, unmount } = openReader(at(2));
  await heading('I. A caza');
  const todays = screen.getByRole('switch', { name: 'Ortografia de hoje' });
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
  expect(button('II. O teatro')).toBeInTheDocument();
  await visitor.type(screen.getByRole('searchbox', { name: 'Palavras' }), 'ninguem{Enter}');
  expect(await screen.findByText('Ninguem')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Buscar no livro' })).toHaveTextContent('II. O teatro');

  unmount();
  openReader(at(3));
  expect(await heading('II. O teatro')).toBeVisible();
});

test("where a book in an old spelling begins, today's is one press away", async () => {
  store(LENT);
  const { visitor } = openReader(at(1));
  await visitor.click(
    await screen.findByRole('button', { name: 'Passar para a ortografia de hoje' }),
  );
  expect(screen.getByRole('switch', { name: 'Ortografia de hoje' })).toBeChecked();
  await visitor.click(button('Próximo →'));
  expect(await screen.findByText('filósofo')).toBeVisible();
  await visitor.click(button('← Anterior'));
  await heading('Ao leitor');
  expect(screen.queryByRole('button', { name: /^Passar/ })).not.toBeInTheDocument();
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
  const { visitor, unmount, container } = openReader(at(2));
  await heading('I. A caza');
  for (const name of ['Sépia', 'Ampla', 'Estreita']) {
    await visitor.click(screen.getByRole('radio', { name }));
  }
  await waitFor(() => expect(localStorage.getItem('bookshelfs.reader.v1')).toContain('narrow'));
  unmount();
  openReader(at(3));
  await heading('II. O theatro');
  const reader = container.ownerDocument.querySelector('[data-theme]');
  expect(reader).toHaveAttribute('data-theme', 'sepia');
  expect(reader).toHaveAttribute(
    'style',
    expect.stringMatching(/--reader-leading: 1\.9; --reader-width: 27;/),
  );
});

test('the place is kept for the reader and the book, and the book opens there', async () => {
  store(LENT);
  const { visitor, unmount } = openReader();
  await heading('Ao leitor');
  await visitor.click(button('Próximo →'));
  await heading('I. A caza');
  await waitFor(() => expect(places()).toHaveLength(1));
  await waitFor(() => expect(places()).toMatchObject([{ userId: ANA.id, bookId: 84, chapter: 2 }]));
  unmount();
  openReader();
  await heading('I. A caza');
});

test('a place in a chapter that the text has no longer gives way to the next one', async () => {
  store({ ...LENT, places: [aPlace({ chapter: 9 })] });
  const { visitor } = openReader();
  await heading('Ao leitor');
  await visitor.click(button('Próximo →'));
  await waitFor(() => expect(places()).toMatchObject([{ chapter: 2 }]));
});

test('who reads without an account is kept a place too, and takes it along into the account', async () => {
  store(ACCOUNTS);
  const { visitor, unmount } = openReader();
  await heading('Ao leitor');
  await visitor.click(button('Próximo →'));
  await heading('I. A caza');
  await waitFor(() => expect(places()).toMatchObject([{ bookId: 84, chapter: 2 }]));
  unmount();
  const again = openReader();
  await heading('I. A caza');
  again.unmount();

  store(LENT);
  const { visitor: ana } = openReader();
  await heading('I. A caza');
  await ana.click(button('Próximo →'));
  await waitFor(() => expect(places()).toMatchObject([{ userId: ANA.id, chapter: 3 }]));
});

test('who comes to the end of the beginning, and may read on, is kept in the text', async () => {
  store(LENT);
  openReader(`${at(1)}#fim`);
  await heading('Ao leitor');
  scroll();
  await waitFor(() => expect(places()).toMatchObject([{ chapter: 1, block: '' }]));
});

test('of two tabs neither moves the other, and the later place is where the book opens', async () => {
  store(LENT);
  const { unmount } = openReader(at(1));
  await heading('Ao leitor');
  storedByAnotherTab({ places: [aPlace({ chapter: 3 })] });
  expect(screen.getByRole('heading', { name: 'Ao leitor' })).toBeVisible();
  unmount();
  openReader();
  await heading('II. O theatro');
});

test('words are found whatever their accents and spelling, and a hit leads there and back', async () => {
  store(LENT);
  const { visitor } = openReader(at(2));
  await heading('I. A caza');
  const panel = within(screen.getByRole('region', { name: 'Buscar no livro' }));
  await visitor.type(panel.getByRole('searchbox', { name: 'Palavras' }), 'filosofo');
  await visitor.click(panel.getByRole('button', { name: 'Buscar' }));
  expect(await panel.findByText('2 resultados, 1 em palavra mais longa')).toBeVisible();
  const [first, second] = panel.getAllByRole('listitem');
  expect(first).toHaveTextContent('I. A cazaElle era um philosopho');
  expect(second).toHaveTextContent('II. O theatroFoi ao theatro com os philosophos de Lisboa.');
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
  const { visitor } = openReader(at(2));
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

test('a glance at another chapter is no place, until one reads on there; nor is the way back', async () => {
  store(LENT);
  const { visitor, unmount } = openReader(at(1));
  await heading('Ao leitor');
  await visitor.click(button('Próximo →'));
  await waitFor(() => expect(places()).toMatchObject([{ chapter: 2 }]));
  const list = within(screen.getByRole('region', { name: 'Capítulos' }));
  await visitor.click(list.getByRole('button', { name: 'II. O theatro' }));
  await heading('II. O theatro');
  unmount();
  const again = openReader();
  await heading('I. A caza');

  await visitor.click(
    within(screen.getByRole('region', { name: 'Capítulos' })).getByRole('button', {
      name: 'II. O theatro',
    }),
  );
  await heading('II. O theatro');
  scroll();
  await waitFor(() => expect(places()).toMatchObject([{ chapter: 3 }]));
  act(() => history.back());
  await heading('I. A caza');
  again.unmount();
  openReader();
  await heading('II. O theatro');
});

test('each line of verse is by itself, and a hit shows where it ends', async () => {
  store(LENT);
  const { visitor } = openReader(at(3));
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

test('without a loan the beginning is open, and at its end one borrows, and reads on', async () => {
  store(AS_ANA);
  const { visitor } = openReader(at(2));
  await heading('I. A caza');
  expect(screen.getByRole('button', { name: 'II. O theatro' })).toBeDisabled();
  expect(screen.getByText(/^Quer continuar\? Pegue o livro por sete dias/)).toBeVisible();
  await visitor.click(button('Emprestar'));
  await visitor.click(await screen.findByRole('button', { name: 'Próximo →' }));
  await heading('II. O theatro');
});

test('who is not logged in is led to the login, and back to this place', async () => {
  store(ACCOUNTS);
  const { visitor } = openReader(at(2));
  await heading('I. A caza');
  await visitor.click(screen.getByRole('link', { name: 'Entrar ou criar conta' }));
  expect(await screen.findByText('Entre para pegar “Contos”.')).toBeVisible();
  await visitor.type(screen.getByLabelText('E-mail'), ANA.email);
  await visitor.type(screen.getByLabelText('Senha'), 'segredo');
  await visitor.click(button('Entrar'));
  expect(await screen.findByRole('button', { name: 'Emprestar' })).toBeVisible();
  expect(window.location.href).toMatch('/ler/?livro=84&cap=2#fim');
});

test.each([
  ['overdue', [aLoan({ borrowedAt: isoDay(-9), dueAt: isoDay(-2) })], /^Era até 18\/11\/2026\./],
  ['returned', [aLoan({ returnedAt: isoDay(-1) })], /^Você o devolveu em 19\/11\/2026/],
  ['another loan', [aLoan({ bookId: 11 })], /^Você já tem um empréstimo ativo/],
  ['held by another', [aLoan({ userId: 'bia' })], /^Este livro está emprestado por outro usuário/],
])('%s: a later chapter is closed, and the page says why', async (_, loans, reason) => {
  store({ ...AS_ANA, loans });
  openReader(at(3));
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

test('where the loan is over, the beginning stays open; the book is returned, and lent again', async () => {
  const loans = [aLoan({ borrowedAt: isoDay(-9), dueAt: isoDay(-2) })];
  store({ ...AS_ANA, loans, places: [aPlace({ chapter: 3 })] });
  const { visitor, unmount } = openReader();
  await heading('O prazo terminou');
  await visitor.click(button('← Ler o começo'));
  await heading('I. A caza');
  unmount();
  openReader();
  await heading('O prazo terminou');
  await visitor.click(button('← Ler o começo'));
  await heading('I. A caza');
  await visitor.click(button('Devolver'));
  expect(await screen.findByText('Livro devolvido com sucesso!')).toBeVisible();
  await visitor.click(button('Emprestar'));
  expect(await heading('Boa leitura!')).toHaveFocus();
  expect(screen.getByText('Livro emprestado com sucesso!')).toBeVisible();
  expect(screen.getByText(/^Está com você até \d/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Emprestar' })).not.toBeInTheDocument();
  await visitor.click(button('Próximo →'));
  await heading('II. O theatro');
  expect(screen.queryByRole('heading', { name: 'Boa leitura!' })).not.toBeInTheDocument();
});

test('the last chapter ends with the way back, and to other books of the author', async () => {
  store(LENT);
  const { visitor } = openReader(at(3));
  await heading('Você chegou ao fim de “Contos”');
  const more = screen.getByRole('link', { name: 'Mais de Ana Silva' });
  expect(more).toHaveAttribute('href', '/?q=Ana+Silva');
  await visitor.click(button('Devolver'));
  expect(await heading('Você devolveu este livro')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Mais de Ana Silva' })).toBeVisible();
  expect(screen.getByText('Livro devolvido com sucesso!')).toBeVisible();
});

test('a book without a text leads to Project Gutenberg; one that fails can be tried again', async () => {
  store(LENT);
  const { unmount } = openReader(`/ler/?livro=${WITHOUT_TEXT}`);
  expect(await screen.findByRole('link', { name: 'Ler no Project Gutenberg' })).toHaveAttribute(
    'href',
    `https://www.gutenberg.org/ebooks/${WITHOUT_TEXT}`,
  );
  expect(screen.getByRole('link', { name: 'Ver a página do livro' })).toBeVisible();
  expect(screen.queryByText(/sem conexão/)).not.toBeInTheDocument();
  unmount();
  server.use(textHost({ '84/text.json': '{' }));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { visitor } = openReader();
  await screen.findByRole('heading', { level: 1, name: 'O livro não pôde ser aberto' });
  expect(screen.getByText(/^Você está sem conexão com a internet\./)).toBeVisible();
  online.mockRestore();
  server.use(textHost());
  await visitor.click(button('Tentar de novo'));
  await heading('Ao leitor');
});

test('a full storage loses nothing, and says so', async () => {
  store(LENT);
  const { visitor } = openReader();
  await heading('Ao leitor');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await visitor.click(button('Próximo →'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/espaço|cheio/i);
  expect(screen.getByRole('heading', { name: 'I. A caza' })).toBeVisible();
  expect(localStorage.getItem(KEYS.loans)).not.toBeNull();
});
