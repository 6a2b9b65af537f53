import { fold } from './fold';
import { makeWord } from './words';

/** Shorter pieces come about by chance; only those of little weight are taken. */
const SHORTEST_PIECE = 4;
const SHORTEST_GLUED = 7;

/**
 * A word written without its spaces, as the words it is made of: `oprimobasilio` is `o`, `primo`,
 * `basilio`. Null when it is a word itself, or does not fall into words of the catalogue.
 *
 * @param keys the keys of all words of the catalogue
 */
export function splitGlued(written: string, keys: ReadonlySet<string>): string[] | null {
  if (written.length < SHORTEST_GLUED || keys.has(fold(written))) return null;

  const isWord = (piece: string) => {
    const { isStop, isSoft } = makeWord(piece);
    if (piece.length < SHORTEST_PIECE) return isStop || (isSoft && piece.length > 1);
    const key = fold(piece);
    return key.length >= SHORTEST_PIECE && keys.has(key);
  };
  // From the end backwards, so that what follows each place is split only once.
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
  const telling = pieces?.filter((piece) => !makeWord(piece).isStop) ?? [];
  // An article may lean on one word, and nothing else: `oguarani`, but not `finnas`.
  return telling.length > 1 || (telling.length === 1 && pieces?.at(-1) === telling[0])
    ? pieces
    : null;
}
