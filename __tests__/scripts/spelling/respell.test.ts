/** @jest-environment node */
import fc from 'fast-check';
import { makeLexicon, spellingKey } from '@/scripts/spelling/lexicon';
import { makeRespeller } from '@/scripts/spelling/respell';

/** A small dictionary: words, or `form/headword`. */
const lexiconOf = (words: string) =>
  makeLexicon(
    words.split(' ').map((word) => {
      const [form = '', headword = form] = word.split('/');
      return [form, headword] as const;
    }),
  );

const PORTUGAL =
  'ele filosofia fotografia cristão química ciência assunto aceitar inocente ideia criança igual ' +
  'rainha céu cais gerais/geral caiu/cair saída português irmã dispõem/dispor manhã falaram/falar falarão/falar ' +
  'estavam/estar estávamos/estar morrião morriam/morrer razão corações/coração têm/ter vê/ver ele/ele um alguém aqui água alma dar/dar dizer/dizer fazer/fazer ' +
  'distrair/distrair amar/amar amemos/amar pregou/pregar prego sabia/saber sábia/sábio sabiá história historia/historiar ' +
  'papéis/papel papeis/papar ofício oficio/oficiar facto ação fenómeno agradável lindo linda/lindo certo mão ave ' +
  'visava/visar carrinha medos presságio homem/homem homens inumano prorrogar revolução útil feliz eis/eis por/pôr pôr/pôr humano corrêssemos/correr cidade quis/querer lo la las lhe se te mo nos';
const BRAZIL =
  'ele fenômeno begônia tropega/tropegar trôpega/trôpego acrimonia/acrimoniar acrimônia lobrigou/lobrigar fato ação recepção céu filosofeá/filosofar criança ficária espinhaço';

const lexicons = { PT: lexiconOf(PORTUGAL), BR: lexiconOf(BRAZIL) };
const LIST = new Map([
  ['cousa', 'coisa'],
  ['sabia', 'sabia'],
]);
const { respell, respellSurely } = makeRespeller('PT', lexicons, LIST);
const inBrazil = makeRespeller('BR', lexicons, LIST);

test.each(
  (
    'elle ele|philosophia filosofia|photographia fotografia|christão cristão|chimica química|' +
    'sciencia ciência|assumpto assunto|acceitar aceitar|innocente inocente|idéa ideia|' +
    'creança criança|egual igual|raïnha rainha|ceo céu|caes cais|geraes gerais|' +
    'cahio caiu|cahiu caiu|sahida saída|portuguez português|irman irmã|dispoem dispõem|manhan manhã|' +
    'estavão estavam|morrião morrião|lindamente lindamente|lindissima lindíssima|alminha alminha|sahidinha saidinha|ceosinho ceuzinho|homensinhos homenzinhos|inhumano inumano|coraçoens corações|teem têm|quiz quis|cousa coisa'
  )
    .split('|')
    .map((pair) => pair.split(' ')),
)('%s is %s today', (old = '', now) => {
  expect(respell(old)).toBe(now);
});

test.each([
  ["d'elle", 'dele'],
  ["n'um", 'num'],
  ['n’elle', 'nele'],
  ["d'agua", 'de água'],
  ["d'aqui", 'daqui'],
  ["minh'alma", "minh'alma"],
  ["dar-m'o", 'dar-mo'],
  ['amal-o', 'amá-lo'],
  ['fazel-as', 'fazê-las'],
  ['distrahil-o', 'distraí-lo'],
  ['pol-o', 'pô-lo'],
  ["faze'-lo", 'fazê-lo'],
  ['eil-o', 'ei-lo'],
  ['amemol-o', 'amemo-lo'],
  ['amal-o-hei', 'amá-lo-ei'],
  ['dar-lhe-ha', 'dar-lhe-á'],
  ['dizel-o-hiamos', 'dizê-lo-íamos'],
  ['estavamo-nos', 'estávamo-nos'],
])('%s, a word of parts, is %s today', (old, now) => {
  expect(respell(old)).toBe(now);
});

test('the accents of the old word say which of two words is meant', () => {
  expect(respell('falláram')).toBe('falaram');
  expect(respell('fallarão')).toBe('falarão');
  expect(respell('prégou')).toBe('pregou');
});

test('a noun outranks the form of the verb made from it, but before a pronoun', () => {
  expect(respell('historia')).toBe('história');
  expect(respell('officio')).toBe('ofício');
  expect(respell('papeis')).toBe('papéis');
  expect(respell('historia-se')).toBe('historia-se');
  // Of words, too, that the dictionary of Portugal lacks.
  expect(respell('tropega')).toBe('trôpega');
  expect(respell('acrimonia')).toBe('acrimónia');
  expect(respell('lobrigou')).toBe('lobrigou');
});

test('where two words are possible, a modern one stays as it is', () => {
  expect(respell('sabia')).toBe('sabia');
});

test('each country has its own spelling, and borrows the words it lacks', () => {
  expect(respell('phenomeno')).toBe('fenómeno');
  expect(inBrazil.respell('phenomeno')).toBe('fenômeno');
  expect(respell('espinhaço')).toBe('espinhaço');
  expect(respell('begonia')).toBe('begónia');
  expect(inBrazil.respell('philosophia')).toBe('filosofia');
});

test('what is far from every word, or has no vowel, is not known', () => {
  expect(respell('beefsteak')).toBeUndefined();
  expect(respell('mr')).toBeUndefined();
  expect(respell('dir-vos-xyz')).toBeUndefined();
});

test('what sounds otherwise is another word: no s between vowels for ç, no rr for r, no c that is heard', () => {
  for (const word of ['viçava', 'carinha', 'medocs']) expect(respell(word)).toBeUndefined();
  expect(respell('presagio')).toBe('presságio');
  expect(respell('prorogar')).toBe('prorrogar');
});

test('what may be a name changes only where little does', () => {
  expect(respellSurely('sciencia')).toBe('ciência');
  expect(respellSurely('cidada')).toBeUndefined();
});

test('whatever the word, a modern one stays but for an accent', () => {
  const bare = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '');
  for (const form of lexicons.PT.headwords.keys()) {
    expect(bare(respell(form) ?? '')).toBe(bare(form));
  }
});

const words = fc
  .array(fc.constantFrom(...'aeioubcçdfghjlmnpqrstvxzáéíóúâêôãõyk', 'ph', 'll', 'nh'), {
    maxLength: 12,
  })
  .map((parts) => parts.join(''));

test('whatever the word, what is found for it meets it at its key', () => {
  fc.assert(
    fc.property(words, (word) => {
      const now = respell(word);
      if (now !== undefined && !LIST.has(word)) expect(spellingKey(now)).toBe(spellingKey(word));
    }),
  );
});
