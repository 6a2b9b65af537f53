/** @jest-environment node */
import fc from 'fast-check';
import { withoutDiacritics } from '@/lib/search/fold';
import { index, find, titles } from './titles';

// How well it finds what people mean is measured by `npm run bench:search` over the project's questions.

describe('a query', () => {
  test.each([
    ['memórias póstumas', 54829],
    ['memorias posthumas de braz cubas', 54829],
    ['memo\u0301rias po\u0301stumas', 54829],
    ['cubas brás', 54829],
    ['primo basílio', 42942],
    ['MISTÉRIO DA ESTRADA DE SINTRA', 20574],
    ['eurico, o presbítero!', 45966],
    ['crônica de dom afonso henriques', 18026],
    ['lendas e narrativas volume 2', 17005],
    ['frei luís de sousa', 17591],
    ['contos de eça', 31347],
    ['contos fialho de almeida', 70819],
    ['camões luís', 3333],
    ['quincasborba', 55682],
    ['memoriaspostumas machado', 54829],
    ['carta cidadão gênova', 18528],
  ])('in today’s spelling or the old one, with its author, without spaces: %s', (query, id) => {
    expect(find(query)[0]).toBe(id);
  });

  test.each([
    ['lusiadsa', 3333],
    ['lusiada', 3333],
    ['lusiaddas', 3333],
    ['os luisadas', 3333],
    ['dom casmuroo', 55752],
    ['policrpo quaresma', 67535],
  ])('with a typo: %s', (query, id) => {
    expect(find(query)).toContain(id);
  });

  test.each(['maios', 'lsuiaads', 'policrpo quarwsma', 'candide', 'faust'])(
    'with a typo in a short word, two of them, or another ending finds nothing: %s',
    (query) => expect(find(query)).toEqual([]),
  );

  test('while it is typed may end in the beginning of a word; all others are whole', () => {
    expect(find('memórias pó')).toEqual([54829]);
    expect(find('lu')[0]).toBe(3333);
    for (const query of ['l', 'mem póstumas', 'memórias pó ']) expect(find(query)).toEqual([]);
    expect(index.search('memórias pó', 6, { isTyping: false })).toEqual([]);
  });

  test.each([
    ['without a distinctive word', ['', '?!', 'o', 'os de a', 'para os', '1', 'of the']],
    ['one of whose words the book has not', ['dom casmurro xadrez', 'helena queirós']],
    ['by nobody’s name', ['anonymous']],
    [
      'in another language',
      [
        'moby dick',
        'les misérables',
        'don quixote',
        'la divina commedia',
        'der prozess',
        'alice in wonderland',
        'cien años de soledad',
        'el crimen del padre amaro',
        'the lusiads',
        'memoirs of braz cubas',
        'emma',
        'ulysses',
      ],
    ],
  ])('%s finds nothing', (_, queries) => {
    for (const query of queries) expect([query, ...find(query)]).toEqual([query]);
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
    ['eca de queiroz', [42942, 40409, 31971, 31347, 20574]],
    ['queirós, eça de', [42942, 40409, 31971, 31347, 20574]],
    ['eça', [42942, 40409, 31971, 31347, 24533, 20574]],
    ['machado de assis', [54829, 55752, 55682, 67162, 67780]],
    // Before books about them, the best of which is among the first three.
    ['camões', [3333, 21855, 24514]],
    ['alexandre herculano', [45966, 22742, 23590, 9654, 17005]],
    // By the given name that Portuguese uses.
    ['júlio verne', [28341]],
    ['júlio camões', []],
  ])('%s brings their books', (query, ids) => {
    expect(find(query)).toEqual(ids);
  });
});

describe('what is found', () => {
  test('has the catalogue’s title and authors on one line, and its language if it is one', () => {
    expect(index.search('harpa do crente')).toEqual([
      {
        id: 22742,
        title: 'A Harpa do Crente Tentativas poeticas',
        authors: ['Herculano, Alexandre'],
        language: 'pt',
      },
    ]);
    expect(index.search('gil vicente')[0]).not.toHaveProperty('language');
  });

  test('is as much as is asked for', () => {
    expect(find('machado de assis', 2)).toEqual([54829, 55752]);
    expect(find('machado de assis', 0)).toEqual([]);
  });

  test('has today’s spelling beside an old title', () => {
    expect(index.search('braz cubas')[0]).toMatchObject({
      title: 'Memorias Posthumas de Braz Cubas',
      note: { label: '', title: 'Memórias Póstumas de Brás Cubas', language: 'pt' },
    });
    expect(index.search('dom casmurro')[0]).not.toHaveProperty('note');
  });
});

describe('for every book', () => {
  const books = titles.ids.map((id, place) => ({ id, title: titles.titles[place] ?? '' }));

  test('its title finds it, with accents or without, in any case', () => {
    for (const { id, title } of books) {
      for (const query of [title, withoutDiacritics(title), title.toUpperCase()]) {
        expect(find(query)).toContain(id);
      }
    }
  });

  test('neither stop words nor the order of a finished query change anything', () => {
    const stopWords = fc.constantFrom('o', 'a', 'os', 'de', 'do', 'da', 'e', 'As', 'À');
    const options = { isTyping: false };
    fc.assert(
      fc.property(fc.constantFrom(...books), stopWords, stopWords, ({ title }, before, after) => {
        expect(find(`${before} ${title} ${after}`)).toEqual(find(title));
        // An elided or hyphenated article belongs to the word after it.
        if (/['-]/.test(title)) return;
        const reversed = title.split(' ').reverse().join(' ');
        expect(index.search(reversed, 6, options)).toEqual(index.search(title, 6, options));
      }),
    );
  });
});

describe('a book known by another name', () => {
  test.each([
    ['orgulho e preconceito', [1342]],
    ['orgulho preconseito', [1342]],
    ['orgulho e preconceito austen', [1342]],
    ['odisséia de homero', [1727]],
    ['dom quixote', [996, 2000]],
    ['alienista machado de assis', [57001]],
    ['crime e castigo dostoievski', [2554]],
    // Once, when its own title matches too.
    ['dom casmurro', [55752]],
    // The service finds these itself.
    ['jane austen', []],
    ['dracula bram stoker', []],
    ['the odyssey', []],
    // Words of the other language bring nothing.
    ['don quijote de la mancha', []],
    ['pride preconceito', []],
    ['crime and punishment', []],
  ])('%s', (query, ids) => expect(find(query)).toEqual(ids));

  test('is told with its language and title, or the volume that a story is in', () => {
    expect(index.search('orgulho e preconceito')).toEqual([
      {
        id: 1342,
        title: 'Orgulho e Preconceito',
        authors: ['Austen, Jane'],
        language: 'pt',
        note: { label: 'em inglês:', title: 'Pride and Prejudice', language: 'en' },
      },
    ]);
    const note = { label: 'em:', title: 'Papeis Avulsos', language: 'pt' };
    expect(index.search('o alienista')[0]?.note).toEqual(note);
  });

  test('may be asked for by its whole name only', () => {
    const whole = (query: string) => index.search(query, 6, { onlyWholeNames: true });
    expect(find('preconceito')).toEqual([1342]);
    expect(whole('preconceito')).toEqual([]);
    expect(whole('orgulho e preconceito')).toHaveLength(1);
    expect(whole('memórias')).toHaveLength(1);
  });
});
