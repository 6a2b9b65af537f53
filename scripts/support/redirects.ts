/** A file of the site that is served at other addresses. */
export interface Rewrite {
  from: RegExp;
  to: string;
}

/**
 * Reads the rules of a `_redirects` file that serve a file in place of another:
 * `/book/*  /book/_/index.html  200`. A line of another form is an error, not ignored.
 */
export function parseRedirects(text: string): Rewrite[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .map((line) => {
      const rule = /^(\/\S*)\s+(\/\S+)\s+200$/.exec(line);
      if (!rule) throw new Error(`_redirects: cannot read "${line}"`);
      const [, from = '', to = ''] = rule;
      const pattern = from.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
      return { from: new RegExp(`^${pattern}$`), to };
    });
}
