interface TitleParts {
  /** With the colon or semicolon at its end, if a subtitle follows. */
  main: string;
  /** Empty when there is none. */
  subtitle: string;
}

/**
 * A cleaned title up to its first colon or semicolon, and what follows: `Frankenstein;` and `or, the
 * modern prometheus`. Both, with a space between, are the title. A mark within a word, as in `10:15`,
 * divides nothing.
 */
export function splitTitle(title: string): TitleParts {
  const [, main = title, subtitle = ''] = /^(.*?[^:;\s][:;]+) (.+)$/.exec(title) ?? [];
  return { main, subtitle };
}
