/** @jest-environment node */
import * as fc from 'fast-check';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { readRdf } from '@/scripts/catalogue-copy/rdf-record';
import { rdfOf, rdfProperties } from '../../support/rdf';

const books = readBooks(EMBEDDED_BOOKS);

/** What RDF carries of a record in these tests: people without years; lists sorted and distinct. */
const carried = (book: (typeof books)[number]) => {
  const names = (people: typeof book.authors) =>
    people.map(({ name }) => ({ name, birth_year: null, death_year: null }));
  const sorted = (texts: readonly string[]) => [...new Set(texts)].sort();
  return {
    ...book,
    authors: names(book.authors),
    editors: names(book.editors),
    translators: names(book.translators),
    subjects: sorted(book.subjects),
    bookshelves: sorted(book.bookshelves),
    languages: sorted(book.languages),
    summaries: book.summaries.toSorted(),
  };
};

const oneLine = books.filter(({ title }) => !/[\r\n]/.test(title));

/** People keep their order: they alone are not sorted. */
const isPerson = (property: string) => /^<(dcterms:creator|marcrel)/.test(property);

const bookAndMixedProperties = fc.constantFrom(...oneLine).chain((book) => {
  const others = rdfProperties(book).filter((one) => !isPerson(one));
  return fc.tuple(fc.constant(book), fc.shuffledSubarray(others, { minLength: others.length }));
});

test('RDF gives the service’s record, whatever the order of its elements', () => {
  fc.assert(
    fc.property(bookAndMixedProperties, ([book, mixed]) => {
      const rdf = rdfOf(book.id, [...mixed, ...rdfProperties(book).filter(isPerson)]);
      expect(readRdf(rdf).record).toEqual(carried(book));
    }),
  );
});

test.each([
  ['One', 'One'],
  ['One\nTwo', 'One: Two'],
  ['One \r\nTwo\n\nThree\rFour', 'One: Two; Three; Four'],
])('the lines of the title %j', (lines, title) => {
  const { record, titleLines } = readRdf(
    rdfOf(7, [`<dcterms:title>${lines.replace(/\r/g, '&#13;')}</dcterms:title>`]),
  );
  expect({ title: record.title, titleLines }).toEqual({ title, titleLines: lines });
});

test('of two editions of one type, the one with images counts', () => {
  const [book = null] = oneLine;
  const editionOf = (formats: Record<string, string>) =>
    (book ? rdfProperties({ ...book, formats }) : []).filter((one) => one.includes('hasFormat'));
  const plain = { 'application/epub+zip': 'https://www.gutenberg.org/ebooks/7.epub.noimages' };
  const rich = { 'application/epub+zip': 'https://www.gutenberg.org/ebooks/7.epub3.images' };
  const [one, other] = [editionOf(plain), editionOf(rich)];
  expect(readRdf(rdfOf(7, [...one, ...other])).record.formats).toEqual(rich);
  expect(readRdf(rdfOf(7, [...other, ...one])).record.formats).toEqual(rich);
});

test.each([
  ['Public domain in the USA.', false],
  ['Copyrighted. Read the copyright notice inside this book for details.', true],
  ['None', null],
])('rights: %s', (rights, copyright) => {
  const { record } = readRdf(rdfOf(7, [`<dcterms:rights>${rights}</dcterms:rights>`]));
  // A file with little more than the number is a book.
  expect(record).toMatchObject({ id: 7, title: '', authors: [], formats: {}, copyright });
});
