import * as fc from 'fast-check';
import { DAY, TODAY, aLoan, aUser } from '@/fixtures/records';

const SURROGATES = { first: 0xd800, count: 0x800 };

const character = fc
  .nat({ max: 0x10ffff - SURROGATES.count })
  .map((n) => String.fromCodePoint(n < SURROGATES.first ? n : n + SURROGATES.count));

/**
 * Any text, of any code points. As fast-check's `unit: 'binary'`, which lists all of them in each file
 * that uses it, for a second of a processor.
 */
export const anyText = (constraints: Omit<fc.StringConstraints, 'unit'> = {}) =>
  fc.string({ ...constraints, unit: character });

const ids = fc.constantFrom('ana', 'bia', 'ana-2', '__proto__', 7, '');
const emails = fc.constantFrom('ana@exemplo.com', 'ANA@exemplo.com ', 'a\u200bna@exemplo.com', 'b');
const moments = fc.oneof(
  fc.integer({ min: -900, max: 900 }).map((days) => new Date(TODAY + days * DAY).toISOString()),
  fc.constantFrom(null, '', 'ontem', TODAY, 1e99, '+275760-09-13T00:00:00.000Z', {}),
);
const covers = fc.constantFrom(
  null,
  'https://www.gutenberg.org/84.jpg',
  'https://evil.example/84.jpg',
  'javascript:alert(1)',
);

/** Some fields of a record replaced, the others as they should be. */
const changed = <T extends object>(record: T, fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(fields, { requiredKeys: [] }).map((changes) => ({ ...record, ...changes }));

const junk = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom({}, { id: 'x' }, null, []));

/** A list with accounts, damaged and newer ones among them, and junk. */
export const someUsers = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: changed(aUser(), { id: ids, email: emails, createdAt: moments }) },
    { weight: 2, arbitrary: changed(aUser(), { id: junk, name: junk, passwordHash: junk }) },
    { weight: 1, arbitrary: junk },
  ),
  { maxLength: 4 },
);

const loanFields = {
  id: fc.constantFrom('l1', 'l2', 'l3', 4),
  userId: ids,
  bookId: fc.constantFrom(1, 2, 84, '84'),
  thumbnail: covers,
  dueAt: moments,
  returnedAt: moments,
};

/** A list with loans, damaged and newer ones among them, and junk. */
export const someLoans = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: changed(aLoan(), loanFields) },
    { weight: 2, arbitrary: changed(aLoan(), { ...loanFields, authors: junk, title: junk }) },
    { weight: 1, arbitrary: junk },
  ),
  { maxLength: 5 },
);

/** The JSON text of a value, some of whose characters may be missing or others. */
export const textOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: value.map((data) => JSON.stringify(data)) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(value, fc.nat(), fc.nat(3), fc.string({ maxLength: 3 }))
        .map(([data, at, length, text]) => {
          const good = JSON.stringify(data);
          const start = at % (good.length + 1);
          return good.slice(0, start) + text + good.slice(start + length);
        }),
    },
    { weight: 1, arbitrary: fc.oneof(anyText(), fc.json()) },
  );
