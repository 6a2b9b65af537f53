import * as fc from 'fast-check';
import { metadataOf, structuredData, structuredDataText } from '@/app/book/[id]/book-head';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import type { Book } from '@/lib/book';
import { readRecords } from '@/lib/catalogue/normalise';
import { anyText } from '../support/any-text';

const BOOKS = readRecords(readBooks(EMBEDDED_BOOKS)).filter(({ languages }) =>
  languages.includes('pt'),
);

const LUSIADS = BOOKS.find(({ id }) => id === 3333) as Book;
const IN_ENGLISH = ['"Os Lusíadas" is a poem. (This is an automatically generated summary.)'];

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_ORIGIN: 'https://livros.example' });
});

test('a shared link shows title, author, summary and cover, and has one address', () => {
  expect(metadataOf(LUSIADS)).toMatchObject({
    description: expect.stringMatching(/^A viagem de Vasco da Gama/),
    alternates: { canonical: 'https://livros.example/book/3333/' },
    openGraph: {
      type: 'book',
      title: 'Os Lusíadas · Luís de Camões',
      url: 'https://livros.example/book/3333/',
      images: [{ url: expect.stringMatching(/^https:\/\/www\.gutenberg\.org\/.*\.jpg$/) }],
    },
    twitter: { card: 'summary' },
  });
});

test('search engines read author, language, subjects, and where the book is from', () => {
  const authors = ['Anonymous', 'Camões, Luís de', 'Unknown'];
  expect(structuredData({ ...LUSIADS, authors }, 'Os Lusíadas de hoje')).toMatchObject({
    '@type': 'Book',
    name: 'Os Lusíadas',
    alternateName: 'Os Lusíadas de hoje',
    url: 'https://livros.example/book/3333/',
    sameAs: 'https://www.gutenberg.org/ebooks/3333',
    // What records write where nobody is known is no person.
    author: [{ '@type': 'Person', name: 'Luís de Camões' }],
    inLanguage: ['pt'],
    about: expect.arrayContaining([{ '@type': 'Thing', name: 'Epic poetry, Portuguese' }]),
  });
});

test.each([
  [{ URL: 'https://livros.netlify.app' }, 'https://livros.netlify.app/book/3333/'],
  [{ GITHUB_REPOSITORY_OWNER: 'biblioteca' }, 'https://biblioteca.github.io/book/3333/'],
])('the host may say where the site is: %j', (settings, address) => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', ...settings });
  expect(metadataOf(LUSIADS).alternates?.canonical).toBe(address);
});

test('a book without a cover has the site’s picture', () => {
  expect(metadataOf({ ...LUSIADS, thumbnail: null })).toMatchObject({
    openGraph: { images: [{ url: '/og.png' }] },
    twitter: { card: 'summary_large_image' },
  });
});

test('a description is Portuguese, and no longer than search engines show', () => {
  for (const one of BOOKS) expect(metadataOf(one).description?.length).toBeLessThanOrEqual(200);
  const book = { ...LUSIADS, summaries: IN_ENGLISH };
  expect(metadataOf(book).description).toBe(
    'Os Lusíadas, de Luís de Camões: em português, emprestado de graça, por sete dias.',
  );
  expect(structuredData(book, null).description).toBeUndefined();
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

test('no text of a record ends the script of structured data or is changed by it', () => {
  fc.assert(
    fc.property(hostile, hostile, (title, text) => {
      const people = { authors: [text], editors: [title] };
      const one: Book = { ...LUSIADS, ...people, title, subjects: [text], thumbnail: text };
      const book = { ...one, summaries: [`não ${text}`] };
      const json = structuredDataText(book, text);
      const page = new DOMParser().parseFromString(
        `<body><script type="application/ld+json">${json}</script><p>depois</p></body>`,
        'text/html',
      );
      expect([...page.body.children].map(({ localName }) => localName)).toEqual(['script', 'p']);
      const read: unknown = JSON.parse(page.querySelector('script')?.textContent ?? '');
      expect(read).toEqual(JSON.parse(JSON.stringify(structuredData(book, text))));
    }),
  );
});
