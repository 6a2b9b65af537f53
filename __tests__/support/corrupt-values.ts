import type { KEYS } from '@/fixtures/storage-keys';
import { aLoan, aUser } from './library-records';

/** A damaged text of a key. */
export interface CorruptValue {
  readonly name: string;
  readonly text: string;
  /** The records that can still be read. */
  readonly readable: readonly object[];
  /** The copy that is expected of what cannot be read. */
  readonly lost: string;
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

/** Values that are not records, for any key. */
const NO_RECORDS: readonly unknown[] = [
  null,
  0,
  42,
  true,
  false,
  '',
  'ana',
  [],
  [[]],
  {},
  { id: 'x' },
];

const IDS: readonly unknown[] = [undefined, null, '', true, {}, [], ['ana']];
const TEXTS: readonly unknown[] = [undefined, null, 5, true, {}, ['texto']];
const MOMENTS: readonly unknown[] = [{}, [], true, '', 'ontem', '2026-99-99', 1e99, -1e99];

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

/** The text of a list with a bad record between two good ones. */
function inList(
  good: readonly [object, object],
  [name, bad]: readonly [string, unknown],
): CorruptValue {
  const text = JSON.stringify([good[0], bad, good[1]]);
  return { name: `a record with ${name}`, text, readable: good, lost: JSON.stringify(bad) };
}

const users = [aUser(), aUser({ id: 'bia', email: 'bia@exemplo.com' })] as const;
const loans = [
  aLoan({ id: 'l8', userId: 'bia', bookId: 8 }),
  aLoan({ id: 'l9', userId: 'caio', bookId: 9 }),
] as const;
const session = { userId: 'ana', ts: 1 };

const deepList = whole(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`);
const noRecord = (value: unknown) => [JSON.stringify(value), value] as const;

/** Damaged values of each key. */
export const CORRUPT_VALUES: Readonly<Record<keyof typeof KEYS, readonly CorruptValue[]>> = {
  users: [
    ...[...BROKEN_TEXTS, '{}', JSON.stringify(users).slice(0, -1)].map(whole),
    deepList,
    ...[
      ...NO_RECORDS.map(noRecord),
      ...damaged(users[0], {
        id: IDS,
        name: [null, 5, {}, ['Ana']],
        email: [...TEXTS, '', '  '],
        passwordHash: TEXTS,
        createdAt: [null, {}, true, 'ontem', 1e99],
      }),
    ].map((bad) => inList(users, bad)),
  ],
  session: [
    ...[
      ...BROKEN_TEXTS,
      '{}',
      '[]',
      JSON.stringify([session]),
      JSON.stringify(session).slice(0, -1),
    ].map(whole),
    deepList,
    ...damaged(session, {
      userId: [...IDS, false, [5], { id: 'ana' }],
      ts: [null, true, {}, []],
    }).map(([name, bad]) => ({
      ...whole(JSON.stringify(bad)),
      name: `a session with ${name}`,
    })),
  ],
  loans: [
    ...[...BROKEN_TEXTS, '{}', JSON.stringify(loans).slice(0, -1)].map(whole),
    deepList,
    ...[
      ...NO_RECORDS.map(noRecord),
      ...damaged(loans[0], {
        id: IDS,
        userId: IDS,
        bookId: [
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
        ],
        title: TEXTS,
        authors: ['Machado de Assis', 5, {}, [1], [null], [['Machado']]],
        thumbnail: [5, true, {}, []],
        borrowedAt: [undefined, null, ...MOMENTS],
        dueAt: [undefined, null, ...MOMENTS],
        returnedAt: MOMENTS,
      }),
    ].map((bad) => inList(loans, bad)),
  ],
};
