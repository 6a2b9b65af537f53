import { META_PATH } from './layout';

declare global {
  /** The response to the request for the copy's description that has left already, if one has. */
  var earlyMeta: Promise<Response> | undefined;
}

/** Asks for the copy's description while the code that reads it is on its way. */
export function requestMetaEarly(): void {
  // The document may have asked (lib/catalogue/early-request-script.ts).
  globalThis.earlyMeta ??= fetch(new URL(META_PATH, location.href), { cache: 'no-cache' });
  // Whoever took it over reports its failure; whoever comes later asks anew.
  globalThis.earlyMeta.catch(() => {
    globalThis.earlyMeta = undefined;
  });
}

/** The response to that request, once: later it may be of a copy that the host has replaced. */
export function takeEarlyMeta(): Promise<Response> | undefined {
  const taken = globalThis.earlyMeta;
  globalThis.earlyMeta = undefined;
  return taken;
}
