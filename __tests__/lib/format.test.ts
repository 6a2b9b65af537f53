/** @jest-environment node */
import fc from 'fast-check';
import { formatDate, formatDay, formatNumber, formatTime, naturalName } from '@/lib/format';
import { languageName } from '@/lib/languages';

// Numbers and languages are written out, so that the first cards wait for no data of Intl.
test('a number is written as Intl writes it', () => {
  const format = new Intl.NumberFormat('pt-BR');
  const integer = fc.oneof(fc.nat({ max: 10_000 }), fc.nat({ max: Number.MAX_SAFE_INTEGER }));
  fc.assert(
    fc.property(integer, (value) => {
      expect(formatNumber(value)).toBe(format.format(value));
    }),
  );
  expect(formatNumber(120_000)).toBe('120.000');
});

test.each([
  ['pt', 'português'],
  ['nl', 'holandês'],
  // Unknown codes stand for themselves.
  ['xx', 'xx'],
  ['não é código', 'não é código'],
  ['pt--', 'pt--'],
])('the language %s is called %s', (code, name) => {
  expect(languageName(code)).toBe(name);
});

test('a date is the day in local time, from its first minute to its last, as Brazil writes it', () => {
  expect(formatDate(new Date(2026, 10, 20, 0, 0).toISOString())).toBe('20/11/2026');
  expect(formatDate(new Date(2026, 10, 20, 23, 59).toISOString())).toBe('20/11/2026');
  expect(formatDate(Date.parse('2026-01-05T12:00:00.000Z'))).toBe('05/01/2026');
  expect(formatTime(new Date(2026, 10, 20, 14, 5).getTime())).toBe('14:05');
});

test('what is no date is a dash', () => {
  for (const text of ['', 'ontem'])
    expect([formatDate(text), formatTime(text)]).toEqual(['—', '—']);
});

test('a day has its year where that is another', () => {
  const year = new Date().getFullYear();
  expect(formatDay(`${year}-11-16`)).toBe('16 de novembro');
  expect(formatDay(`${year - 1}-01-05`)).toBe(`5 de janeiro de ${year - 1}`);
});

// All forms that the names of the Portuguese books have, and a saint's name of the others.
test.each([
  ['Queirós, Eça de', 'Eça de Queirós'],
  ['Machado de Assis', 'Machado de Assis'],
  ['Lopes Neto, J. Simões (João Simões)', 'J. Simões Lopes Neto'],
  ['Ficalho, Francisco Manuel de Melo, Conde de', 'Conde de Ficalho'],
  ['Byron, George Gordon Byron, Baron', 'George Gordon Byron'],
  ['Rosny, J.-H., aîné', 'J.-H. Rosny'],
  ['Scott, Walter, Sir', 'Walter Scott'],
  ['Wood, Henry, Mrs.', 'Mrs. Henry Wood'],
  ["Taunay, Alfredo d'Escragnolle Taunay, Visconde de", 'Visconde de Taunay'],
  ['Almeida Garrett, João Batista da Silva Leitão, Visconde de', 'Almeida Garrett'],
  ['Varela, Bartolomeu, active 1589-1619', 'Bartolomeu Varela'],
  ['Associação Comercial do Amazonas', 'Associação Comercial do Amazonas'],
  ['Germany. Laws, statutes, etc.', 'Germany. Laws, statutes, etc.'],
  ['St. Clair, Margaret', 'Margaret St. Clair'],
  ['Anonymous', 'Anônimo'],
  ['Various', 'Vários autores'],
  ['Unknown', 'Autor desconhecido'],
])('the author %s is %s', (written, said) => {
  expect(naturalName(written)).toBe(said);
});
