import fc from 'fast-check';
import { catalogueHref, readBookId, readQuery } from '@/lib/paths';
import { anyText } from '../support/arbitrary-data';

const NAMES = ['q', 'lang', 'cat', 'page', 'shelf', 'ids', '__proto__'];

/** A query as anybody can write one: known names with any values, in any order and number. */
const queries = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...NAMES), fc.string()), anyText()), {
    maxLength: 6,
  })
  .map((pairs) => new URLSearchParams(pairs).toString());

it('any query is read, and its own address is read the same', () => {
  fc.assert(
    fc.property(fc.oneof(queries, anyText()), (text) => {
      const query = readQuery(new URLSearchParams(text));
      expect(Number.isSafeInteger(query.page) && query.page >= 1).toBe(true);
      const [, search = ''] = catalogueHref(query).split('?');
      expect(readQuery(new URLSearchParams(search))).toEqual(query);
    }),
    { numRuns: 10_000 },
  );
});

it('any path is the address of a book or of none', () => {
  const paths = fc.oneof(
    anyText(),
    fc.string().map((rest) => `/book/${rest}`),
    fc.bigInt().map((id) => `/book/${id}/`),
  );
  fc.assert(
    fc.property(paths, (path) => {
      const id = readBookId(path);
      expect(id === null || (Number.isSafeInteger(id) && id > 0)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
