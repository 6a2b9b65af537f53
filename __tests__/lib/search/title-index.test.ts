/** @jest-environment node */
import fc from 'fast-check';
import { withoutDiacritics } from '@/lib/search/fold';
import { index, find, titles } from './titles';

describe('a query in today’s spelling', () => {
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

  test('may as well be in the old spelling', () => {
    expect(find('memorias posthumas de braz cubas')).toEqual([54829]);
  });

  test('may have its words in any order, lack some, or add the author', () => {
    expect(find('cubas brás')).toEqual([54829]);
    expect(find('contos fialho de almeida')).toEqual([70819]);
    expect(find('contos de eça')[0]).toBe(31347);
  });

  test('may lack the spaces', () => {
    expect(find('quincasborba')).toEqual([55682]);
    expect(find('oprimobasilio')).toEqual([42942]);
    expect(find('memoriaspostumas machado')).toEqual([54829]);
  });
});

describe('a typo', () => {
  test.each(['lusiadsa', 'lusiada', 'lusiaddas', 'luziadas', 'os luisadas'])(
    'is accepted: %s',
    (query) => expect(find(query)).toContain(3333),
  );

  test('is accepted in one of two words, not in both', () => {
    expect(find('dom casmuroo')).toEqual([55752]);
    expect(find('policrpo quaresma')).toEqual([67535]);
    expect(find('policrpo quarwsma')).toEqual([]);
  });

  test('is not accepted in short words, nor twice in a word', () => {
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
  test('the last word may be the beginning of a longer one', () => {
    expect(find('memórias pó')).toEqual([54829]);
    expect(find('lu')[0]).toBe(3333);
    expect(find('dom cas')[0]).toBe(55752);
  });

  test('all other words are whole words', () => {
    expect(find('mem póstumas')).toEqual([]);
    expect(find('memórias pó ')).toEqual([]);
    expect(find('memórias pó.')).toEqual([]);
  });

  test('one letter finds nothing, and a finished query has whole words only', () => {
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

  test('come before books about them, the best of which is among the first three', () => {
    expect(find('camões')[0]).toBe(3333);
    expect(find('alexandre herculano')).toEqual([45966, 22742, 23590, 9654, 17005]);
  });

  test('of other countries are found by their Portuguese given name', () => {
    expect(find('júlio verne')).toEqual([28341]);
    expect(find('júlio camões')).toEqual([]);
  });

  test('are not found by “anonymous”', () => {
    expect(find('anonymous')).toEqual([]);
    expect(find('carta cidadão gênova')).toEqual([18528]);
  });
});

describe('what is found', () => {
  test('has the catalogue’s title and authors, on one line', () => {
    expect(index.search('harpa do crente')).toEqual([
      {
        id: 22742,
        title: 'A Harpa do Crente Tentativas poeticas',
        authors: ['Herculano, Alexandre'],
        language: 'pt',
      },
    ]);
  });

  test('has no language when the book is in two', () => {
    expect(index.search('gil vicente')[0]).not.toHaveProperty('language');
  });

  test('is limited in number', () => {
    expect(find('machado de assis', 2)).toEqual([54829, 55752]);
    expect(find('machado de assis', 0)).toEqual([]);
  });

  test('has a book whose whole title is in the query before others', () => {
    expect(find('camões luís').at(0)).toBe(3333);
    expect(find('helena')).toEqual([67162]);
  });
});

describe('nothing is found', () => {
  test.each(['', '   ', '?!', 'o', 'os de a', 'de', 'para os', '1', 'the', 'of the'])(
    'for %j, which has no distinctive word',
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
  ])('for %j, which is in another language', (query) => expect(find(query)).toEqual([]));

  test('when one word matches nothing in the book', () => {
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
      for (const query of [title, withoutDiacritics(title), title.toUpperCase()]) {
        expect(find(query)).toContain(id);
      }
    }
  });

  test('stop words change nothing', () => {
    fc.assert(
      fc.property(anyBook, stopWords, stopWords, ({ title }, before, after) => {
        expect(find(`${before} ${title} ${after}`)).toEqual(find(title));
      }),
    );
  });

  test('the order of the words changes nothing in a finished query', () => {
    const options = { isTyping: false };
    fc.assert(
      fc.property(anyBook, ({ title }) => {
        const reversed = title.split(' ').reverse().join(' ');
        // An elided or hyphenated article belongs to the word after it.
        fc.pre(!/['-]/.test(title));
        expect(index.search(reversed, 6, options)).toEqual(index.search(title, 6, options));
      }),
    );
  });
});

test('accepts any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (query) => {
      expect(find(query).length).toBeLessThanOrEqual(6);
    }),
  );
  expect(find(`${'lusiadas '.repeat(2000)}nada`)).toEqual([]);
  expect(find('queiros'.repeat(2000))).toEqual([]);
});

describe('a book known by another name', () => {
  test.each([
    ['orgulho e preconceito', [1342]],
    ['orgulho preconseito', [1342]],
    ['orgulho e preconceito austen', [1342]],
    ['odisséia de homero', [1727]],
    ['dom quixote', [996, 2000]],
    ['drácula', [345]],
    ['alienista machado de assis', [57001]],
    ['crime e castigo dostoievski', [2554]],
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
    expect(index.search('o alienista')[0]?.note).toEqual({
      label: 'em:',
      title: 'Papeis Avulsos',
      language: 'pt',
    });
  });

  test('may be asked for by its whole name only', () => {
    const whole = (query: string) => index.search(query, 6, { onlyWholeNames: true });
    expect(find('preconceito')).toEqual([1342]);
    expect(whole('preconceito')).toEqual([]);
    expect(whole('orgulho e preconceito')).toHaveLength(1);
    expect(whole('memórias')).toHaveLength(1);
  });

  test('comes once when its own title matches too', () => {
    expect(find('dom casmurro')).toEqual([55752]);
    expect(index.search('dom casmurro')[0]?.title).toBe('Dom Casmurro');
  });

  test.each(['austen', 'jane austen', 'dracula', 'dracula bram stoker', 'the odyssey', 'homer'])(
    '%s: the service finds those itself',
    (query) => expect(find(query)).toEqual([]),
  );

  test.each(['don quijote de la mancha', 'pride preconceito', 'crime and punishment'])(
    '%s: words of the other language bring nothing',
    (query) => expect(find(query)).toEqual([]),
  );
});

test('an old title comes with today’s spelling', () => {
  expect(index.search('braz cubas')[0]).toMatchObject({
    title: 'Memorias Posthumas de Braz Cubas',
    note: { label: '', title: 'Memórias Póstumas de Brás Cubas', language: 'pt' },
  });
  expect(index.search('dom casmurro')[0]).not.toHaveProperty('note');
});
