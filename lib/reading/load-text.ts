import useSWRImmutable from 'swr/immutable';
import { textPath } from '@/lib/paths';
import { keptFile } from './texts-here';
import { readSpelling, readTextDescription, type TextDescription } from './text';

/** A file of a text that the host does not have. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}

/** A file of a text: from the device if the book is kept there, else from the host. */
async function loadFile(path: string): Promise<Response> {
  const response = (await keptFile(path)) ?? (await fetch(path));
  if (!response.ok) throw new MissingFileError(`${path}: HTTP ${response.status}`);
  return response;
}

const loadJson = async (path: string): Promise<unknown> => (await loadFile(path)).json();

const loadDescription = async (path: string) => readTextDescription(await loadJson(path));

/** The description of a book's text. Rejects with MissingFileError, or as `fetch` and valibot do. */
export const loadText = (id: number): Promise<TextDescription> => loadDescription(textPath(id));

/** A file of chapters, as HTML. */
export const loadPart = async (path: string): Promise<string> => (await loadFile(path)).text();

// What has been loaded never changes while the page is open.

/** The description of a book's text; none for null. */
export const useText = (id: number | null) =>
  useSWRImmutable<TextDescription, Error>(id === null ? null : textPath(id), loadDescription);

/** A file of chapters; none for null. */
export const usePart = (path: string | null) => useSWRImmutable<string, Error>(path, loadPart);

/** The words of a book that are spelled otherwise today; none for null. */
export const useSpelling = (path: string | null) =>
  useSWRImmutable<ReadonlyMap<string, string>, Error>(path, async (file: string) =>
    readSpelling(await loadJson(file)),
  );
