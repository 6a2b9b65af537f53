/** Why the copy gave no answer: it is not on the host, cannot be read, or cannot be reached. */
type CopyErrorKind = 'missing' | 'unreadable' | 'network';

/** The only error of the copy's own; besides it, answers throw what the service's would. */
export class CopyError extends Error {
  override readonly name = 'CopyError';

  constructor(
    readonly kind: CopyErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

async function fetchText(
  path: string,
  options: RequestInit,
  early: Promise<Response | undefined> | undefined,
): Promise<string> {
  try {
    const response = (await early) ?? (await fetch(new URL(path, location.href), options));
    if (response.status === 404) throw new CopyError('missing', `${path} is not there.`);
    if (!response.ok) throw new CopyError('unreadable', `${path}: HTTP ${response.status}`);
    return await response.text();
  } catch (cause) {
    if (cause instanceof CopyError) throw cause;
    if (options.signal?.aborted || isAbort(cause))
      throw new DOMException('Cancelled', 'AbortError');
    throw new CopyError('network', `${path} cannot be fetched.`, { cause });
  }
}

/**
 * Fetches a JSON file of the site.
 *
 * @param path from the host's root
 * @param early the response to a request for it that has left already, if it has one
 * @throws {CopyError} `missing` on a 404, `network` without an answer, `unreadable` on any other
 * @throws {DOMException} AbortError when the signal is aborted
 */
export async function readJson(
  path: string,
  options: RequestInit,
  early?: Promise<Response | undefined>,
): Promise<unknown> {
  const text = await fetchText(path, options, early);
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    // A host may answer with a page of HTML and status 200.
    throw new CopyError('unreadable', `${path} is not JSON.`, { cause });
  }
}
