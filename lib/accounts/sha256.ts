import { UserError } from '@/lib/user-error';

/** A hash takes a millisecond, the library some seconds on a slow network. */
const MAX_MS = 15_000;

const TOO_SLOW =
  'O navegador demorou demais para conferir a senha. Nada foi alterado: tente de novo.';
const CODE_MISSING = 'Parte do site não carregou. Recarregue a página e tente de novo.';

/**
 * The SHA-256 of a text's UTF-8 bytes, as 64 lower-case hex digits. Rejects with UserError after 15
 * seconds, and when the library does not come.
 */
export async function sha256Hex(text: string): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UserError(TOO_SLOW)), MAX_MS);
  });
  try {
    const digest = await Promise.race([sha256(new TextEncoder().encode(text)), tooSlow]);
    return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Pages on plain http (a phone on the developer's network) have no Web Crypto: only there a library
 * is loaded instead.
 */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const { crypto } = globalThis as { crypto?: Partial<Crypto> };
  return crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    : libraryDigest(bytes);
}

async function libraryDigest(bytes: Uint8Array): Promise<Uint8Array> {
  const library = await import('@noble/hashes/sha2.js').catch(() => {
    throw new UserError(CODE_MISSING);
  });
  return library.sha256(bytes);
}
