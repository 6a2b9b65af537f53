/** @jest-environment node */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { withoutDiacritics } from '@/lib/search/fold';
import type { TitleData } from '@/lib/search/title-data';
import { TitleIndex } from '@/lib/search/title-index';
import manifest from '@/lib/search/title-index-manifest.json';

// How well it finds what people mean is measured by `npm run bench:search` over the project's questions.

/** The index that comes with the site: of the embedded Portuguese books, and names of others. */
const data = JSON.parse(readFileSync(`public/search/${manifest.file}`, 'utf8')) as TitleData;
const index = new TitleIndex(data);

/** The ids of the books found, the likeliest first. */
const find = (query: string, limit?: number): number[] =>
  index.suggest(query, limit).map(({ id }) => id);

/** The books found by a finished query where the service found others: whole names only. */
const findWhole = (query: string) => index.hints(query, true).map(({ id }) => id);

describe('a query', () => {
  test.each([
    ['memórias póstumas', 54829],
    ['memorias posthumas de braz cubas', 54829],
    ['memo\u0301rias po\u0301stumas', 54829],
    ['cubas brás', 54829],
    ['primo basílio', 42942],
    ['MISTÉRIO DA ESTRADA DE SINTRA!', 20574],
    ['lendas e narrativas volume 2', 17005],
    ['contos fialho de almeida', 70819],
    ['joaquim maria machado de assis', 55752],
    // Rather than Fedro, a whole title with a typo.
    ['dom pedro', 16633],
    ['quincasborba', 55682],
    ['frei luis', 17591],
    ['capitu', 55752],
    ['luisa e basilio', 42942],
    ['calisto eloi', 17927],
    ['as armas e os baroes', 3333],
    ['lusíadas canto IX', 3333],
    ['baixar o primo basílio pdf grátis', 42942],
  ])(
    'in today’s spelling or the old one, with its author, without spaces, as on the web: %s',
    (query, id) => {
      expect(find(query)[0]).toBe(id);
    },
  );

  test.each([
    ['lusiadsa', 3333],
    ['os luisadas', 3333],
    ['policrpo quaresma', 67535],
    ['machdo', 55752],
    // A whole title may be shorter.
    ['iracma', 67740],
    // A long word may have two.
    ['frankstein', 84],
    ['moby dik', 2701],
    ['jane eire', 1260],
    ['madame bovari', 14155],
    ['os mias', 40409],
    // Chance words of other titles.
    ['os mais', 40409],
  ])('with a typo: %s', (query, id) => {
    expect(find(query)).toContain(id);
  });

  test.each([
    'maios',
    'os moas',
    'lsuiaads',
    'rfankstein',
    'policrpo quarwsma',
    'candide',
    'oasis',
  ])('with a typo in a short word, two of them, or another ending finds nothing: %s', (query) =>
    expect(find(query)).toEqual([]),
  );

  test('of a word that books have is for no other with a typo', () => {
    expect(find('contos')).toContain(31347);
    expect(find('cantos')[0]).toBe(74854);
    expect(find('contos', 40)).not.toContain(74854);
    expect(find('cantps')).toContain(74854);
  });

  test('of several words that are a whole title is for nothing with a typo', () => {
    expect(find('eça de queiroz os maias')).toEqual([40409]);
    // Nor for a Luís and a Sousa who wrote another together.
    expect(find('frei luís de sousa')).toEqual([17591]);
  });

  test.each([
    ['o cri', 31971],
    ['crime do', 31971],
    ['lendas e', 9654],
    ['a ilus', 23145],
    ['lima b', 67535],
  ])(
    'while it is typed is for the title that has its words in this order, if old: %s',
    (query, id) => {
      expect(find(query)[0]).toBe(id);
    },
  );

  test('while it is typed may end in the beginning of a word; all others are whole', () => {
    expect(find('memórias pó')[0]).toBe(54829);
    expect(find('dom cas')[0]).toBe(55752);
    expect(find('primo bas')).toEqual([42942]);
    for (const query of ['l', 'mem póstumas', 'memórias pó ']) expect(find(query)).toEqual([]);
    expect(findWhole('memórias pó')).toEqual([]);
  });

  test.each([
    ['without a distinctive word', ['', '?!', 'o', 'os de a', 'para os']],
    ['one of whose words the book has not', ['dom casmurro xadrez', 'helena queirós']],
    ['in another language', ['les misérables', 'el crimen del padre amaro']],
  ])('%s finds nothing', (_, queries) => {
    for (const query of queries) expect([query, ...find(query)]).toEqual([query]);
  });

  test.each([
    ['livro do escobar e capitu', 55752],
    ['os maias em quadrinhos', 40409],
    ['alexandre dumas pai', 2419],
    ['camões xadrez', 3333],
  ])('that finds nothing whole brings what has half of its words: %s', (query, id) => {
    const found = index.hints(query, false);
    expect(found.map((match) => match.id)).toContain(id);
    expect(found.filter(({ isMeant }) => isMeant)).toEqual([]);
    expect(findWhole(query)).toEqual([]);
  });

  test('with less than half of its words, or short ones and given names, brings nothing', () => {
    for (const query of [
      'percy jackson ladrão de raios',
      'noites na taverna',
      'contos gauchescos',
      'the tempest',
      'josé sarney',
      'diogo mainardi',
    ])
      expect(index.hints(query, false)).toEqual([]);
  });

  test('of one word is for the titles that begin with it, and for none that has it within a word', () => {
    expect(find('bíblia')).toEqual([62383, 62352, 10]);
    expect(find('madeira')).not.toContain(23879);
    expect(find('engomadeira')).toEqual([23879]);
  });

  test('may be any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (query) => {
        expect(find(query).length).toBeLessThanOrEqual(6);
      }),
    );
    expect(find(`${'lusiadas '.repeat(2000)}nada`)).toEqual([]);
    expect(find('queiros'.repeat(2000))).toEqual([]);
  });
});

