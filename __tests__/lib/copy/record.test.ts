import fc from 'fast-check';
import { readRecords } from '@/lib/catalogue/normalise';
import { recordOfRow, rowOfBook } from '@/lib/copy/record';
import { record as aRecord } from '../../support/records';

const TABLES = {
  formats: [['text/html', 'https://www.gutenberg.org/ebooks/{id}.html.images']] as [
    string,
    string,
  ][],
  formatSets: [[0]],
  terms: ['Category: Novels', 'Category: Poetry', 'Short stories'],
};

const placeOf = (term: string) => {
  const place = TABLES.terms.indexOf(term);
  return place < 0 ? undefined : place;
};

const people = fc
  .uniqueArray(fc.constantFrom('Telles, Alberto', 'Bruce, Mary', 'Cary, Henry'), { maxLength: 2 })
  .map((names) => names.map((name) => ({ name })));

test('a book is read as it was written, whichever of the rare fields it has', () => {
  const terms = fc.uniqueArray(fc.constantFrom(...TABLES.terms, 'Harvard Classics'));
  fc.assert(
    fc.property(
      people,
      people,
      fc.constantFrom(true, false, null),
      terms,
      terms,
      (editors, translators, copyright, subjects, bookshelves) => {
        const record = aRecord({ editors, translators, copyright, subjects, bookshelves });
        const [book] = readRecords([record]);
        if (!book) throw new Error('unreadable');
        // As the host sends it.
        const row: unknown = JSON.parse(JSON.stringify(rowOfBook(book, undefined, placeOf)));
        expect(readRecords([recordOfRow(row, TABLES, record.summaries)])).toEqual([book]);
      },
    ),
  );
});

test('a row of the first form, with texts for terms and every field, is still read', () => {
  const row = [
    11,
    'Alice',
    ['Carroll, Lewis'],
    ['en'],
    5,
    0,
    [],
    ['Category: Novels'],
    [],
    [],
    true,
  ];
  const [book] = readRecords([recordOfRow(row, { ...TABLES, terms: [] }, [])]);
  expect(book).toMatchObject({
    id: 11,
    formats: { 'text/html': 'https://www.gutenberg.org/ebooks/11.html.images' },
    bookshelves: ['Category: Novels'],
    publicDomain: true,
  });
});

test('a term that the meta file lacks is left out', () => {
  const row = [11, 'Alice', [], ['en'], 5, 0, [], [1, 99]];
  expect(readRecords([recordOfRow(row, TABLES, [])])).toMatchObject([
    { bookshelves: ['Category: Poetry'] },
  ]);
});
