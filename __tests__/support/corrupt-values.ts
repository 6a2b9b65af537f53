import type { KEYS } from '@/fixtures/storage-keys';
import { aLoan, aUser } from './library-records';

/** A damaged text of a key. */
export interface CorruptValue {
  readonly name: string;
  readonly text: string;
  /** The records that can still be read. */
  readonly readable: readonly object[];
  /** The copy that is expected of what cannot be read, or null when it stays where it is. */
  readonly lost: string | null;
}

const DEEP = 50_000;

/** Texts without a record, for any key. */
const BROKEN_TEXTS = [
  '',
  ' ',
  '\n\t',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  'true',
  'false',
  '0',
  '42',
  '-1.5',
  '1e999',
  '""',
  '"texto"',
  '"[]"',
  '[',
  ']',
  '{',
  '}',
  '[,]',
  '[1,',
  '[]]',
  '[] []',
  '{"id":',
  "{'id':'ana'}",
  '{id:1}',
  '[object Object]',
  'function () {}',
  '<!doctype html><p>404</p>',
  '\u0000\u0001',
  '\uFEFF[]',
  '\uD800',
  '"\\ud83d',
  '[{"id":"ana","userId":"ana"',
  '/* nada */ []',
  'W10=',
  '🙂',
  '1700000000000',
  '{}',
];

/** Texts of another shape than any of ours, which a newer version may have written. */
export const NEWER_TEXTS = [
  '{"version":3,"records":[{"id":"ana"}]}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"admin":true}}}',
  '{"length":1,"0":{"id":"ana"}}',
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
];

const whole = (text: string): CorruptValue => ({
  name: `the text ${JSON.stringify(text.slice(0, 40))}`,
  text,
  readable: [],
  lost: text,
});

/** Items of a list that are no records at all. */
const NO_RECORDS: readonly unknown[] = [null, 0, 42, true, false, '', 'ana', [], [[]]];

/** Records of another shape than any of ours. */
const OTHER_RECORDS: readonly unknown[] = [{}, { id: 'x' }];

const IDS: readonly unknown[] = [undefined, null, '', true, {}, [], ['ana']];
const TEXTS: readonly unknown[] = [undefined, null, 5, true, {}, ['texto']];
const MOMENTS: readonly unknown[] = [{}, [], true, '', 'ontem', '2026-99-99', 1e99, -1e99];

const BAD_BOOK_IDS: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  1.5,
  1e21,
  '',
  'abc',
  '0',
  '-1',
  '1.5',
  '８４',
  [84],
  {},
  true,
];

type Damage = Readonly<Record<string, readonly unknown[]>>;

/** Copies of the record, each with one field replaced by a wrong value; undefined removes it. */
function damaged(record: object, damage: Damage): readonly (readonly [string, unknown])[] {
  return Object.entries(damage).flatMap(([field, values]) =>
    values.map((value) => {
      const name = `${field} ${value === undefined ? 'missing' : JSON.stringify(value)}`;
      return [name, { ...record, [field]: value }] as const;
    }),
  );
}

type Good = readonly [object, object];

/** The text of a list with something that is no record between two good ones. */
const withJunk =
  (good: Good) =>
  (junk: unknown): CorruptValue => ({
    name: `the item ${JSON.stringify(junk)}`,
    text: JSON.stringify([good[0], junk, good[1]]),
    readable: good,
    lost: JSON.stringify(junk),
  });

/** The text of a list with an unreadable record between two good ones. */
const withUnreadable =
  (good: Good) =>
  ([name, record]: readonly [string, unknown]): CorruptValue => ({
    name: `a record with ${name}`,
    text: JSON.stringify([good[0], record, good[1]]),
    readable: good,
    lost: null,
  });

const users = [aUser(), aUser({ id: 'bia', email: 'bia@exemplo.com' })] as const;
const loans = [
  aLoan({ id: 'l8', userId: 'bia', bookId: 8 }),
  aLoan({ id: 'l9', userId: 'caio', bookId: 9 }),
] as const;
const session = { userId: 'ana', ts: 1 };

const deepItem = `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`;
const deepList: CorruptValue = { ...whole(`[${deepItem}]`), lost: deepItem };
const noRecord = (value: unknown) => [JSON.stringify(value), value] as const;

/** Damaged values of each key. */
export const CORRUPT_VALUES: Readonly<Record<keyof typeof KEYS, readonly CorruptValue[]>> = {
  users: [
    ...[...BROKEN_TEXTS, JSON.stringify(users).slice(0, -1)].map(whole),
    deepList,
    ...NO_RECORDS.map(withJunk(users)),
    ...[
      ...OTHER_RECORDS.map(noRecord),
      ...damaged(users[0], {
        id: IDS,
        email: [...TEXTS, '', '  '],
        passwordHash: [undefined, null, 5, true],
      }),
    ].map(withUnreadable(users)),
  ],
  session: [
    ...[...BROKEN_TEXTS, '[]', JSON.stringify(session).slice(0, -1)].map(whole),
    ...damaged(session, {
      userId: [...IDS, false, [5], { id: 'ana' }],
      ts: [null, true, {}, []],
    }).map(([name, bad]) => ({
      ...whole(JSON.stringify(bad)),
      name: `a session with ${name}`,
    })),
  ],
  loans: [
    ...[...BROKEN_TEXTS, JSON.stringify(loans).slice(0, -1)].map(whole),
    deepList,
    ...NO_RECORDS.map(withJunk(loans)),
    ...[
      ...OTHER_RECORDS.map(noRecord),
      ...damaged(loans[0], {
        id: IDS,
        userId: IDS,
        bookId: BAD_BOOK_IDS,
        borrowedAt: [undefined, null, ...MOMENTS],
        dueAt: [undefined, null, ...MOMENTS],
        returnedAt: MOMENTS,
      }),
    ].map(withUnreadable(loans)),
  ],
};
