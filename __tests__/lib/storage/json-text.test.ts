/** @jest-environment node */
import fc from 'fast-check';
import { jsonText } from '@/lib/storage/json-text';

it('is what JSON.stringify gives', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(jsonText(value)).toBe(JSON.stringify(value));
      expect(jsonText(value, Infinity)).toBe(JSON.stringify(value, null, 2));
    }),
  );
});

it('takes nesting that overflows the stack of JSON.stringify', () => {
  const text = `${'{"a":['.repeat(300_000)}${']}'.repeat(300_000)}`;
  const value: unknown = JSON.parse(text);
  expect(() => JSON.stringify(value)).toThrow(RangeError);
  expect(jsonText(value)).toBe(text);
});
