export interface Rewrite {
  from: RegExp;
  to: string;
  status: number;
}

/**
 * Reads the rules of a `_redirects` file that serve a file of the site in place of another:
 * `/book/*  /book/_/index.html  200`. A line of another form is an error, not ignored.
 */
export function parseRedirects(text: string): Rewrite[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .map((line) => {
      const rule = /^(\/\S*)\s+(\/\S+)\s+(200|404)$/.exec(line);
      if (!rule) throw new Error(`_redirects: cannot read "${line}"`);
      const [, from = '', to = '', status] = rule;
      const pattern = from.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
      return { from: new RegExp(`^${pattern}$`), to, status: Number(status) };
    });
}
