import fc from 'fast-check';
import { plain } from '@/lib/search/fold';
import { index, find, titles } from './titles';

describe('a reader who writes as today', () => {
  test.each([
    ['memórias póstumas', 54829],
    ['brás cubas', 54829],
    ['primo basílio', 42942],
    ['lusiadas', 3333],
    ['policarpo quaresma', 67535],
    ['MISTÉRIO DA ESTRADA DE SINTRA', 20574],
    ['iaiá garcia', 67780],
    ['eurico, o presbítero!', 45966],
    ['a queda de um anjo', 17927],
    ['crônica de dom afonso henriques', 18026],
    ['lendas e narrativas volume 2', 17005],
    ['frei luís de sousa', 17591],
    ['memo\u0301rias po\u0301stumas', 54829],
  ])('finds %s', (query, id) => {
    expect(find(query)[0]).toBe(id);
  });

  test('finds the old spelling too', () => {
    expect(find('memorias posthumas de braz cubas')).toEqual([54829]);
  });

  test('may turn the words around, leave some out, or add the author', () => {
    expect(find('cubas brás')).toEqual([54829]);
    expect(find('contos fialho de almeida')).toEqual([70819]);
    expect(find('contos de eça')[0]).toBe(31347);
  });

  test('may leave the spaces out', () => {
    expect(find('quincasborba')).toEqual([55682]);
    expect(find('oprimobasilio')).toEqual([42942]);
    expect(find('memoriaspostumas machado')).toEqual([54829]);
  });
});

describe('a slip of the finger', () => {
  test.each(['lusiadsa', 'lusiada', 'lusiaddas', 'luziadas', 'os luisadas'])(
    '%s is forgiven',
    (query) => expect(find(query)).toContain(3333),
  );

  test('is forgiven in one of two words, not in both', () => {
    expect(find('dom casmuroo')).toEqual([55752]);
    expect(find('policrpo quaresma')).toEqual([67535]);
    expect(find('policrpo quarwsma')).toEqual([]);
  });

  test('is not forgiven in short words, nor twice in a word', () => {
    expect(find('maios')).toEqual([]);
    expect(find('qiincas bprba')).toEqual([]);
    expect(find('lsuiaads')).toEqual([]);
  });

  test('is not another ending', () => {
    expect(find('candide')).toEqual([]);
    expect(find('cândido')).toEqual([41293]);
    expect(find('faust')).toEqual([]);
    expect(find('fausto')).toEqual([35982]);
  });
});

describe('while typing', () => {
  test('the last word is the beginning of one', () => {
    expect(find('memórias pó')).toEqual([54829]);
    expect(find('lu')[0]).toBe(3333);
    expect(find('dom cas')[0]).toBe(55752);
  });

  test('any other word is whole', () => {
    expect(find('mem póstumas')).toEqual([]);
    expect(find('memórias pó ')).toEqual([]);
    expect(find('memórias pó.')).toEqual([]);
  });

  test('one letter is not enough, unless asked for whole', () => {
    expect(find('l')).toEqual([]);
    expect(index.search('memórias pó', 6, { isTyping: false })).toEqual([]);
  });
});

describe('authors', () => {
  test.each(['eca de queiroz', 'Eça de Queirós', 'queiros', 'queirós, eça de', 'eça'])(
    '%s brings the books of Eça de Queirós',
    (query) => {
      expect(find(query).slice(0, 4)).toEqual([42942, 40409, 31971, 31347]);
    },
  );

  test('are found by names without a comma', () => {
    expect(find('machado de assis')).toEqual([54829, 55752, 55682, 67162, 67780]);
  });

  test('come before books about them, which keep a place among the first three', () => {
    expect(find('camões')[0]).toBe(3333);
    expect(find('alexandre herculano')).toEqual([45966, 22742, 23590, 9654, 17005]);
  });

  test('of other countries are found by their Portuguese given name', () => {
    expect(find('júlio verne')).toEqual([28341]);
    expect(find('júlio camões')).toEqual([]);
  });

  test('are nobody where nobody is known', () => {
    expect(find('anonymous')).toEqual([]);
    expect(find('carta cidadão gênova')).toEqual([18528]);
  });
});

describe('what is found', () => {
  test('is told as the catalogue names it, on one line', () => {
    expect(index.search('harpa do crente')).toEqual([
      {
        id: 22742,
        title: 'A Harpa do Crente Tentativas poeticas',
        authors: ['Herculano, Alexandre'],
        language: 'pt',
      },
    ]);
  });

  test('tells the language where it is the only one', () => {
    expect(index.search('gil vicente')[0]).not.toHaveProperty('language');
  });

  test('is no more than asked for', () => {
    expect(find('machado de assis', 2)).toEqual([54829, 55752]);
    expect(find('machado de assis', 0)).toEqual([]);
  });

  test('has the whole title before a part of one', () => {
    expect(find('camões luís').at(0)).toBe(3333);
    expect(find('helena')).toEqual([67162]);
  });
});

describe('nothing comes', () => {
  test.each(['', '   ', '?!', 'o', 'os de a', 'de', 'para os', '1', 'the', 'of the'])(
    'of %j, which says nothing',
    (query) => expect(find(query)).toEqual([]),
  );

  test.each([
    'pride and prejudice',
    'moby dick',
    'les misérables',
    'don quixote',
    'la divina commedia',
    'war and peace',
    'der prozess',
    'crime and punishment',
    'alice in wonderland',
    'cien años de soledad',
    'el crimen del padre amaro',
    'the lusiads',
    'memoirs of braz cubas',
    'emma',
    'ulysses',
    'ellen',
  ])('of %j, which is another language', (query) => expect(find(query)).toEqual([]));

  test('when one word is not accounted for', () => {
    expect(find('dom casmurro xadrez')).toEqual([]);
    expect(find('helena queirós')).toEqual([]);
  });
});

describe('for every book', () => {
  const books = titles.ids.map((id, place) => ({ id, title: titles.titles[place] ?? '' }));
  const anyBook = fc.constantFrom(...books);
  const stopWords = fc.constantFrom('o', 'a', 'os', 'de', 'do', 'da', 'e', 'As', 'À');

  test('its title finds it, with accents or without, in any case', () => {
    for (const { id, title } of books) {
      for (const query of [title, plain(title), title.toUpperCase()]) {
        expect(find(query)).toContain(id);
      }
    }
  });

  test('stop words decide nothing', () => {
    fc.assert(
      fc.property(anyBook, stopWords, stopWords, ({ title }, before, after) => {
        expect(find(`${before} ${title} ${after}`)).toEqual(find(title));
      }),
    );
  });

  test('the order of the words decides nothing but which is being typed', () => {
    const options = { isTyping: false };
    fc.assert(
      fc.property(anyBook, ({ title }) => {
        const turned = title.split(' ').reverse().join(' ');
        // An elided or hyphened article leans on the word after it.
        fc.pre(!/['-]/.test(title));
        expect(index.search(turned, 6, options)).toEqual(index.search(title, 6, options));
      }),
    );
  });
});

test('takes any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (query) => {
      expect(find(query).length).toBeLessThanOrEqual(6);
    }),
  );
  expect(find(`${'lusiadas '.repeat(2000)}nada`)).toEqual([]);
  expect(find('queiros'.repeat(2000))).toEqual([]);
});
