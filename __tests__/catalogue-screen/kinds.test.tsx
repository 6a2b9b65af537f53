import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import { openCatalogue, searchField } from '../support/catalogue-app';
import { pageOf, record } from '../support/records';
import { answer, SERVICE, serviceAnswers, serviceHas } from '../support/server';
import { advanceTime } from '../support/time';

const search = (query: string) => openCatalogue(`/?${new URLSearchParams({ q: query })}`);

const ways = async () => within(await screen.findByRole('navigation', { name: 'Livros do tipo' }));
const books = async () =>
  within(await screen.findByRole('region', { name: 'Talvez você procure' })).findAllByRole(
    'article',
  );
const VESTIBULAR = 'Leituras da escola e do vestibular';
const shelfLink = (name: string, shelf: keyof typeof SHELF_BOOKS) =>
  `Ver a estante ${name} · ${SHELF_BOOKS[shelf].length} livros`;

describe('words for a kind of books, which no title has', () => {
  test.each([
    ['poemas portugueses', 'Poesia', 'poesia', 'Poesia em português'],
    ['romance policial', 'Mistério', 'misterio', 'Mistério/Crime em português'],
    ['poesia romântica', 'Poesia', 'poesia', null],
    ['poemas de amor', 'Poesia', 'poesia', null],
    ['livros de aventura', 'Viagens e descobertas', 'viagens', null],
    ['autores brasileiros', 'Brasil', 'brasil', 'Livros em português'],
    ['romantismo', VESTIBULAR, 'vestibular', null],
    ['clássicos da literatura', VESTIBULAR, 'vestibular', 'Livros em português'],
    ['ensino médio', VESTIBULAR, 'vestibular', 'Ficção em português'],
    ['livros mais lidos', VESTIBULAR, 'vestibular', 'Livros em português'],
    ['livros grátis', VESTIBULAR, 'vestibular', 'Livros em português'],
    ['conto fantástico', 'Mistério', 'misterio', null],
    ['poesia simbolista', 'Poesia', 'poesia', null],
    ['vampiros', 'Mistério', 'misterio', 'Mistério/Crime em português'],
    ['fuvest 2027', VESTIBULAR, 'vestibular', 'Ficção em português'],
    ['livros curtos', 'Contos de uma noite', 'contos', 'Ficção em português'],
    ['livros escritos por mulheres', 'Autoras', 'autoras', 'Ficção em português'],
    ['livros infantis', 'Para crianças', 'criancas', 'Infantil em português'],
  ] as const)('%s: lead to the shelf %s, and to the category', async (query, name, key, other) => {
    serviceAnswers(({ request }) => answerTitles(request.url));
    const { visitor } = await search(query);
    expect((await books()).length).toBeGreaterThan(2);
    expect(screen.queryByText('Nenhum livro encontrado')).not.toBeInTheDocument();
    const links = await ways();
    // Less than a category has none.
    const names = links.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual([shelfLink(name, key), other].filter(Boolean));
    await visitor.click(links.getByRole('link', { name: shelfLink(name, key) }));
    await advanceTime(1000);
    expect(window.location.search).toBe(`?shelf=${key}`);
  });

  test('beside others that mean nothing here lead to its shelf, below what is said', async () => {
    const { visitor } = await search('piratas espaciais');
    await screen.findByRole('heading', { name: 'Nenhum livro encontrado' });
    await visitor.click(
      screen.getByRole('link', { name: shelfLink('Viagens e descobertas', 'viagens') }),
    );
    await advanceTime(1000);
    expect(window.location.search).toBe('?shelf=viagens');
  });

  test.each([
    ['romance histórico', 'Eurico, o presbytero'],
    ['poesia romântica', 'Fábulas—folhas cahidas'],
    ['romance indianista', 'Iracema'],
    ['abolicionismo', 'A escrava Isaura'],
    ['romances de amor', 'Amor de Perdição'],
    ['histórias do sertão', 'Innocencia'],
    ['contos gaúchos', 'Lendas do sul'],
    ['comédias', 'O Assassino de Macario'],
    ['livros de humor', 'Memorias Posthumas de Braz Cubas'],
    ['romances naturalistas', 'O Cortiço'],
    ['romance realista', 'Memorias Posthumas de Braz Cubas'],
    ['livros de mistério', 'O Mysterio da Estrada de Cintra'],
    ['contos portugueses', 'Contos'],
    ['autoras brasileiras', 'A fallencia'],
    ['poesia feminina', 'Livro de Máguas'],
    ['romances do século XIX', 'Dom Casmurro'],
    ['história da literatura portuguesa', 'Considerações sobre a Philosophia'],
    ['modernismo', 'Orpheu Nº1'],
    ['poemas de amor', 'Livro de Máguas'],
    ['lendas indígenas', 'Iracema'],
    ['livros sobre a Amazônia', 'Contos Paraenses'],
    ['contos de terror', 'Contos Phantasticos'],
    ['literatura de cordel', 'Romanceiro I'],
    ['romances românticos', 'Iracema'],
    ['novela portuguesa', 'Novelas do Minho'],
    ['feminismo', 'Ás Mulheres Portuguêsas'],
    ['literatura portuguesa do século XX', 'Orpheu Nº1'],
    ['romances brasileiros do século XX', 'Triste Fim de Polycarpo Quaresma'],
    ['sátira portuguesa', "A Queda d'um Anjo"],
    ['realismo português', 'Os Maias'],
    ['cartas de amor', 'Epistola de Heloysa'],
    ['autores negros', 'Triste Fim de Polycarpo Quaresma'],
    ['literatura russa', 'A Mãe'],
    ['livro romântico', 'Amor de Perdição'],
    ['livros para rir', 'Memorias Posthumas de Braz Cubas'],
    ['peças de teatro', 'Monólogo do Vaqueiro'],
    ['poesia satírica', 'Obras poeticas de Gregorio'],
    ['poesia do século XVIII', 'Marilia de Dirceo'],
    ['crônicas em português', 'Cartas de Inglaterra'],
    ['ficcao cientifica', 'Da terra à lua'],
    ['poesia barroca', 'Obras poeticas de Gregorio'],
    ['leituras obrigatórias', 'Memorias Posthumas de Braz Cubas'],
  ])('%s: its best known books come first, each in Portuguese', async (query, title) => {
    await search(query);
    const [first, ...others] = await books();
    expect(first).toHaveTextContent(title);
    for (const card of others) expect(card).toHaveTextContent('português');
  });

  test('and foreign books in a name of which one is: after those of the kind', async () => {
    const { searchFor } = await search('livros de terror');
    for (const card of await books()) expect(card).toHaveTextContent('português');
    expect(screen.queryByText('O Vale do Terror')).not.toBeInTheDocument();
    await searchFor('livros de amor', 2000);
    expect((await books()).at(-1)).toHaveTextContent('Cuentos de Amor');
    expect(screen.queryByText('Contos de Amor, de Loucura e de Morte')).not.toBeInTheDocument();
  });

  test('with an author: the author’s books of that kind, and the way to all of the author’s', async () => {
    const { visitor } = await search('contos machado');
    const titles = (await books()).map((card) => within(card).getByRole('link').textContent);
    expect(titles).toContain('Papeis Avulsos');
    expect(titles).not.toContain('Dom Casmurro');
    const links = await ways();
    expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Livros de Machado de Assis',
      shelfLink('Contos de uma noite', 'contos'),
    ]);
    await visitor.click(links.getByRole('link', { name: 'Livros de Machado de Assis' }));
    await advanceTime(1000);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(searchField()).toHaveValue('Machado de Assis');
    expect(await screen.findByRole('link', { name: /^Dom Casmurro/ })).toBeVisible();
  });

  test('that are in a few other titles: these follow the books of the kind', async () => {
    const { searchFor } = await search('humor');
    expect(await screen.findByText('Para “humor”, sugerimos:')).toBeVisible();
    expect(screen.queryByText(/livros? encontrado/)).not.toBeInTheDocument();
    const ofKind = await books();
    expect(ofKind).toHaveLength(6);
    // Less than a category, and without a shelf: no link.
    expect(screen.queryByRole('navigation', { name: 'Livros do tipo' })).not.toBeInTheDocument();
    expect(ofKind[0]).toHaveTextContent('Memorias Posthumas de Braz Cubas');
    expect(ofKind.at(-1)).toHaveTextContent('humoristicos');
    expect(screen.getAllByRole('article')).toHaveLength(6);

    // Of a kind without a list.
    await searchFor('historia do brasil', 2000);
    expect(
      await screen.findByRole('link', { name: /^Historia diplomatica do Brazil/ }),
    ).toBeVisible();
    // One of them is above.
    expect(screen.getByRole('link', { name: /^Cultura e opulencia do Brasil/ })).toBeVisible();

    // The service has found one of them: it stands among the author's.
    await searchFor('poesia de Antero', 2000);
    expect(await screen.findByText('De Antero de Quental:')).toBeVisible();
    expect(screen.queryByText(/livros? encontrado/)).not.toBeInTheDocument();
    const all = screen.getAllByRole('article');
    const titles = all.map((card) => within(card).getByRole('link').textContent);
    expect(titles[0]).toBe('Os sonetos completos de Anthero de Quental');
    expect(titles.filter((title) => title?.startsWith('Raios de extincta luz'))).toHaveLength(1);

    await searchFor('romance de Eça', 2000);
    expect(await screen.findByText('De Eça de Queirós:')).toBeVisible();
    expect((await books())[0]).toHaveTextContent('Os Maias');
    expect(screen.queryByRole('link', { name: /^Contos$/ })).not.toBeInTheDocument();

    // Those that the kind is known for come first.
    await searchFor('cartas de Eça', 2000);
    expect((await books())[1]).toHaveTextContent('A correspondência de Fradique Mendes');

    // What was typed is a title, though it has words for kinds.
    await searchFor('a arte da guerra', 2000);
    expect((await books())[0]).toHaveTextContent('The Art of War');
  });

  test('with an author who has none of that kind: the author’s other books', async () => {
    await search('música herculano');
    const titles = (await books()).map((card) => within(card).getByRole('link').textContent);
    expect(titles).toContain('Eurico, o presbytero');
    expect(screen.getByText('Outros livros de Alexandre Herculano:')).toBeVisible();
  });

  test('less than the category of a shelf: the books of it that are of that kind', async () => {
    serviceAnswers(({ request }) => answerTitles(request.url));
    await search('ficção científica');
    const titles = (await books()).map((card) => within(card).getByRole('link').textContent);
    expect(titles).toContain('Robur, o Conquistador');
    expect(titles.join()).not.toContain('Tractado');
    expect(
      (await ways()).getByRole('link', { name: shelfLink('Viagens e descobertas', 'viagens') }),
    ).toBeVisible();
  });

  test('a name that the records turn around is given as one says it', async () => {
    await search('sonetos camões');
    const links = await ways();
    expect(links.getByRole('link', { name: 'Livros de Luís de Camões' })).toHaveAttribute(
      'href',
      `/?${new URLSearchParams({ q: 'Luís de Camões' })}`,
    );
    expect((await books()).length).toBeGreaterThan(2);
  });

  test.each(['clássicos', 'livros'])('%s, of any kind, of an author: all of them', async (word) => {
    await search(`${word} de camões`);
    expect(await screen.findByText('De Luís de Camões:')).toBeVisible();
    const links = await ways();
    expect(links.getByRole('link', { name: 'Livros de Luís de Camões' })).toHaveAttribute(
      'href',
      `/?${new URLSearchParams({ q: 'Luís de Camões' })}`,
    );
    const titles = (await books()).map((card) => within(card).getByRole('link').textContent);
    expect(titles).toContain('Os Lusíadas');
  });

  test.each([
    ['livros em inglês', 'Livros em inglês', '/?lang=en'],
    ['livros em francês', 'Livros em francês', '/?lang=fr'],
    ['livros de terror em inglês', 'Fantasia em inglês', '/?lang=en&cat=fantasy'],
    ['poesia em espanhol', 'Poesia em espanhol', '/?lang=es&cat=poetry'],
  ])('%s: the first books of that language, and the way to all', async (query, name, href) => {
    await search(query);
    const [link, ...others] = (await ways()).getAllByRole('link');
    expect(link).toHaveAccessibleName(name);
    expect(link).toHaveAttribute('href', href);
    expect(others).toEqual([]);
    for (const card of await books()) expect(card).toHaveTextContent(name.split(' ').at(-1) ?? '');
  });

  test('a literature: beside what is in Portuguese, the way to the books of its language', async () => {
    await search('literatura inglesa');
    expect((await books())[0]).toHaveTextContent('As Minas de Salomão');
    const [link, ...others] = (await ways()).getAllByRole('link');
    expect(link).toHaveAttribute('href', '/?lang=en');
    expect(others).toEqual([]);
  });

  test('a biography is not by its author, whose books are offered', async () => {
    await search('biografia de Camões');
    const link = (await ways()).getByRole('link', { name: 'Livros de Luís de Camões' });
    expect(link).toHaveAttribute('href', `/?${new URLSearchParams({ q: 'Luís de Camões' })}`);
  });

  test('beside a name, that it shall be in Portuguese says nothing', async () => {
    await search('odisseia em português');
    const titles = (await books()).map((card) => within(card).getByRole('link').textContent);
    expect(titles.join()).toContain('The Odyssey');
  });

  test('a word for a language may be a name', async () => {
    await search('contos de Inglês de Sousa');
    await screen.findByRole('heading', { name: 'Inglês de Sousa ainda não está aqui' });
    expect(screen.queryByRole('navigation', { name: 'Livros do tipo' })).not.toBeInTheDocument();
  });

  test('of a kind without a shelf there is the category', async () => {
    await search('trovadorismo');
    const [link, ...others] = (await ways()).getAllByRole('link');
    expect(link).toHaveTextContent('Poesia em português');
    expect(link).toHaveAttribute('href', '/?lang=pt&cat=poetry');
    expect(others).toEqual([]);
    expect(
      screen.getByText('Nada com “trovadorismo”. Que tal a sugestão logo acima?'),
    ).toBeVisible();
  });

  test('whose category the first page has no book of, its best known ones', async () => {
    const { searchFor } = await search('biografias');
    expect(await screen.findByText('Para “biografias”, sugerimos:')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Minha formação/ })).toBeVisible();
    await searchFor('música', 2000);
    expect(await screen.findByRole('link', { name: /^A triste canção do sul/ })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Livros do tipo' })).not.toBeInTheDocument();
  });
});

