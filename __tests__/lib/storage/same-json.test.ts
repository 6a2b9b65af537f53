/** @jest-environment node */
import fc from 'fast-check';
import { isSameJson } from '@/lib/storage/contents';
import { aLoan } from '../../support/library-records';

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('is true for a copy of a record with lists', () => {
  expect(isSameJson(aLoan(), copy(aLoan()))).toBe(true);
});

it('is false for an empty list, an empty object and null, and for other keys', () => {
  expect(isSameJson({ a: [] }, { a: {} })).toBe(false);
  expect(isSameJson({ a: null }, { a: {} })).toBe(false);
  expect(isSameJson({ a: 1 }, { b: 1 })).toBe(false);
});

it('is false for values nested so deep that comparing them would overflow the stack', () => {
  const deep = () => JSON.parse(`{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`) as unknown;
  expect(isSameJson(deep(), deep())).toBe(false);
});

it('is never true for two different values', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (a, b) => {
      if (isSameJson(copy(a), copy(b))) expect(copy(a)).toEqual(copy(b));
    }),
  );
});
