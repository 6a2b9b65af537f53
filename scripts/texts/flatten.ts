import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import {
  classesOf,
  element,
  foreignLanguage,
  hasBlocks,
  inline,
  isElement,
  joinLines,
  marked,
  splitAtBreaks,
} from './inline';
import { linesOf } from './headings';

/** A paragraph, a heading, a list, a table or a rule, with inline content only. */
export interface Block {
  element: Element;
  /** The element around it that has notes only, if there is one. */
  noteBox: Element | undefined;
}

const PLAIN = {
  isQuote: false,
  isVerse: false,
  align: '' as '' | 'center' | 'right',
  lang: undefined as string | undefined,
  noteBox: undefined as Element | undefined,
};
/** What the elements around say of a block. */
type Context = typeof PLAIN;

/** Boxes that have notes only. */
const NOTES_CLASS = /^(rodape|footnotes?|notas?|endnotes?)$/i;

/** The longest line of verse, and of an address or a signature. */
const SHORT_LINE = 75;

function contextIn(node: Element, around: Context): Context {
  const names = classesOf(node);
  const has = (pattern: RegExp) => names.some((name) => pattern.test(name));
  const style = /text-align:\s*(\w+)/.exec(String(node.properties.style ?? ''))?.[1];
  const said = style ?? String(node.properties.align ?? '');
  const isCentre = node.tagName === 'center' || said === 'center' || has(/cent(er|rad)/);
  const isRight = said === 'right' || has(/right|direita|alignr|signature|assinatura/);
  const isPlain = said === 'left' || said === 'justify';
  return {
    isQuote: around.isQuote || node.tagName === 'blockquote' || has(/^quot|^cita/),
    isVerse: around.isVerse || node.tagName === 'pre' || has(/^poe(try|m|sia)|^stanza|^vers[eo]/i),
    lang: foreignLanguage(node) ?? around.lang,
    align: isCentre ? 'center' : isRight ? 'right' : isPlain ? '' : around.align,
    noteBox: has(NOTES_CLASS) ? node : around.noteBox,
  };
}

/** The lines of some content, in paragraphs: a blank line is between two of them. */
function paragraphsIn(content: readonly ElementContent[]): ElementContent[][][] {
  const paragraphs: ElementContent[][][] = [[]];
  for (const line of splitAtBreaks(content)) {
    if (line.some((node) => toString(node).trim() !== '')) paragraphs.at(-1)?.push(line);
    else paragraphs.push([]);
  }
  return paragraphs.filter((lines) => lines.length > 0);
}

function paragraphOf(lines: readonly ElementContent[][], context: Context): Element {
  const { align, isQuote, lang } = context;
  const paragraph = element('p', joinLines(lines), lang === undefined ? {} : { lang });
  const texts = linesOf(paragraph);
  if (/^[\s*]+$/.test(texts.join(''))) return element('hr', []);
  const areShort = texts.length > 1 && texts.every((line) => line.length <= SHORT_LINE);
  const isVerse = context.isVerse || (areShort && align === '');
  if (isVerse || align !== '') paragraph.properties.className = [isVerse ? 'verse' : align];
  if (isVerse) return paragraph;
  visit(paragraph, 'text', (text) => {
    text.value = text.value.replace(/\u2003+/g, ' ');
  });
  return isQuote ? element('blockquote', [paragraph]) : paragraph;
}

/** Paragraphs of text whose lines are as they are in the file. */
const preformatted = (text: string): ElementContent[][][] =>
  text.split(/\n\s*\n/).map((paragraph) => {
    const lines = paragraph.split('\n').filter((line) => line.trim() !== '');
    const margin = Math.min(...lines.map((line) => line.search(/\S/)));
    const indent = (line: string) =>
      '\u2003'.repeat(Math.min(8, Math.ceil((line.search(/\S/) - margin) / 2)));
    return lines.map((line) => marked(indent(line) + line.trim()));
  });

/** A list or a table: its parts are lines. */
function partsOf({ tagName, children }: Element): Element[] {
  return children.filter(isElement).flatMap((child) => {
    if (/^(li|t[dh])$/.test(child.tagName))
      return element(tagName === 'tr' ? 'td' : 'li', inline([child]));
    return child.tagName === 'tr' ? element('tr', partsOf(child)) : partsOf(child);
  });
}

/** The blocks of a document, in their order, however they are nested. */
export function flatten(root: Root): Block[] {
  const blocks: Block[] = [];

  function walk(nodes: readonly Nodes[], context: Context): void {
    const add = (one: Element) => blocks.push({ element: one, noteBox: context.noteBox });
    let content: Nodes[] = [];
    const end = () => {
      const paragraphs = paragraphsIn(inline(content));
      const isOne = context.align !== '' && paragraphs.length > 0;
      const all = isOne ? [paragraphs.flat()] : paragraphs;
      all.forEach((lines) => add(paragraphOf(lines, context)));
      content = [];
    };
    for (const node of nodes) {
      if (!isElement(node) || !hasBlocks(node)) {
        content.push(node);
        continue;
      }
      end();
      const { tagName, children } = node;
      const inside = contextIn(node, context);
      if (/^h[1-6]$/.test(tagName))
        add(element(tagName, joinLines(paragraphsIn(inline(children)).flat())));
      else if (tagName === 'hr') add(element('hr', []));
      else if (tagName === 'table') add(element('table', [element('tbody', partsOf(node))]));
      else if (/^[uo]l$/.test(tagName)) add(element(tagName, partsOf(node)));
      else if (tagName === 'pre')
        preformatted(toString(node)).forEach((lines) => add(paragraphOf(lines, inside)));
      else walk(children, inside);
    }
    end();
  }

  walk(root.children, PLAIN);
  return blocks;
}
