/** @jest-environment node */
import { sha256Hex } from '@/lib/accounts/sha256';
import { UserError } from '@/lib/user-error';

jest.mock('@noble/hashes/sha2.js', () => {
  throw new Error('Failed to load chunk');
});

test('where the library that hashes does not come, the visitor is told to reload', async () => {
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  const failure = sha256Hex('segredo');
  await expect(failure).rejects.toBeInstanceOf(UserError);
  await expect(failure).rejects.toThrow('Recarregue a página');
});
