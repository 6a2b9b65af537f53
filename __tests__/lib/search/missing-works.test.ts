/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { withoutDiacritics } from '@/lib/search/fold';
import type { TitleData } from '@/lib/search/title-data';
import { TitleIndex } from '@/lib/search/title-index';
import manifest from '@/lib/search/title-index-manifest.json';

const data = JSON.parse(readFileSync(`public/search/${manifest.file}`, 'utf8')) as TitleData;
const index = new TitleIndex(data);

const find = (search: string, year = 2026) => index.findMissingWorks(search, [], year);

test.each([
  ['saramago', 'José Saramago', null],
  ['José  SARAMAGO livros', 'José Saramago', null],
  ['grande sertão: veredas', 'Guimarães Rosa', 'Grande Sertão Veredas'],
  ['mensagem', 'Fernando Pessoa', 'Mensagem'],
  ['o quinze rachel', 'Rachel de Queiroz', 'O Quinze'],
  ['saint-exupéry', 'Antoine de Saint-Exupéry', null],
  ['os sertoes', 'Euclides da Cunha', 'Os Sertões'],
  ['bilac', 'Olavo Bilac', null],
  ['dona flor', 'Jorge Amado', 'Dona Flor e Seus Dois Maridos'],
  ['memorias de um sargento', 'Manuel Antônio de Almeida', 'Memórias de um Sargento de Milícias'],
  ['sargento de milicias', 'Manuel Antônio de Almeida', 'Sargento de Milícias'],
  ['padre vieira sermões', 'António Vieira', null],
  ['sermão aos peixes', 'António Vieira', 'Sermão aos Peixes'],
  ['carta de caminha', 'Pero Vaz de Caminha', null],
  ['gil vicente auto da barca', 'Gil Vicente', 'Auto da Barca do Inferno'],
  ['o bobo', 'Alexandre Herculano', 'O Bobo'],
  ['a viuvinha', 'José de Alencar', 'A Viuvinha'],
  ['conde de abranhos', 'Eça de Queirós', 'O Conde de Abranhos'],
  ['a carne', 'Júlio Ribeiro', 'A Carne'],
  ['aquilino', 'Aquilino Ribeiro', null],
  ['memórias de martha', 'Júlia Lopes de Almeida', 'Memórias de Martha'],
  ['cartas chilenas', 'Tomás António Gonzaga', 'Cartas Chilenas'],
  ['ines pereira', 'Gil Vicente', 'Inês Pereira'],
  ['diario de anne frank', 'Anne Frank', null],
  ['mensagem fernando pessoa pdf', 'Fernando Pessoa', 'Mensagem'],
  ['José Veríssimo', 'José Veríssimo', null],
  ['érico veríssimo', 'Erico Verissimo', null],
  ['drumond', 'Carlos Drummond de Andrade', null],
  ['carlos drumond de andrade', 'Carlos Drummond de Andrade', null],
  ['raquel de queirós', 'Rachel de Queiroz', null],
  ['vidas secas graciliano ramos', 'Graciliano Ramos', 'Vidas Secas'],
  ['luis fernando verissimo', 'Luis Fernando Verissimo', null],
  ['erico verissimo', 'Erico Verissimo', null],
  ['veríssimo', 'Luis Fernando Verissimo', null],
  ['luandino vieira', 'José Luandino Vieira', null],
  ['sermão de santo antónio', 'António Vieira', 'Sermão de Santo António'],
  ['vidas seca', 'Graciliano Ramos', 'Vidas Secas'],
  ['saramgo', 'José Saramago', null],
  ['1984', 'George Orwell', '1984'],
  ['borges', 'Jorge Luis Borges', null],
  ['contos gauchescos', 'Simões Lopes Neto', 'Contos Gauchescos'],
  ['o pequeno principe', 'Antoine de Saint-Exupéry', 'O Pequeno Príncipe'],
])('%s means %s', (search, name, work) => {
  expect(find(search)).toMatchObject({ name, work });
});

test('works are protected for 70 years after the death here, and in the USA for 95 at most', () => {
  const law = (search: string, year: number) => find(search, year)?.protectedBy;
  expect(law('lins do rego', 2027)).toBe('our law');
  expect(law('lins do rego', 2028)).toBe('law of the USA');
  expect(law('mia couto', 2100)).toBe('our law');
  expect(law('mensagem', 2030)).toBe('law of the USA');
  expect(law('mensagem', 2031)).toBeNull();
  expect(law('castro alves', 2026)).toBeNull();
});

test.each([
  '',
  'machado de assis',
  'guimarães',
  'gonzaga',
  'bernardo guimarães',
  'relva',
  'diário do ano da peste',
  'um capitão de quinze anos',
  'gervásio lobato',
  'o mágico de oz',
  'fernando pessoa',
  'gil vicente auto',
  'gil vicente auto da alma',
])('“%s” means none of them', (search) => expect(find(search)).toBeNull());

test('an author whom the service found by all words is another: Henry Drummond', () => {
  const found = ['Drummond, Henry'];
  expect(index.findMissingWorks('henry drummond', found)).toBeNull();
  expect(index.findMissingWorks('drummond', found)?.name).toBe('Carlos Drummond de Andrade');
});

test('of works of one title it is the one by the author who is named', () => {
  expect(find('graciliano memórias do cárcere')?.name).toBe('Graciliano Ramos');
  expect(find('camilo memórias do cárcere')?.name).toBe('Camilo Castelo Branco');
});

test('the table is sorted, and offers two to four neighbours', () => {
  const names = data.missing.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].sort(new Intl.Collator('pt').compare));
  for (const { neighbours } of data.missing) {
    expect(neighbours.length).toBeGreaterThanOrEqual(2);
    expect(neighbours.length).toBeLessThanOrEqual(4);
  }
});

test('the catalogue has none of them but their own neighbours, and each neighbour, as the service looks for words', () => {
  const authors = [
    ...new Set(readBooks(EMBEDDED_BOOKS).flatMap((book) => book.authors.map(({ name }) => name))),
  ];
  /** The authors in whose names each word is, accents included. */
  const having = (words: string, name = (author: string) => author.toLowerCase()) =>
    authors.filter((author) => words.split(' ').every((word) => name(author).includes(word)));
  for (const { name, neighbours } of data.missing) {
    const isKnown = neighbours.includes(name);
    expect(having(withoutDiacritics(name), withoutDiacritics).length > 0).toBe(isKnown);
    const missing = neighbours.filter((neighbour) => !having(neighbour.toLowerCase()).length);
    expect({ name, missing }).toEqual({ name, missing: [] });
  }
});

test('what the index knows in a book, if in another language, is not said to be missing', () => {
  const names = [...data.knownTitles, ...data.knownContents];
  const known = new Set(names.map(({ name }) => withoutDiacritics(name)));
  const missing = data.missing.flatMap(({ searchedBy }) => searchedBy);
  expect(missing.filter((text) => known.has(withoutDiacritics(text)))).toEqual([]);
});
