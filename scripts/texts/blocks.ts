import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { wordsOf } from '@/lib/reading/words';
import { readTable } from '../support/read-table';

export const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

/** By name, what an element is. */
const MARKUP = new Map<string, string[]>();
for (const [kind = '', name = ''] of readTable('texts/tables/markup.txt')) {
  MARKUP.set(name, [...(MARKUP.get(name) ?? []), kind]);
}

const isElement = (node: Nodes): node is Element => node.type === 'element';
const isBreak = (node: Nodes) => isElement(node) && node.tagName === 'br';

/** What an element is by its name, its classes and where its text is aligned (`markup.txt`). */
export function kindsOf({ tagName, properties }: Element): string[] {
  const { align, className, style } = properties;
  const textAlign = /text-align:\s*(\w+)/.exec(String(style))?.[1] ?? String(align);
  const classes = String(className ?? '').split(',');
  const names = classes.map((name) => `.${name.toLowerCase().replace(/\d+$/, '')}`);
  return [tagName, `=${textAlign}`, ...names].flatMap((name) => MARKUP.get(name) ?? []);
}

const hasBlocks = (node: Element): boolean =>
  MARKUP.get(node.tagName)?.includes('block') === true ||
  node.children.some((child) => isElement(child) && hasBlocks(child));

/** The lines of a text as it is read: a reference to a note is no part of it. */
function linesOf(node: Element): string[] {
  const parts: string[] = [];
  visit(node, (child) => {
    if (child.type === 'text') parts.push(child.value);
    if (!isElement(child)) return undefined;
    if (/^(br|td|li|p)$/.test(child.tagName)) parts.push('\n');
    return child.tagName === 'a' ? SKIP : undefined;
  });
  const lines = parts.join('').split('\n');
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** Each step asks a block for its text, and none changes it. */
const texts = new WeakMap<Element, string>();

/** The text of a block in one line. */
export function textOf(block: Element): string {
  const text = texts.get(block) ?? linesOf(block).join(' ').replace(/\s+/g, ' ');
  texts.set(block, text);
  return text;
}

export const countWords = (...blocks: readonly Element[]): number =>
  blocks.reduce((count, block) => count + wordsOf(textOf(block)).length, 0);

/** The language of a passage that is not Portuguese. */
function foreignLanguage({ properties: { lang } }: Element): string | undefined {
  return /^(?!pt)[a-z]{2,3}(-\w+)?$/i.test(String(lang ?? 'pt')) ? String(lang) : undefined;
}

/** What a link to a note says, and the one back: `1`, `[1]`, `(a)`, `*`. */
const NOTE_LABEL = /^([[({]?\s*(\d{1,3}|[A-Za-z]|\*{1,3}|NT)\s*[\])}]?)\.?$/;

/** Content without elements but emphasis, passages of another language and labels of notes (notes.ts). */
function inline(nodes: readonly Nodes[]): ElementContent[] {
  const all = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text')
      return [{ type: 'text', value: node.value.replace(/[^\S\u2003]+/g, ' ') }];
    if (!isElement(node)) return [];
    if (isBreak(node)) return [element('br', [])];
    const content = inline(node.children);
    const kinds = kindsOf(node);
    if (kinds.includes('block')) return [...content, { type: 'text', value: ' ' }];
    const said = toString(node).trim();
    const label = NOTE_LABEL.exec(said)?.[1];
    const isLink = String(node.properties.href).includes('#') || node.tagName === 'label';
    if (isLink && label !== undefined) return [element('a', [{ type: 'text', value: label }])];
    const lang = foreignLanguage(node);
    const tagName = kinds.find((kind) => /^(em|strong|sup)$/.test(kind)) ?? (lang && 'span');
    return tagName && said ? [element(tagName, content, { lang })] : content;
  });
  // Texts that follow each other are one: a page's number may have stood within a word.
  return all.reduce<ElementContent[]>((merged, node) => {
    const last = merged.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else merged.push(node);
    return merged;
  }, []);
}

/** The lines of some content, in paragraphs: a blank line is between two of them. */
function paragraphsIn(content: readonly ElementContent[]): ElementContent[][][] {
  const lines: ElementContent[][] = [[]];
  for (const node of content) {
    if (isBreak(node)) lines.push([]);
    else lines.at(-1)?.push(node);
  }
  const paragraphs: ElementContent[][][] = [[]];
  for (const line of lines) {
    if (line.some((node) => toString(node).trim() !== '')) paragraphs.at(-1)?.push(line);
    else paragraphs.push([]);
  }
  return paragraphs.filter((one) => one.length > 0);
}

export const joinLines = (lines: readonly ElementContent[][]): ElementContent[] =>
  lines.flatMap((line, place) => (place > 0 ? [element('br', []), ...line] : line));

/** What the elements around say of a paragraph. */
interface Context {
  look: string;
  isQuote: boolean;
  isNote: boolean;
  lang: string | undefined;
}

function contextIn(node: Element, around: Context): Context {
  const kinds = kindsOf(node);
  return {
    look: kinds.find((kind) => /^(verse|center|right|left)$/.test(kind)) ?? around.look,
    isQuote: around.isQuote || kinds.includes('quote'),
    isNote: around.isNote || kinds.includes('notes'),
    lang: foreignLanguage(node) ?? around.lang,
  };
}

/** The longest line of verse, and of an address or a signature. */
const SHORT_LINE = 75;

function paragraphOf(lines: readonly ElementContent[][], context: Context): Element {
  const { look, isQuote, isNote, lang } = context;
  const paragraph = element('p', joinLines(lines), { lang, isNote });
  const shown = linesOf(paragraph);
  if (/^[\s*]+$/.test(shown.join(''))) return element('hr', []);
  const areShort = shown.every((line) => line.length <= SHORT_LINE);
  const seen = look === 'left' && areShort && shown.length > 1 ? 'verse' : look;
  if (seen === 'verse' || (seen !== 'left' && areShort)) paragraph.properties.className = [seen];
  return isQuote && seen !== 'verse' ? element('blockquote', [paragraph], { isNote }) : paragraph;
}

/** A list or a table with text in its items or cells, and no links. */
function simplified(block: Element): Element {
  visit(block, 'element', (part) => {
    part.properties = {};
  });
  visit(block, 'element', (part) => {
    if (/^(li|t[dh])$/.test(part.tagName)) part.children = inline(part.children);
  });
  return block;
}

/** The blocks of a document, in their order, however they are nested: paragraphs, headings, lists, tables, rules. */
export function blocksOf(root: Root): Element[] {
  const blocks: Element[] = [];

  function walk(nodes: readonly Nodes[], context: Context): void {
    let content: Nodes[] = [];
    const end = () => {
      const paragraphs = paragraphsIn(inline(content));
      blocks.push(...paragraphs.map((lines) => paragraphOf(lines, context)));
      content = [];
    };
    for (const node of nodes) {
      if (!isElement(node) || !hasBlocks(node)) {
        content.push(node);
        continue;
      }
      end();
      const { tagName, children } = node;
      if (/^h[1-6]$/.test(tagName)) {
        blocks.push(element(tagName, joinLines(paragraphsIn(inline(children)).flat())));
      } else if (/^(hr|table|[uo]l)$/.test(tagName)) blocks.push(simplified(node));
      else walk(children, contextIn(node, context));
    }
    end();
  }

  walk(root.children, { look: 'left', isQuote: false, isNote: false, lang: undefined });
  return blocks;
}
