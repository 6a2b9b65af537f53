// All that is needed of the copy before its own code: it comes before the first cards.
import { BASE_PATH } from '@/lib/environment.mjs';

declare global {
  /** The response to the request for the copy's description that has left already, if one has. */
  var earlyMeta: Promise<Response> | undefined;
}

/** The copy's folder on the host. */
export const COPY_PATH = `${BASE_PATH}/copy`;

/** The copy's description, its one file with a fixed name: it says what the others are called. */
export const META_PATH = `${COPY_PATH}/meta.json`;

/** Asks for the copy's description while the code that reads it is on its way. */
export function requestMetaEarly(): void {
  // The document may have asked (lib/catalogue/early-request-script.ts).
  globalThis.earlyMeta ??= fetch(new URL(META_PATH, location.href), { cache: 'no-cache' });
  // Whoever takes it over asks anew.
  globalThis.earlyMeta.catch(() => undefined);
}
