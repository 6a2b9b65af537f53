/** Headers of the addresses that match. */
export interface HeaderRule {
  addresses: RegExp;
  headers: readonly [name: string, value: string][];
}

/**
 * Reads a `_headers` file: an address, perhaps with `*` at its end, and below it, indented, the
 * headers of what is served there. A line of another form is an error, not ignored.
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { addresses: RegExp; headers: [string, string][] }[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue;
    const [, address, isPattern] = /^(\/[\w./-]*)(\*?)$/.exec(line) ?? [];
    const [, name, value] = /^ +([\w-]+): (.+)$/.exec(line) ?? [];
    if (address !== undefined) {
      const prefix = address.replaceAll('.', '\\.');
      rules.push({ addresses: new RegExp(`^${prefix}${isPattern ? '' : '$'}`), headers: [] });
    } else if (name !== undefined && value !== undefined && rules.length > 0) {
      rules.at(-1)?.headers.push([name, value]);
    } else {
      throw new Error(`_headers: cannot read "${line}"`);
    }
  }
  return rules;
}
