/** @jest-environment node */
import fc from 'fast-check';
import { readRecords } from '@/lib/catalogue/normalise';
import { recordOfRow, rowOfBook, type CopyRow } from '@/lib/copy/record';
import { record as aRecord } from '../../support/records';

const TABLES = {
  formats: [['text/html', 'https://www.gutenberg.org/ebooks/{id}.html.images'] as [string, string]],
  formatSets: [[0]],
  terms: ['Category: Novels', 'Category: Poetry', 'Short stories'],
};

test('a book is read as it was written, whichever of the rare fields it has', () => {
  const people = fc
    .uniqueArray(fc.constantFrom('Telles, Alberto', 'Bruce, Mary', 'Cary, Henry'), { maxLength: 2 })
    .map((names) => names.map((name) => ({ name })));
  const terms = fc.uniqueArray(fc.constantFrom(...TABLES.terms, 'Harvard Classics'));
  const fields = fc.record({
    editors: people,
    translators: people,
    copyright: fc.constantFrom(true, false, null),
    subjects: terms,
    bookshelves: terms,
  });
  const places = new Map(TABLES.terms.map((term, place) => [term, place]));
  fc.assert(
    fc.property(fields, (some) => {
      const record = aRecord(some);
      const [book] = readRecords([record]);
      if (!book) throw new Error('unreadable');
      // As the host sends it.
      const sent = JSON.stringify(rowOfBook(book, undefined, (term) => places.get(term)));
      const row = JSON.parse(sent) as CopyRow;
      expect(readRecords([recordOfRow(row, TABLES, record.summaries)])).toEqual([book]);
    }),
  );
});

test('sets of editions and terms are those of the meta file; what it does not have is left out', () => {
  const shelves = ['Category: Novels', 1, 99];
  const row: CopyRow = [11, 'Alice', ['Carroll, Lewis'], ['en'], 5, 0, [], shelves];
  const [book] = readRecords([recordOfRow(row, TABLES, [])]);
  expect(book).toMatchObject({
    id: 11,
    formats: { 'text/html': 'https://www.gutenberg.org/ebooks/11.html.images' },
    bookshelves: ['Category: Novels', 'Category: Poetry'],
    publicDomain: true,
  });
});
