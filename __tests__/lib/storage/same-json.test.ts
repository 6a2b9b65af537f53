import fc from 'fast-check';
import { isSameJson } from '@/lib/storage/contents';
import { aLoan } from '../../support/library-records';

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('knows a record again, with its lists', () => {
  expect(isSameJson(aLoan(), copy(aLoan()))).toBe(true);
});

it('tells an empty list from an empty object, and nothing from either', () => {
  expect(isSameJson({ a: [] }, { a: {} })).toBe(false);
  expect(isSameJson({ a: null }, { a: {} })).toBe(false);
  expect(isSameJson({ a: 1 }, { b: 1 })).toBe(false);
});

it('says no to nesting that would exhaust the stack', () => {
  const deep = () => JSON.parse(`{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`) as unknown;
  expect(isSameJson(deep(), deep())).toBe(false);
});

it('never takes two different values for the same', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (a, b) => {
      if (isSameJson(copy(a), copy(b))) expect(copy(a)).toEqual(copy(b));
    }),
  );
});
