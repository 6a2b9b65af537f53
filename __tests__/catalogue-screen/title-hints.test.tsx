import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { CatalogueApp, searchField } from '../support/catalogue-app';
import { copyFolder, copyHost, makeCopy } from '../support/copy-host';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { answer, recordRequests, SERVICE, server } from '../support/server';
import { advanceTime, freezeTimers } from '../support/time';

beforeEach(() => freezeTimers());
afterEach(() => jest.useRealTimers());

const HEADING = 'Talvez você procure';
const OFFLINE = 'O catálogo não respondeu agora, mas estes livros combinam com a sua busca.';
const hints = () => screen.queryByRole('region', { name: HEADING });
const findHints = async () => within(await screen.findByRole('region', { name: HEADING }));
const addresses = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

/** Opens a search, and waits until the skeleton is gone. */
async function search(query: string) {
  const requests = recordRequests();
  const view = renderScreen(<CatalogueApp />, { at: `/?q=${query}`, fakeTimers: true });
  await advanceTime(1000);
  return { requests, ...view };
}

const answering = (resolver: Parameters<typeof http.get>[1]) =>
  server.use(http.get(`${SERVICE}/books/`, resolver));

describe('when the service found books', () => {
  test('the hints, above the results, are books that it did not return', async () => {
    const { requests } = await search('memorias');
    const line = await findHints();
    const links = line.getAllByRole('link');
    expect(addresses(links)).toEqual(['/book/35762/', '/book/55797/']);
    expect(links[0]).toHaveTextContent(/^MemóriasBrandão, Raul$/);
    expect(line.getByText('Memórias')).toHaveAttribute('lang', 'pt');
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(5);
    for (const card of cards) {
      expect(hints()?.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      const [book] = addresses(within(card).getAllByRole('link'));
      expect(addresses(links)).not.toContain(book);
    }
    expect(requests.map(String)).toEqual([`${SERVICE}/books/?page=1&search=memorias`]);
  });

  test('it is announced politely', async () => {
    await search('memorias');
    const line = await findHints();
    expect(line.getByRole('status')).toHaveTextContent(/^2 sugestões de livros$/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  test('a single hint is announced in the singular', async () => {
    await search('contos');
    expect((await findHints()).getByRole('status')).toHaveTextContent(/^1 sugestão de livro$/);
  });

  test('a book known by that whole name is among them, with its language and title', async () => {
    answering(() => HttpResponse.json(pageOf([record({ title: 'O processo' })])));
    await search('o+processo');
    const line = await findHints();
    expect(line.getAllByRole('link')[0]).toHaveTextContent(
      'O Processoem inglês: The Trial · Kafka, Franz',
    );
  });

  test('a title that may be in either of two languages has no lang attribute', async () => {
    await search('brasil');
    const line = await findHints();
    expect(line.getByText(/^Brazil, the land of rubber/)).not.toHaveAttribute('lang');
    expect(line.getByText(/^O Descobrimento do Brazil/)).toHaveAttribute('lang', 'pt');
  });

  test('no room is kept when the service returned all the matches', async () => {
    const { visitor } = await search('memorias');
    await findHints();
    const searchFor = async (text: string) => {
      await visitor.clear(searchField());
      await visitor.type(searchField(), `${text}{Enter}`);
      await advanceTime(1000);
    };
    // The second time, the page is in memory.
    for (const text of ['os maias', 'contos', 'os maias']) {
      await searchFor(text);
      await screen.findByText(text === 'contos' ? '11 livros encontrados' : '1 livro encontrado');
      if (text === 'contos') await findHints();
      else expect(hints()).not.toBeInTheDocument();
      expect(document.querySelectorAll('.line')).toHaveLength(text === 'contos' ? 1 : 0);
    }
  });

  test('hints can be opened with the keyboard', async () => {
    const { visitor } = await search('memorias');
    await findHints();
    screen.getByRole('link', { name: 'Mistério' }).focus();
    await visitor.tab();
    expect((await findHints()).getByRole('link', { name: /^Memórias/ })).toHaveFocus();
    await visitor.keyboard('{Enter}');
    await advanceTime(1000);
    expect(window.location.pathname).toBe('/book/35762/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Memórias' })).toBeVisible();
  });

  test.each([
    ['memorias', true],
    ['memorias&lang=pt', true],
    ['memorias&cat=fiction', true],
    ['memorias&lang=en', false],
    ['memorias&lang=es', false],
    ['memorias&page=2', false],
    ['memorias&lang=pt&page=2', false],
    ['', false],
  ])('?q=%s: %s', async (query, hinted) => {
    const book = record({ title: 'Achado', subjects: ['Fiction'] });
    answering(() => HttpResponse.json(pageOf([book], { count: 64 })));
    await search(query);
    await screen.findByRole('link', { name: /^Achado/ });
    if (hinted) expect((await findHints()).getAllByRole('link')).toHaveLength(6);
    await advanceTime(1000);
    expect(hints() !== null).toBe(hinted);
  });
});

describe('when the service found nothing', () => {
  test('the books are shown by one request, with the reason', async () => {
    const { requests } = await search('eca+de+queiroz');
    const section = await findHints();
    expect(await section.findAllByRole('article')).toHaveLength(6);
    expect(addresses(section.getAllByRole('link'))[0]).toBe('/book/40409/');
    expect(section.getByRole('status')).toHaveTextContent(
      'A busca não achou “eca de queiroz” com estas letras, mas achou isto:',
    );
    await advanceTime(60_000);
    expect(requests.map(String)).toEqual([
      `${SERVICE}/books/?page=1&search=eca+de+queiroz`,
      `${SERVICE}/books/?ids=40409,42942,31971,18220,16384,17515`,
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('there is no further request when no title matches', async () => {
    const { requests } = await search('xyzzy');
    expect(await screen.findByRole('heading', { name: 'Nenhum livro encontrado' })).toBeVisible();
    await advanceTime(60_000);
    expect(hints()).not.toBeInTheDocument();
    expect(requests).toHaveLength(1);
  });

  test('nothing says that no book was found beside them', async () => {
    await search('eca+de+queiroz');
    await (await findHints()).findAllByRole('article');
    expect(screen.queryByText('Nenhum livro encontrado')).not.toBeInTheDocument();
  });

  test('a book known by another name is told with its language and title', async () => {
    await search('orgulho+e+preconceito');
    const section = await findHints();
    expect(await section.findByRole('article')).toHaveTextContent('Pride and Prejudice');
    expect(section.getByText('Orgulho e Preconceito').closest('li')).toHaveTextContent(
      /^Orgulho e Preconceito · em inglês: Pride and Prejudice$/,
    );
    expect(section.getByText('Pride and Prejudice', { selector: 'li > span' })).toHaveAttribute(
      'lang',
      'en',
    );
  });

  test('a story is told with the volume that it is in', async () => {
    await search('o+alienista');
    const section = await findHints();
    expect(await section.findByRole('article')).toHaveTextContent('Papeis Avulsos');
    expect(section.getByText('O Alienista').closest('li')).toHaveTextContent(
      /^O Alienista · em: Papeis Avulsos$/,
    );
  });

  test.each(['saramago', 'Clarice Lispector', 'guimaraes rosa', 'vidas secas'])(
    '%s: the author is in copyright, and neighbours are offered',
    async (query) => {
      await search(query);
      expect(await screen.findByRole('heading', { name: /ainda não está aqui$/ })).toBeVisible();
      expect(screen.getByText(/reúne obras em domínio público/)).toBeVisible();
      expect(screen.queryByText(/grafia antiga|Nenhum livro/)).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Limpar busca e filtros' })).toBeVisible();
    },
  );

  test('a neighbour of an author in copyright is one press away', async () => {
    const { visitor } = await search('saramago&lang=pt');
    await visitor.click(await screen.findByRole('link', { name: 'Raul Brandão' }));
    await advanceTime(1000);
    expect(window.location.search).toBe(`?${new URLSearchParams({ q: 'Raul Brandão' })}`);
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  });

  test('only the titles are shown when that request fails', async () => {
    answering(({ request }) =>
      request.url.includes('ids=') ? new HttpResponse('no', { status: 400 }) : answer(request.url),
    );
    await search('bras+cubas');
    const line = await findHints();
    expect(await line.findByText(OFFLINE)).toBeVisible();
    expect(addresses(line.getAllByRole('link'))).toEqual(['/book/54829/']);
  });
});

describe('when the service does not respond', () => {
  test.each([
    ['HTTP 500', () => new HttpResponse('não deu', { status: 500 }), 'Erro: HTTP 500 - não deu'],
    ['no network', () => HttpResponse.error(), 'Erro: Não foi possível falar com o catálogo.'],
  ])('%s: the titles still appear and say where they come from', async (_, resolver, message) => {
    answering(resolver);
    await search('lusiadas');
    const line = await findHints();
    expect(addresses(line.getAllByRole('link'))).toEqual([
      '/book/3333/',
      '/book/27236/',
      '/book/20149/',
    ]);
    expect(line.getByRole('status')).toHaveTextContent(OFFLINE);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });

  test('without a search there is only the error', async () => {
    answering(() => new HttpResponse('no', { status: 400 }));
    await search('');
    expect(await screen.findByRole('alert')).toBeVisible();
    await advanceTime(1000);
    expect(hints()).not.toBeInTheDocument();
  });
});

describe('with a copy of the catalogue', () => {
  const folder = copyFolder();
  beforeAll(() => makeCopy(folder, readBooks(EMBEDDED_BOOKS)));
  beforeEach(() => server.use(copyHost(folder)));

  test('the books of the hints are the copy’s when the service fails for them', async () => {
    answering(({ request }) =>
      request.url.includes('ids=') ? HttpResponse.error() : answer(request.url),
    );
    await search('bras+cubas');
    const section = await findHints();
    const [card] = await section.findAllByRole('article');
    expect(card).toHaveTextContent('Memorias Posthumas de Braz Cubas');
    expect(section.getByRole('status')).toHaveTextContent('mas achou isto:');
    expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
  });

  test('a book known by another name is the copy’s when the service fails for all', async () => {
    answering(() => HttpResponse.error());
    await search('orgulho+e+preconceito');
    const section = await findHints();
    expect(await section.findByRole('article')).toHaveTextContent('Pride and Prejudice');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Erro: Não foi possível falar com o catálogo.',
    );
    expect(screen.getByText('Mostrando a cópia de 16 de novembro de 2026.')).toBeVisible();
  });
});
