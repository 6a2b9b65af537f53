/**
 * The SHA-256 of a text's UTF-8 bytes, as 64 lower-case hex digits.
 * Browsers keep Web Crypto from pages on plain http (a phone on the developer's network): there the
 * same hash comes from a library that is loaded only then.
 */
export async function sha256Hex(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  const digest = crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : (await import('@noble/hashes/sha2.js')).sha256(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
