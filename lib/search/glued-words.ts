import { fold } from './fold';
import { isStopWord, makeWord } from './words';

/** Shorter pieces occur by chance: of these only stop words and optional words count. */
const SHORTEST_PIECE = 4;
const SHORTEST_GLUED = 7;

/**
 * The words of a text written without spaces: `oprimobasilio` is `o`, `primo`, `basilio`. Null when
 * it is a word of the catalogue, or does not consist of words of the catalogue.
 *
 * @param keys the keys of all words of the catalogue
 */
export function splitGlued(written: string, keys: ReadonlySet<string>): string[] | null {
  if (written.length < SHORTEST_GLUED || keys.has(fold(written))) return null;

  const isWord = (piece: string) => {
    if (piece.length < SHORTEST_PIECE) {
      const { isStop, isOptional } = makeWord(piece);
      return isStop || (isOptional && piece.length > 1);
    }
    const key = fold(piece);
    return key.length >= SHORTEST_PIECE && keys.has(key);
  };
  // From the end backwards, so that each remainder is split only once.
  const splits: (string[] | null)[] = [];
  splits[written.length] = [];
  for (let start = written.length - 1; start >= 0; start--) {
    splits[start] = null;
    for (let end = written.length; end > start && !splits[start]; end--) {
      const rest = splits[end];
      const piece = written.slice(start, end);
      if (rest && isWord(piece)) splits[start] = [piece, ...rest];
    }
  }
  const pieces = splits[0] ?? null;
  const distinctive = pieces?.filter((piece) => !isStopWord(piece)) ?? [];
  // One word may have stop words before it but not after it: `oguarani`, but not `finnas`.
  return distinctive.length > 1 || (distinctive.length === 1 && pieces?.at(-1) === distinctive[0])
    ? pieces
    : null;
}
