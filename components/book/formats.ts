const FORMATS: readonly [type: string, label: string][] = [
  ['application/epub+zip', 'EPUB (celular, Kobo)'],
  ['application/x-mobipocket-ebook', 'Kindle (Send to Kindle)'],
  ['text/html', 'HTML (navegador)'],
];
const TEXT = ['text/plain', 'texto simples (qualquer aparelho)'] as const;

/**
 * The formats in which a book can be read, each with what reads it, in Portuguese. Plain text is
 * named only where there is nothing better; zip archives are left out.
 *
 * @param formats addresses by media type, which may have parameters such as a charset
 */
export function readableFormats(formats: Readonly<Record<string, string>>): string[] {
  const has = (type: string) =>
    Object.entries(formats).some(
      ([key, url]) => key.split(';', 1)[0]?.trim().toLowerCase() === type && !/\.zip$/i.test(url),
    );
  const labels = FORMATS.flatMap(([type, label]) => (has(type) ? [label] : []));
  return labels.length === 0 && has(TEXT[0]) ? [TEXT[1]] : labels;
}
