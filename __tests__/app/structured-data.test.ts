import * as fc from 'fast-check';
import { structuredData, structuredDataText } from '@/app/book/[id]/structured-data';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import type { Book } from '@/lib/catalogue/book';
import { readRecords } from '@/lib/catalogue/normalise';
import { anyText } from '../support/any-text';

const BOOKS = readRecords(readBooks(EMBEDDED_BOOKS));

function book(id: number): Book {
  const found = BOOKS.find((one) => one.id === id);
  if (!found) throw new Error(`no book ${id}`);
  return found;
}

test('search engines read author, language, subjects, and where the book is from', () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', SITE_ORIGIN: 'https://livros.example' });
  expect(structuredData(book(3333), 'Os Lusíadas de hoje')).toMatchObject({
    '@type': 'Book',
    name: 'Os Lusíadas',
    alternateName: 'Os Lusíadas de hoje',
    url: 'https://livros.example/book/3333/',
    sameAs: 'https://www.gutenberg.org/ebooks/3333',
    author: [{ '@type': 'Person', name: 'Camões, Luís de' }],
    inLanguage: ['pt'],
    about: expect.arrayContaining([{ '@type': 'Thing', name: 'Epic poetry, Portuguese' }]),
  });
});

test('where the address of the site is unknown none is given', () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test' });
  expect(structuredData(book(3333), null).url).toBeUndefined();
});

test('what records write where nobody is known is no person', () => {
  const authors = ['Anonymous', 'Verde, Cesário', 'Unknown'];
  expect(structuredData({ ...book(3333), authors }, null).author).toEqual([
    { '@type': 'Person', name: 'Verde, Cesário' },
  ]);
});

test('a summary in English is not told as the description of a Portuguese page', () => {
  const summaries = ['"Os Lusíadas" is a poem. (This is an automatically generated summary.)'];
  expect(structuredData({ ...book(3333), summaries }, null).description).toBeUndefined();
});

/** Texts that try to end the script, or to begin a comment in which its end is not seen. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('</script', '</SCRIPT >', '<script>', '<!--', '-->', ']]>', '&lt;', '\\'),
      fc.constantFrom('\u003c/script>', '\u2028', '\u2029', '\0', '"', "'", '>'),
      anyText(),
    ),
    { minLength: 1 },
  )
  .map((parts) => parts.join(''));

test('no text of a record ends the script or is changed by it', () => {
  fc.assert(
    fc.property(hostile, hostile, (title, text) => {
      const one: Book = {
        ...book(3333),
        title,
        authors: [text],
        editors: [title],
        subjects: [text],
        summaries: [`não ${text}`],
        thumbnail: text,
      };
      const json = structuredDataText(one, text);
      const page = new DOMParser().parseFromString(
        `<body><script type="application/ld+json">${json}</script><p>depois</p></body>`,
        'text/html',
      );
      expect([...page.body.children].map(({ localName }) => localName)).toEqual(['script', 'p']);
      const read: unknown = JSON.parse(page.querySelector('script')?.textContent ?? '');
      expect(read).toEqual(JSON.parse(JSON.stringify(structuredData(one, text))));
    }),
  );
});