describe('an author', () => {
  test.each([
    ['eca de queiroz', 'Queirós, Eça de'],
    ['eça', 'Queirós, Eça de'],
    ['machado de assis', 'Machado de Assis'],
  ])('%s brings the books of %s', (query, author) => {
    const found = index.suggest(query);
    expect(found).toHaveLength(4);
    for (const { authors } of found) expect(authors).toContain(author);
  });

  test('comes before books about them, which are found too', () => {
    expect(find('camões')[0]).toBe(3333);
    expect(find('alexandre herculano', 20).indexOf(23590)).toBeGreaterThan(2);
  });

  test('comes before books that they wrote with others', () => {
    const authors = index.suggest('dumas', 20).map((match) => match.authors[0]);
    expect(authors[0]).toBe('Dumas, Alexandre');
    expect(authors).toContain('Garibaldi, Giuseppe');
  });

  test('is meant by the adjective of the name', () => {
    expect(index.findAuthor('vicentino')?.name).toBe('Vicente, Gil');
    expect(index.findKind('teatro vicentino')?.author?.name).toBe('Vicente, Gil');
  });

  test.each([
    ['florb', 17610],
    ['aluí', 69187],
    ['garr', 17591],
    ['jose de al', 67740],
    // Today's title, and a word within one.
    ['inocê', 68635],
    ['isau', 74475],
    ['padre am', 31971],
  ])('is suggested by the beginning of any name, as a title is: %s', (query, id) => {
    expect(find(query)[0]).toBe(id);
  });

  test('with a word for a kind is no work of another author, who is missing', () => {
    expect(index.findKind('carta de caminha')).toBeNull();
    expect(index.findKind('conto de escola')).toBeNull();
    expect(index.findKind('cartas de eça')?.author?.name).toBe('Queirós, Eça de');
  });

  test('whose name has a word for a kind of books is meant whole', () => {
    expect(index.findKind('guerra junqueiro')).toBeNull();
    expect(index.findKind('guerra junqueiro poesia')?.author?.name).toMatch(/^Junqueiro/);
  });

  test('who edited a periodical is found where it has no author', () => {
    expect(find('ramalho ortigão farpas')).toEqual([14620, 12579, 14622, 13092]);
  });

  test('of another country is found by the given name that Portuguese uses', () => {
    expect(find('júlio verne')[0]).toBe(28341);
    expect(find('júlio camões')).toEqual([]);
  });
});

describe('what is found', () => {
  test('has the catalogue’s title and authors, on one line', () => {
    expect(index.suggest('harpa do crente')).toEqual([
      {
        id: 22742,
        title: 'A Harpa do Crente Tentativas poeticas pelo auctor da Voz do Propheta',
        authors: ['Herculano, Alexandre'],
        language: 'pt',
        hasNoTitleWord: false,
        isMeant: true,
        isExact: true,
        isBeforeKind: true,
      },
    ]);
  });

  test('begins with books in Portuguese alone', () => {
    const found = find('livros sobre o brasil', 60);
    expect(found.indexOf(75473)).toBeGreaterThan(found.indexOf(24344));
    expect(found).toContain(75473);
  });

  test('is meant where its title has the words, whatever their accents and spelling', () => {
    const isMeant = (query: string) => index.suggest(query)[0]?.isMeant ?? false;
    expect(isMeant('a queda de um anjo')).toBe(true);
    expect(isMeant('a queda de um anjo camilo')).toBe(true);
    expect(isMeant('o primo basilio')).toBe(true);
    expect(isMeant('orgulho e preconceito')).toBe(true);
    expect(isMeant('quincas borda')).toBe(false);
    expect(isMeant('eça de queiroz')).toBe(true);
    // A dot after one letter ends no title.
    expect(find('inês de castro')).toEqual(expect.arrayContaining([23110, 69103]));
  });

  test('is exact where the search is its title, or the name of an author with several books', () => {
    const isExact = (query: string) => index.suggest(query)[0]?.isExact;
    expect(['reliquia', 'memorias', 'lusiadas', 'camoes', 'eca de queiroz'].map(isExact)).toEqual(
      Array(5).fill(true),
    );
    // Of `Vale` it is the key; `familia` is a part of a title.
    expect(['whale', 'familia', 'quincas borda'].map(isExact)).toEqual(Array(3).fill(false));
  });

  test('has today’s spelling beside an old title', () => {
    expect(index.suggest('braz cubas')[0]).toMatchObject({
      title: 'Memorias Posthumas de Braz Cubas',
      note: { isBook: false, title: 'Memórias Póstumas de Brás Cubas', language: 'pt' },
    });
    expect(index.suggest('dom casmurro')[0]).not.toHaveProperty('note');
  });
});

