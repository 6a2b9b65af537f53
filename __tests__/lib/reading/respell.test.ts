import * as fc from 'fast-check';
import { respellIn } from '@/lib/reading/respell';
import { respell, wordsOf } from '@/lib/reading/words';

test('a word has its apostrophes and hyphens within, and no ordinals or digits', () => {
  expect(wordsOf("«D'elle», amal-o-hei; n’um Ex.ª 2.º — fim-")).toEqual([
    "D'elle",
    'amal-o-hei',
    'n’um',
    'Ex',
    'fim',
  ]);
});

test('whatever the text, respelling looks at the very words that were counted', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const marked = new Map(wordsOf(text).map((word) => [word, '']));
      expect(wordsOf(respell(text, marked))).toEqual([]);
      expect(respell(text, new Map())).toBe(text);
    }),
  );
});

const shown = (html: string, spelling: Record<string, string>) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  respellIn(root, new Map(Object.entries(spelling)));
  return root;
};

test('whole words change, within emphasis too, and not in another language or inside of others', () => {
  const root = shown('<p>Elle, <em>ella</em> e ellas. <span lang="fr">Elle</span> d’elle.</p>', {
    Elle: 'Ele',
    ella: 'ela',
    'd’elle': 'dele',
  });
  expect(root.textContent).toBe('Ele, ela e ellas. Elle dele.');
  expect([...root.querySelectorAll('[data-old]')].map((word) => word.outerHTML)).toEqual([
    '<span tabindex="-1" data-old="Elle">Ele</span>',
    '<span tabindex="-1" data-old="ella">ela</span>',
    '<span tabindex="-1" data-old="d’elle">dele</span>',
  ]);
});

test('a month has a small letter within a sentence, and keeps it in a name and at the beginning', () => {
  const old =
    'Maio passou. Em 26 de Setembro, no mez Novembro, Março já ia; no Rio de Janeiro, ao rio de Janeiro, Janeiros.';
  const now =
    'Maio passou. Em 26 de setembro, no mês novembro, março já ia; no Rio de Janeiro, ao rio de Janeiro, Janeiros.';
  expect(respell(old, new Map([['mez', 'mês']]))).toBe(now);
  expect(shown(`<p>${old}</p>`, { mez: 'mês' }).textContent).toBe(now);
});

test('the old forms put back give the text as it was', () => {
  const word = fc.constantFrom('elle', 'theatro', 'mar', 'é', 'd’elle');
  const gap = fc.constantFrom(' ', ', ', '—', '\n', '. ');
  fc.assert(
    fc.property(fc.array(fc.tuple(word, gap), { maxLength: 20 }), (pairs) => {
      const text = pairs.flat().join('');
      const root = shown('', {});
      root.append(document.createElement('p'));
      root.firstElementChild?.append(text);
      respellIn(
        root,
        new Map([
          ['elle', 'ele'],
          ['theatro', 'teatro'],
          ['d’elle', 'dele'],
        ]),
      );
      for (const changed of root.querySelectorAll<HTMLElement>('[data-old]')) {
        changed.replaceWith(changed.dataset.old ?? '');
      }
      expect(root.textContent).toBe(text);
    }),
  );
});
