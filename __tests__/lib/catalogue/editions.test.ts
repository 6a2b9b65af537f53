/** @jest-environment node */
import fc from 'fast-check';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { readableFormats } from '@/lib/catalogue/editions';

const SITE = 'https://www.gutenberg.org/ebooks';
const EPUB = 'EPUB (celular, Kobo)';
const KINDLE = 'Kindle (Send to Kindle)';
const HTML = 'HTML (navegador)';
const TEXT = 'texto simples (qualquer aparelho)';

test('are named with what reads them, in the same order for every record', () => {
  expect(
    readableFormats({
      'text/plain; charset=us-ascii': `${SITE}/84.txt.utf-8`,
      'text/html': `${SITE}/84.html.images`,
      'application/x-mobipocket-ebook': `${SITE}/84.kf8.images`,
      'application/rdf+xml': `${SITE}/84.rdf`,
      'application/octet-stream': `${SITE}/84-h.zip`,
      'image/jpeg': `${SITE}/84.jpg`,
      'application/epub+zip': `${SITE}/84.epub3.images`,
    }),
  ).toEqual([EPUB, KINDLE, HTML]);
});

test.each([
  ['no formats', {}, []],
  ['only a cover', { 'image/jpeg': `${SITE}/1.jpg` }, []],
  ['a charset and upper case', { 'TEXT/HTML; charset=utf-8': `${SITE}/1.html` }, [HTML]],
  ['only a text', { 'text/plain': `${SITE}/1.txt` }, [TEXT]],
  [
    'a zipped text beside the plain one',
    { 'text/plain; charset=us-ascii': `${SITE}/1.ZIP`, 'text/plain': `${SITE}/1.txt` },
    [TEXT],
  ],
  ['a zipped text alone', { 'text/plain': `${SITE}/1.zip` }, []],
  ['a type that only begins so', { 'text/html-ish': `${SITE}/1.html` }, []],
])('%s', (_, formats: Record<string, string>, labels) => {
  expect(readableFormats(formats)).toEqual(labels);
});

test('every book of the fake Gutendex can be read somehow', () => {
  const books = readBooks(EMBEDDED_BOOKS);
  expect(books.filter(({ formats }) => readableFormats(formats).length === 0)).toEqual([]);
});

test('no label has anything of the record in it', () => {
  const labels = new Set([EPUB, KINDLE, HTML, TEXT]);
  const types = fc.constantFrom('text/html', 'text/plain', 'application/epub+zip', 'x/y');
  fc.assert(
    fc.property(fc.dictionary(fc.oneof(types, fc.string()), fc.webUrl()), (formats) => {
      const named = readableFormats(formats);
      expect(named.every((label) => labels.has(label))).toBe(true);
      expect(new Set(named).size).toBe(named.length);
    }),
  );
});
