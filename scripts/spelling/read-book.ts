import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { respell, wordsOf } from '@/lib/reading/words';
import { countryOf, loadSpeller } from './spell';

const LEFT_OUT = ['head', 'style', 'script'];
const INLINE = 'a abbr b big cite em i small span strong sub sup u'.split(' ');

/** The text of a document, its blocks apart, without page numbers and what is in another language. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const text = node.children.map(textOf).join('');
  if (node.type !== 'element' || node.tagName === 'html') return text;
  const { lang = 'pt', className } = node.properties;
  const isForeign = !String(lang).startsWith('pt');
  const isPageNumber = /^page/.test(String(className));
  if (LEFT_OUT.includes(node.tagName) || isForeign || isPageNumber) return ' ';
  return INLINE.includes(node.tagName) ? text : `\n\n${text}\n\n`;
}

/**
 * The paragraphs of a book, as they are and in today's spelling, without header and licence.
 *
 * @param file of Project Gutenberg, .html or .txt, .gz or not
 */
export async function readBook(file: string): Promise<{ old: string[]; now: string[] }> {
  const bytes = readFileSync(file);
  const source = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const text = /\.html?(?:\.gz)?$/.test(file) ? textOf(fromHtml(source)) : source;
  const [, author = ''] = /^Author: *(.+?)\s*$/m.exec(text) ?? [];
  const [body = ''] = (text.split(/\*\*\* ?START OF.*\n/).at(-1) ?? '').split(
    /\*\*\* ?END OF|End of (?:the )?Project Gutenberg/i,
  );
  const old = body
    .normalize('NFC')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const counts = new Map<string, number>();
  for (const word of old.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const { changes } = (await loadSpeller(countryOf([author])))(counts);
  return { old, now: old.map((paragraph) => respell(paragraph, changes)) };
}
