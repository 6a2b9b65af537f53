/** @jest-environment node */
import { metadataOf } from '@/app/book/[id]/book-metadata';
import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { readRecords } from '@/lib/catalogue/normalise';

const BOOKS = readRecords(readBooks(EMBEDDED_BOOKS)).filter(({ languages }) =>
  languages.includes('pt'),
);

function book(id: number) {
  const found = BOOKS.find((one) => one.id === id);
  if (!found) throw new Error(`no book ${id}`);
  return found;
}

const withoutCover = BOOKS.find(({ thumbnail }) => thumbnail === null);

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_ORIGIN: 'https://livros.example' });
});

test('a shared link shows title, author, summary and cover, and has one address', () => {
  expect(metadataOf(book(3333))).toMatchObject({
    description: expect.stringMatching(/^A viagem de Vasco da Gama/),
    alternates: { canonical: 'https://livros.example/book/3333/' },
    openGraph: {
      type: 'book',
      title: 'Os Lusíadas · Camões, Luís de',
      url: 'https://livros.example/book/3333/',
      images: [{ url: expect.stringMatching(/^https:\/\/www\.gutenberg\.org\/.*\.jpg$/) }],
    },
    twitter: { card: 'summary' },
  });
});

test('a book without a cover has one drawn for it, large', () => {
  if (!withoutCover) throw new Error('all have covers');
  expect(metadataOf(withoutCover)).toMatchObject({
    openGraph: { images: [{ url: `/book/${withoutCover.id}/capa.png`, width: 1200, height: 630 }] },
    twitter: { card: 'summary_large_image' },
  });
});

test('where the address of the site is unknown none is given', () => {
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test' });
  const { alternates, openGraph } = metadataOf(book(3333));
  expect([alternates?.canonical, openGraph?.url]).toEqual([undefined, undefined]);
});

test('no description is longer than search engines show', () => {
  for (const one of BOOKS) expect(metadataOf(one).description?.length).toBeLessThanOrEqual(200);
});

test('a book without a summary in Portuguese is described by what the library offers', () => {
  const english = ['A poem. (This is an automatically generated summary.)'];
  expect(metadataOf({ ...book(3333), summaries: english }).description).toBe(
    'Os Lusíadas, de Camões, Luís de: em português, de graça e sem cadastro de cartão, por sete dias.',
  );
});