/** The service as it is, but that no title has the words of a search. */
const answerTitles = (url: string) =>
  url.includes('search=') ? HttpResponse.json(pageOf([])) : answer(url);

test('the ways stand above what the service found, and not above books of other words or of a kind without a shelf', async () => {
  const { searchFor } = await search('sonetos');
  const link = (await ways()).getByRole('link', { name: shelfLink('Poesia', 'poesia') });
  const [card] = screen.getAllByRole('article');
  expect(card && link.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  for (const text of [
    'historia tragico maritima',
    'os maias',
    'cenas da vida',
    'romance histórico',
  ]) {
    await searchFor(text, 2000);
    expect(screen.queryByRole('navigation', { name: 'Livros do tipo' })).not.toBeInTheDocument();
  }
});

describe('a search that finds books in several languages', () => {
  const foreign = record({ title: 'Os Lusiadas (The Lusiads)', languages: ['en'] });
  const titles = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);

  test('Portuguese editions that only the index finds lead, as cards', async () => {
    serviceAnswers(({ request }) =>
      request.url.includes('ids=')
        ? answer(request.url)
        : HttpResponse.json(pageOf([foreign, { ...foreign, id: 77661 }])),
    );
    const { requests } = await search('lusiadas');
    expect(await screen.findByText('5 livros encontrados')).toBeVisible();
    expect(titles().slice(0, 2)).toEqual(['Os Lusíadas', 'Os Lusíadas']);
    expect(titles().at(-1)).toBe(foreign.title);
    expect(screen.queryByText('Talvez você procure')).not.toBeInTheDocument();
    expect(requests.map(String)).toEqual([
      `${SERVICE}/books/?page=1&search=lusiadas`,
      `${SERVICE}/books/?ids=3333,27236,20149`,
    ]);

    // The two editions are told apart, the two that differ only in their number too.
    const facts = screen.getAllByText(/^nº /).map(({ textContent }) => textContent);
    expect(facts[0]).toMatch(/^nº 3333, português/);
    expect(facts[1]).toMatch(/^nº 27236, português/);
  });

  test('an author’s, whom an old spelling names, lead too', async () => {
    serviceAnswers(({ request }) =>
      request.url.includes('ids=')
        ? answer(request.url)
        : HttpResponse.json(pageOf([{ ...foreign, title: 'Camillo' }])),
    );
    await search('camillo');
    expect(await screen.findByText(/^\d+ livros encontrados$/)).toBeVisible();
    expect(titles()[0]).toMatch(/^Amor de Perdição/);
    expect(titles().at(-1)).toBe('Camillo');
  });

  test('those with its words come before those with its letters', async () => {
    serviceHas(
      record({ title: 'Paródia por quatro estudantes', languages: ['pt'] }),
      record({ title: 'Vita nuova', authors: [{ name: 'Danté Alighieri' }], languages: ['it'] }),
    );
    await search('dante');
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(titles()).toEqual(['Vita nuova', 'Paródia por quatro estudantes']);
  });

  test('those that the service found come before others', async () => {
    await search('fernando pessoa');
    const found = await screen.findAllByRole('article');
    expect(found[0]).toHaveTextContent('Orpheu');
    expect(found.at(-1)).toHaveTextContent('inglês');
  });

  test('editions of one title are told apart by the volume, or by who edited them', async () => {
    const long = 'Historia da vida de um homem que leu todos os livros do mundo';
    serviceHas(
      record({ title: `${long}, Vol. 1` }),
      record({ title: `${long}, Vol. 2` }),
      record({ title: 'Cartas', editors: [{ name: 'Braga, Teófilo' }] }),
      record({ title: 'Cartas', translators: [{ name: 'Sá, Ana' }] }),
      record({ title: 'Outro' }),
    );
    await search('homem');
    const cards = await screen.findAllByRole('article');
    const has = (place: number, text: string) => expect(cards[place]).toHaveTextContent(text);
    has(0, 'mundo, Vol. 1, português');
    has(1, 'mundo, Vol. 2, português');
    has(2, 'ed. Teófilo Braga, português');
    has(3, 'trad. Ana Sá, português');
    expect(cards[4]).toHaveTextContent(/Autorportuguês/);
  });
});