describe('a kind of books', () => {
  test('is suggested its first ones while it is typed, where no title has its words', () => {
    expect(find('contos de terror', 3)).toEqual([32646, 23400, 63080]);
    // Nor is a book on them, which has the only word.
    expect(find('crianças', 3)).not.toContain(29550);
    expect(index.suggest('poesia de camões')[0]?.title).toBe('Os Lusíadas');
    expect(index.suggest('sonetos de camões')[0]).toMatchObject({ id: 31509, title: 'Sonetos' });
    expect(index.hints('contos de terror', true)).toEqual([]);
    expect(find('contos de grimm', 3)).not.toContain(32646);
    // Of an author's books those on the shelf of the kind, if there is one.
    expect(find('contos machado')).toEqual([57001, 33056, 67935]);
    expect(find('romances de machado de assis', 1)).toEqual([55752]);
  });

  test.each([
    ['contos brasileiros', 57001],
    ['poetas brasileiros', 74854],
    ['romances brasileiros', 54829],
    ['romance português', 40409],
    ['teatro brasileiro', 28639],
  ])('of a country has books of its authors: %s', (query, id) => {
    expect(index.findKind(query)?.ids[0]).toBe(id);
  });
});

describe('for every book', () => {
  test('its title finds it, with accents or without, in any case', () => {
    for (const { id, title } of data.books) {
      for (const query of [title, withoutDiacritics(title).toUpperCase()]) {
        expect(find(query, 40)).toContain(id);
      }
    }
  });

  test('neither stop words nor the order of a finished query change anything', () => {
    const stopWords = fc.constantFrom('o', 'a', 'os', 'de', 'do', 'da', 'e', 'As', 'À');
    const idsOf = (query: string) => index.hints(query, false).map(({ id }) => id);
    fc.assert(
      fc.property(
        fc.constantFrom(...data.books),
        stopWords,
        stopWords,
        ({ title }, before, after) => {
          expect(idsOf(`${before} ${title} ${after}`)).toEqual(idsOf(title));
          // 'Vol. 1 (of 2)': backwards it would ask for volume 2.
          const words = title.replace(/ \(of \d+\)/, '').split(' ');
          const reversed = words.reverse().join(' ');
          expect(idsOf(reversed)).toEqual(idsOf(title));
        },
      ),
    );
  });
});

describe('a book known by another name', () => {
  test.each([
    ['orgulho e preconceito austen', [1342]],
    ['odisséia de homero', [1727, 30613]],
    ['dom quixote', [2000, 996]],
    // Once, when its own title matches too.
    ['dom casmurro', [55752]],
    ['the odyssey', []],
    // Words of the other language bring nothing.
    ['crime and punishment', []],
  ])('%s', (query, ids) => expect(find(query)).toEqual(ids));

  test.each([
    ['guerra e paz liev tolstói', 2600],
    ['guerra e paz leon tolstoi', 2600],
    ['o alienista machado de assis', 57001],
  ])('by title and author, in either order: %s', (query, id) => {
    expect(findWhole(query)[0]).toBe(id);
    expect(findWhole(query.split(' ').reverse().join(' '))[0]).toBe(id);
  });

  test.each([
    ['assim falou zaratustra', 'assim falava zaratustra nietzsche'],
    ['o chamado da floresta', 'o apelo da floresta', 'o chamado selvagem jack london'],
  ])('by the names of several translations: %s', (first, ...others) => {
    expect(findWhole(first)).not.toEqual([]);
    for (const other of others) expect(findWhole(other)).toEqual(findWhole(first));
  });

  test.each([
    ['jane austen', 1342],
    ['don quixote', 2000],
    ['sherlock', 1661],
  ])('is suggested while it is typed, and none beside what the service finds: %s', (query, id) => {
    expect(find(query, 12)).toContain(id);
    expect(findWhole(query)).toEqual([]);
  });

  test('may be asked for by its whole name only, and never with another author', () => {
    expect(find('preconceito')).toEqual([1342]);
    expect(findWhole('preconceito')).toEqual([]);
    expect(findWhole('orgulho e preconceito')).toHaveLength(1);
    expect(findWhole('brás cubas')).toHaveLength(1);
    expect(findWhole('a metamorfose dostoiévski')).toEqual([]);
  });
});
