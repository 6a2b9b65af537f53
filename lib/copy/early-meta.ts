import { META_PATH } from './layout';

let early: Promise<Response> | undefined;

/** Asks for the copy's description while the code that reads it is on its way. */
export function requestMetaEarly(): void {
  early = fetch(new URL(META_PATH, location.href), { cache: 'no-cache' });
  // Whoever took it over reports its failure; whoever comes later asks anew.
  early.catch(() => {
    early = undefined;
  });
}

/** The response to that request, once: later it may be of a copy that the host has replaced. */
export function takeEarlyMeta(): Promise<Response> | undefined {
  const taken = early;
  early = undefined;
  return taken;
}
