import { UserError } from '@/lib/user-error';

const CODE_MISSING = 'Parte do site não carregou. Recarregue a página e tente de novo.';

async function libraryDigest(bytes: Uint8Array): Promise<Uint8Array> {
  const library = await import('@noble/hashes/sha2.js').catch(() => {
    throw new UserError(CODE_MISSING);
  });
  return library.sha256(bytes);
}

/**
 * The SHA-256 of a text's UTF-8 bytes, as 64 lower-case hex digits.
 * Pages on plain http (a phone on the developer's network) have no Web Crypto: only there a library
 * is loaded instead.
 *
 * @throws {UserError} when the library does not come
 */
export async function sha256Hex(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  const digest = crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : await libraryDigest(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
