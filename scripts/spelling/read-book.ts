import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Nodes } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { respell, wordsOf } from '@/lib/reading/words';
import { countryOf, loadSpeller } from './spell';

const LEFT_OUT = new Set(['head', 'style', 'script']);
const INLINE = new Set('a abbr b big cite em i small span strong sub sup u'.split(' '));
const START = /\*\*\* ?START OF.*\n/;
const END = /\*\*\* ?END OF|End of (?:the )?Project Gutenberg/i;

/** The text of a document, its blocks apart, without page numbers and what is in another language. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const text = node.children.map(textOf).join('');
  if (node.type !== 'element') return text;
  const { lang = 'pt', className } = node.properties;
  const isForeign = node.tagName !== 'html' && !String(lang).startsWith('pt');
  const isPageNumber = /^page/.test(String(className));
  if (LEFT_OUT.has(node.tagName) || isForeign || isPageNumber) return ' ';
  return INLINE.has(node.tagName) ? text : `\n\n${text}\n\n`;
}

/** A book's file of Project Gutenberg, .html or .txt, .gz or not, without its header and licence. */
export function readBook(file: string): { author: string; paragraphs: string[] } {
  const bytes = readFileSync(file);
  const source = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  const text = /\.html?(?:\.gz)?$/.test(file) ? textOf(fromHtml(source)) : source;
  const [body = ''] = (text.split(START).at(-1) ?? '').split(END);
  const paragraphs = body
    .normalize('NFC')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  return { author: /^Author: *(.+?)\s*$/m.exec(text)?.[1] ?? '', paragraphs };
}

/** The paragraphs of the book in today's spelling. */
export async function respellBook({
  author,
  paragraphs,
}: ReturnType<typeof readBook>): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const word of paragraphs.flatMap(wordsOf)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const spell = await loadSpeller(countryOf([author]));
  const { changes } = spell(counts);
  return paragraphs.map((paragraph) => respell(paragraph, changes));
}
