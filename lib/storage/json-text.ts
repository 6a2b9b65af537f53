const INDENT = '  ';

/**
 * A value read from JSON as JSON text. Unlike `JSON.stringify` it takes any depth: `JSON.parse` reads
 * nesting that overflows the stack of `stringify`.
 *
 * @param linesTo how many levels have lines of their own; below, and by default, all is in one line
 */
export function jsonText(value: unknown, linesTo = 0): string {
  const parts: string[] = [];
  const open: Level[] = [];
  const lineBreak = () => {
    if (open.length <= linesTo) parts.push('\n', INDENT.repeat(open.length));
  };
  const begin = (item: unknown) => {
    if (typeof item !== 'object' || item === null) {
      parts.push(JSON.stringify(item));
      return;
    }
    const entries = Object.entries(item as Record<string, unknown>);
    const [first, end] = Array.isArray(item) ? ['[', ']'] : ['{', '}'];
    parts.push(first);
    if (entries.length === 0) parts.push(end);
    else open.push({ entries, end, hasNames: end === '}', next: 0 });
  };

  begin(value);
  for (let level = open.at(-1); level; level = open.at(-1)) {
    const entry = level.entries[level.next];
    if (!entry) {
      const isInLines = open.length <= linesTo;
      open.pop();
      if (isInLines) parts.push('\n', INDENT.repeat(open.length));
      parts.push(level.end);
      continue;
    }
    if (level.next > 0) parts.push(',');
    level.next += 1;
    lineBreak();
    const [name, item] = entry;
    if (level.hasNames) parts.push(JSON.stringify(name), open.length <= linesTo ? ': ' : ':');
    begin(item);
  }
  return parts.join('');
}

/** A list or object of which some items are written. */
interface Level {
  readonly entries: readonly [string, unknown][];
  readonly end: string;
  readonly hasNames: boolean;
  next: number;
}
