import { CopyError } from './errors';

const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError';

/**
 * Fetches a JSON file of the site.
 *
 * @param path from the host's root
 * @throws {CopyError} `missing` on a 404, `network` without an answer, `unreadable` on any other
 * @throws {DOMException} AbortError when the signal is aborted
 */
export async function readJson(path: string, options: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(new URL(path, location.href), options);
    if (response.status === 404) throw new CopyError('missing', `${path} is not there.`);
    if (!response.ok) throw new CopyError('unreadable', `${path}: HTTP ${response.status}`);
    return await response.json();
  } catch (cause) {
    if (cause instanceof CopyError) throw cause;
    if (options.signal?.aborted || isAbort(cause))
      throw new DOMException('Cancelled', 'AbortError');
    // A host may answer with a page of HTML and status 200; a cut answer is not JSON either.
    if (cause instanceof SyntaxError)
      throw new CopyError('unreadable', `${path} is not JSON.`, { cause });
    throw new CopyError('network', `${path} cannot be fetched.`, { cause });
  }
}
