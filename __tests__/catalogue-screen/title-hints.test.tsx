import { screen, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { openCatalogue, searchField } from '../support/catalogue-app';
import { pageOf, record } from '../support/records';
import { answer, SERVICE, serviceAnswers } from '../support/server';
import { advanceTime } from '../support/time';

const HEADING = 'Talvez você procure';
const OFFLINE = 'O catálogo não respondeu.';
const hints = () => screen.queryByRole('region', { name: HEADING });
const findHints = async () => within(await screen.findByRole('region', { name: HEADING }));
const addresses = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

const search = (query: string) => openCatalogue(`/?q=${query}`);

/** The books of hints are asked for by their numbers. */
const answeringHints = (give: () => Response | Promise<Response>) =>
  serviceAnswers(({ request }) => (request.url.includes('ids=') ? give() : answer(request.url)));

// First, as its code is loaded once.
test('the words in place of an empty list follow the skeleton at once', async () => {
  let blank = 0;
  const look = () => {
    const isWaiting = document.querySelector('[data-skeleton]') !== null;
    if (!isWaiting && !/ainda não está aqui/.test(document.body.textContent)) blank += 1;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  await search('clarice+lispector');
  expect(await screen.findByRole('heading', { name: /ainda não está aqui$/ })).toBeVisible();
  expect(blank).toBe(0);
  observer.disconnect();
});

describe('when the service found books', () => {
  test('and has more pages: the hints, above the results and announced, are books that it did not return', async () => {
    serviceAnswers(async ({ request }) => {
      const response = answer(request.url);
      if (!request.url.includes('search=')) return response;
      const next = `${SERVICE}/books/?page=2&search=memorias`;
      return HttpResponse.json({ ...((await response.json()) as object), count: 64, next });
    });
    const { visitor, requests } = await search('memorias');
    const line = await findHints();
    const links = line.getAllByRole('link');
    expect(addresses(links)).toEqual(['/book/35762/', '/book/27637/']);
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
    expect(line.getByRole('status')).toHaveTextContent(/^2 sugestões de livros$/);
    expect(document.body).toHaveFocus();

    screen.getByRole('link', { name: 'Mistério' }).focus();
    await visitor.tab();
    expect(line.getByRole('link', { name: /^Memórias/ })).toHaveFocus();
    await visitor.keyboard('{Enter}');
    await advanceTime(1000);
    expect(window.location.pathname).toBe('/book/35762/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Memórias' })).toBeVisible();
  });

  test('and has the others on its next page, they are no hints', async () => {
    const { searchFor } = await search('camilo');
    expect(await screen.findByText('33 livros encontrados')).toBeVisible();
    await advanceTime(1000);
    expect(hints()).not.toBeInTheDocument();
    await searchFor('familia');
    await findHints();
  });

  test('and no more pages: they are cards below its own; there are none when it has all the matches', async () => {
    const { searchFor } = await search('familia');
    const below = await findHints();
    expect(below.getByRole('status')).toHaveTextContent(/^Talvez você procure:$/);
    expect(below.getByRole('link', { name: /^Uma família ingleza/ })).toBeVisible();
    const [own] = screen.getAllByRole('article');
    expect(hints()?.compareDocumentPosition(own as HTMLElement)).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    await searchFor('os maias');
    await screen.findByText('1 livro encontrado');
    expect(hints()).not.toBeInTheDocument();
  });

  test('and the search is the title of one, it leads, and all are counted', async () => {
    await search('memorias');
    expect(await screen.findByText('6 livros encontrados')).toBeVisible();
    const [first, second] = screen.getAllByRole('link', { name: /^Mem.rias/ });
    expect(first).toHaveTextContent(/^Memórias$/);
    expect(second).toHaveTextContent(/^Memorias Posthumas/);
  });

  test('and only some books of the author, whose name it is: all stand in one list', async () => {
    await search('mario+de+sá+carneiro');
    expect(await screen.findByText('4 livros encontrados')).toBeVisible();
    expect(screen.getByRole('link', { name: /^A confissão de Lucio/ })).toBeVisible();
  });

  test('who looks for a famous work that is missing is told so above what resembles it', async () => {
    const { visitor, searchFor } = await search('senhora');
    const note = await screen.findByText(/^“Senhora” ainda não está aqui. Que tal ler/);
    expect(note).toHaveRole('status');
    expect(note).toHaveTextContent(/José de Alencar, Bernardo Guimarães ou Júlio Dinis\?$/);
    const card = screen.getByRole('link', { name: /^Nova academia de pintura/ });
    expect(note.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await visitor.click(within(note).getByRole('link', { name: 'José de Alencar' }));
    expect(await screen.findByRole('link', { name: /^Iracema/ })).toBeVisible();
    await searchFor('dom casmurro');
    await screen.findByText('1 livro encontrado');
    expect(screen.queryByText(/ainda não está aqui/)).not.toBeInTheDocument();
  });

  test('nothing is missing where the service has found a book of its author', async () => {
    const alencar = { name: 'Alencar, José de', birth_year: 1829, death_year: 1877 };
    const book = record({ title: 'Senhora', authors: [alencar] });
    serviceAnswers(() => HttpResponse.json(pageOf([book])));
    await search('senhora');
    await screen.findByRole('link', { name: /^Senhora/ });
    await advanceTime(1000);
    expect(screen.queryByText(/ainda não está aqui/)).not.toBeInTheDocument();
  });

  test.each([
    ['memorias&lang=pt', 5],
    // Also what only resembles the title, below.
    ['memorias&cat=fiction', 7],
    ['memorias&lang=en', 0],
    ['memorias&page=2', 0],
    ['', 0],
  ])('?q=%s: %d', async (query, hinted) => {
    const book = record({ title: 'Achado', subjects: ['Fiction'] });
    serviceAnswers(() => HttpResponse.json(pageOf([book], { count: 64 })));
    await search(query);
    await screen.findByRole('link', { name: /^Achado/ });
    if (hinted > 0) expect((await findHints()).getAllByRole('link')).toHaveLength(hinted);
    await advanceTime(1000);
    expect(hints() !== null).toBe(hinted > 0);
  });
});

describe('when the service found nothing', () => {
  test('the books are shown by one request, with the reason, and no word of none', async () => {
    const { requests } = await search('eca+de+queiroz');
    const section = await findHints();
    expect(await section.findAllByRole('article')).toHaveLength(17);
    expect(addresses(section.getAllByRole('link'))[0]).toBe('/book/40409/');
    expect(section.getByRole('status')).toHaveTextContent('17 livros encontrados');
    expect(screen.queryByText('Nenhum livro encontrado')).not.toBeInTheDocument();
    await advanceTime(60_000);
    expect(requests.map(String)).toEqual([
      `${SERVICE}/books/?page=1&search=eca+de+queiroz`,
      `${SERVICE}/books/?ids=40409,42942,31971,18220,16384,17515,31347,23145,27637,25641,68986,60194,14620,12579,14622,13092,20574`,
    ]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['o primo basilio', '1 livro encontrado'],
    ['primo basi', '1 livro encontrado'],
    ['memorias postumas', '1 livro encontrado'],
    // Rather than a missing author, whose name is alike.
    ['sofia palha', '1 livro encontrado'],
    ['aluisio azevedo', '1 livro encontrado'],
    [
      'o padre que se apaixona pela moça',
      'Nada com “o padre que se apaixona pela moça”. Resultados parecidos:',
    ],
    ['queda de um anjo', '1 livro encontrado'],
    ['poesia romântica', 'Para “poesia romântica”, sugerimos:'],
    ['quincas borda', 'Nada com “quincas borda”. Resultados parecidos:'],
    ['capitu e escobar', 'Nada com “capitu e escobar”. Resultados parecidos:'],
    // As while it was typed.
    ['memórias póst', 'Nada com “memórias póst”. Resultados parecidos:'],
  ])(
    '%s: in another spelling it is found all the same, with a typo it is said',
    async (query, said) => {
      await search(query);
      expect((await findHints()).getByRole('status')).toHaveTextContent(said);
    },
  );

  test.each([
    ['orgulho e preconceito', 'Orgulho e Preconceito', 'em inglês: Pride and Prejudice'],
    ['orgulhoepreconceito', 'Orgulho e Preconceito', 'em inglês: Pride and Prejudice'],
    ['o alienista', 'O Alienista', 'em: Papeis Avulsos'],
  ])('%s: known by another name, or in a volume, it says which', async (query, name, where) => {
    await search(query);
    const section = await findHints();
    const title = where.replace(/.*: /, '');
    expect(await section.findByRole('article')).toHaveTextContent(title);
    expect(section.getByText(name).closest('li')).toHaveTextContent(`${name} · ${where}`);
    const lang = where.startsWith('em inglês') ? 'en' : 'pt';
    expect(section.getByText(title, { selector: 'li [lang]' })).toHaveAttribute('lang', lang);
  });

  test('with a typo in its only word, the book that it is for', async () => {
    await search('iracma');
    expect(await screen.findByRole('link', { name: /^Iracema/ })).toBeVisible();
  });

  test('Portuguese books come before foreign ones, in a search that means both', async () => {
    const { searchFor } = await search('fabulas');
    const cards = await (await findHints()).findAllByRole('article');
    expect(cards[0]).toHaveTextContent(/^Fábulas—folhas cahidas/);
    expect(cards[1]).toHaveTextContent(/^Aesop's Fables/);
    // Of a title that was typed no other name of a foreign book is said.
    await searchFor('inocência');
    expect(await screen.findByRole('link', { name: /^Innocencia/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^The innocence of Father Brown/i })).toBeVisible();
    expect(screen.queryByText('A Inocência do Padre Brown')).not.toBeInTheDocument();
    // Nor by an author's name alone.
    await searchFor('machado asis');
    expect(await screen.findByRole('link', { name: /^Brazilian Tales/ })).toBeVisible();
    expect(screen.queryByText('A Cartomante')).not.toBeInTheDocument();
  });

  test('an author whose works are not here is told with the reason, and neighbours one press away', async () => {
    const { visitor, searchFor } = await search('Clarice Lispector&lang=pt');
    const protectedHere = (name: string) => `As obras de ${name} ainda têm direitos autorais.`;
    const freeHere = (name: string) =>
      `As obras de ${name} ainda não estão no Project Gutenberg, que segue a lei dos EUA.`;
    const told = async (heading: string, why: string, others = 'um autor próximo') => {
      const name = `${heading} ainda não está aqui`;
      expect(await screen.findByRole('heading', { name })).toBeVisible();
      expect(screen.getByText(`${why} Que tal ${others}?`)).toBeVisible();
      expect(screen.queryByText(/Nenhum livro/)).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Limpar busca e filtros' })).toBeVisible();
    };
    await told('Clarice Lispector', protectedHere('Clarice Lispector'));
    await searchFor('saint exupery');
    await told('Antoine de Saint-Exupéry', freeHere('Antoine de Saint-Exupéry'));
    await searchFor('mensagem');
    const why =
      'Esta obra de Fernando Pessoa ainda não está no Project Gutenberg, que segue a lei dos EUA.';
    await told('“Mensagem”', why, 'outra obra, ou um autor próximo');
    expect(screen.getByText('De Fernando Pessoa:')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Orpheu Nº1/ })).toBeVisible();
    await searchFor('os sertoes');
    const notYet = 'Esta obra de Euclides da Cunha ainda não está no Project Gutenberg.';
    await told('“Os Sertões”', notYet);
    await searchFor('capitaes da areia');
    await told('“Capitães da Areia”', protectedHere('Jorge Amado'));
    await searchFor('agustina bessa luis');
    await visitor.click(await screen.findByRole('link', { name: 'Raul Brandão' }));
    await advanceTime(1000);
    expect(window.location.search).toBe(`?${new URLSearchParams({ q: 'Raul Brandão' })}`);
    expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
  });

  test.each([
    ['fails', true, () => new HttpResponse('no', { status: 400 })],
    [
      'hangs',
      true,
      async () => {
        await delay('infinite');
        return HttpResponse.error();
      },
    ],
    ['has none of them', false, () => HttpResponse.json(pageOf([]))],
  ])('only the titles are shown when the request for the books %s', async (_, isFault, give) => {
    answeringHints(give);
    await search('eca+de+queiroz');
    await advanceTime(5_000);
    const line = await findHints();
    expect(line.getAllByRole('link')).toHaveLength(17);
    expect(line.queryAllByRole('article')).toEqual([]);
    expect(line.queryAllByText(OFFLINE)).toHaveLength(isFault ? 1 : 0);
  });
});

test('when the service does not respond the titles still appear; without a search there is only the error', async () => {
  serviceAnswers(() => new HttpResponse('não deu', { status: 400 }));
  const { visitor } = await search('lusiadas');
  const line = await findHints();
  expect(addresses(line.getAllByRole('link'))).toEqual([
    '/book/3333/',
    '/book/27236/',
    '/book/20149/',
  ]);
  // The failure is told once.
  expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Erro: HTTP 400 - não deu');
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  // Where no books follow them they are below it, in as many lines as they need.
  const follows = alert.compareDocumentPosition(hints() ?? alert);
  expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await visitor.clear(searchField());
  await advanceTime(2_000);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(hints()).not.toBeInTheDocument();
});
