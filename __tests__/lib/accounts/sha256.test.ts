/** @jest-environment node */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sha256Hex } from '@/lib/accounts/sha256';
import { SEGREDO_HASH } from '@/fixtures/records';
import { anyText } from '../../support/arbitrary-data';

const { subtle: real } = crypto;
const digest = jest.fn((name: string, bytes: Uint8Array<ArrayBuffer>) => real.digest(name, bytes));
const withSubtle = (value: unknown) =>
  Object.defineProperty(crypto, 'subtle', { value, configurable: true });
afterEach(() => Reflect.deleteProperty(crypto, 'subtle'));

test.each([
  ['Web Crypto', { digest }],
  ['the library that replaces it', undefined],
])('is the SHA-256 of the text, with %s', async (_, subtle) => {
  withSubtle(subtle);
  digest.mockClear();
  expect(await sha256Hex('segredo')).toBe(SEGREDO_HASH);
  expect(digest).toHaveBeenCalledTimes(subtle ? 1 : 0);
  await fc.assert(
    fc.asyncProperty(anyText({ maxLength: 200 }), async (text) => {
      expect(await sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
});

test('where that library does not come, the visitor is told to reload', async () => {
  withSubtle(undefined);
  jest.doMock('@noble/hashes/sha2.js', () => {
    throw new Error('Failed to load chunk');
  });
  await jest.isolateModulesAsync(async () => {
    const { UserError } = await import('@/lib/user-error');
    const failure = (await import('@/lib/accounts/sha256')).sha256Hex('segredo');
    await expect(failure).rejects.toBeInstanceOf(UserError);
    await expect(failure).rejects.toThrow('Recarregue a página');
  });
});
