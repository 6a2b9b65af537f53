/**
 * The SHA-256 of a text's UTF-8 bytes, as 64 lower-case hex digits.
 * Pages on plain http (a phone on the developer's network) have no Web Crypto: only there a library
 * is loaded instead.
 */
export async function sha256Hex(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  const digest = crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
