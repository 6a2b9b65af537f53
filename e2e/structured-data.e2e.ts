import * as v from 'valibot';
import { BUILDS, canonicalOf, isBookPage, pagesOf, readExported } from './support/pages';
import { schemaOrgFaults, type JsonLd } from './support/schema-org';
import { expect, test } from './support/test';

// In one worker: each would load the compiler.
test.describe.configure({ mode: 'default' });

/** A text as people write it: without markup, entities, or spaces around it. */
const text = v.pipe(
  v.string(),
  v.regex(/^\S(?:.*\S)?$/s),
  v.check((value) => !/<[a-z/!]|&#?\w+;/i.test(value), 'no markup'),
);
const webAddress = v.pipe(v.string(), v.url(), v.startsWith('https://'));
const people = v.array(v.strictObject({ '@type': v.literal('Person'), name: text }));

/** What we tell search engines of a book, no less and no more. */
const bookData = v.strictObject({
  '@context': v.literal('https://schema.org'),
  '@type': v.literal('Book'),
  name: text,
  alternateName: v.optional(text),
  url: v.optional(webAddress),
  sameAs: v.pipe(v.string(), v.regex(/^https:\/\/www\.gutenberg\.org\/ebooks\/[1-9]\d*$/)),
  author: people,
  editor: people,
  translator: people,
  inLanguage: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2,3}$/))), v.includes('pt')),
  about: v.array(v.strictObject({ '@type': v.literal('Thing'), name: text })),
  description: v.optional(text),
  image: v.optional(webAddress),
  isAccessibleForFree: v.literal(true),
});

/** The JSON-LD of a page, as a browser finds the scripts' ends. */
const jsonLdOf = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script/gis)].map(
    ([, json = '']) => json,
  );

for (const build of BUILDS) {
  test(`what search engines read of every book is whole (${build})`, () => {
    const books = pagesOf(build).filter(isBookPage);
    expect(books.length).toBeGreaterThan(200);
    for (const name of books) {
      const html = readExported(build, name);
      const [json = '', ...others] = jsonLdOf(html);
      expect(others, name).toEqual([]);
      const read = v.safeParse(bookData, JSON.parse(json));
      expect(
        read.issues?.map(({ message, path }) => `${path?.at(-1)?.key}: ${message}`),
        name,
      ).toBe(undefined);
      expect(read.success && read.output.url, name).toBe(canonicalOf(html));
      expect(read.success && read.output.sameAs.endsWith(`/${name.split('/')[1]}`), name).toBe(
        true,
      );
    }
  });
}

test('all of it is in the vocabulary of schema.org, and what is not would be noticed', () => {
  const all = BUILDS.flatMap((build) =>
    pagesOf(build).flatMap((page) =>
      jsonLdOf(readExported(build, page)).map((json): JsonLd => ({
        page,
        type: isBookPage(page) ? 'Book' : 'Thing',
        json,
      })),
    ),
  );
  expect(all.length).toBeGreaterThan(400);
  const book = { '@context': 'https://schema.org', '@type': 'Book', name: 'Os Lusíadas' };
  const spoiled: Record<string, object> = {
    property: { writer: 'Camões' },
    propertyOfAnotherType: { director: { '@type': 'Person', name: 'Camões' } },
    range: { isAccessibleForFree: { '@type': 'Person', name: 'Camões' } },
    nested: { author: { '@type': 'Person', names: 'Camões' } },
    type: { '@type': 'Livro' },
    context: { '@context': 'https://example.org' },
  };
  const wrong = Object.entries(spoiled).map(([page, change]): JsonLd => ({
    page,
    type: 'Book',
    json: JSON.stringify({ ...book, ...change }),
  }));
  const right: JsonLd = { page: 'right', type: 'Book', json: JSON.stringify(book) };
  // Together: half of the time the compiler reads the vocabulary.
  const faults = schemaOrgFaults([...all, right, ...wrong]);
  const pages = faults.map((fault) => fault.split(':', 1)[0]);
  expect(pages, faults.join('\n')).toEqual(Object.keys(spoiled));
});
