import type { Element, ElementContent, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import {
  element,
  foreignLanguage,
  classesOf,
  hasBlocks,
  inline,
  isDropped,
  isElement,
  joinLines,
  marked,
  merge,
  splitAtBreaks,
  textOfLine,
  trimLine,
} from './inline';

/** A paragraph, a heading, a list, a table or a rule, with inline content only. */
export interface Block {
  element: Element;
  /** The element around it that has notes only, if there is one. */
  noteBox: Element | undefined;
}

interface Context {
  isQuote: boolean;
  isVerse: boolean;
  align: '' | 'center' | 'right';
  lang: string | undefined;
  noteBox: Element | undefined;
}

const PLAIN: Context = {
  isQuote: false,
  isVerse: false,
  align: '',
  lang: undefined,
  noteBox: undefined,
};

/** Boxes that have notes only. */
const NOTES_CLASS = /^(rodape|footnotes?|notas?|endnotes?)$/i;

/** The longest line of verse, and of an address or a signature. */
const SHORT_LINE = 75;

/** The paragraphs of some content: a blank line is between two of them, but in what is centred. */
function paragraphsOf(content: readonly ElementContent[], context: Context): Element[] {
  const groups: ElementContent[][][] = [[]];
  for (const line of splitAtBreaks(content)) {
    const isBlank = textOfLine(line).trim() === '';
    if (!isBlank) groups.at(-1)?.push(line);
    else if (context.align === '') groups.push([]);
  }
  return groups
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      if (/^[\s*]+$/.test(lines.map(textOfLine).join(''))) return element('hr', []);
      const areShort = lines.every((line) => textOfLine(line).trim().length <= SHORT_LINE);
      const isVerse = context.isVerse || (lines.length > 1 && areShort && context.align === '');
      const className = isVerse ? 'verse' : context.align;
      const children = joinLines(lines.map((line) => trimLine(line, isVerse)));
      const { lang } = context;
      const named = className ? { className: [className] } : {};
      const paragraph = element('p', children, lang === undefined ? named : { ...named, lang });
      return context.isQuote && !isVerse ? element('blockquote', [paragraph]) : paragraph;
    });
}

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

/** An element of one line, of another's content. */
const lineOf = (tagName: string, node: Element): Element =>
  element(tagName, trimLine(inline([node]), false));

const childrenOf = (node: Element, tagNames: RegExp): Element[] =>
  node.children.filter((child) => isElement(child)).filter((child) => tagNames.test(child.tagName));

function tableOf(node: Element): Element {
  const rows: Element[] = [];
  visit(node, 'element', (row) => {
    const cells = childrenOf(row, /^t[dh]$/).map((cell) => lineOf('td', cell));
    if (row.tagName === 'tr') rows.push(element('tr', cells));
  });
  return element('table', [element('tbody', rows)]);
}

function headingOf({ tagName, children }: Element): Element {
  const lines = splitAtBreaks(inline(children)).filter((line) => textOfLine(line).trim() !== '');
  return element(tagName, joinLines(lines.map((line) => trimLine(line, false))));
}

/** The blocks of a document, in their order, however they are nested. */
export function flatten(root: Root): Block[] {
  const blocks: Block[] = [];

  function walk(nodes: readonly Nodes[], context: Context): void {
    let content: ElementContent[] = [];
    const add = (...made: Element[]) =>
      blocks.push(...made.map((one) => ({ element: one, noteBox: context.noteBox })));
    const end = () => {
      add(...paragraphsOf(merge(content), context));
      content = [];
    };
    for (const node of nodes) {
      if (!isElement(node) || !hasBlocks(node) || isDropped(node)) {
        content.push(...inline([node]));
        continue;
      }
      end();
      const { tagName } = node;
      const inside = contextIn(node, context);
      if (/^h[1-6]$/.test(tagName)) add(headingOf(node));
      else if (tagName === 'hr') add(element('hr', []));
      else if (tagName === 'table') add(tableOf(node));
      else if (/^[uo]l$/.test(tagName)) {
        add(
          element(
            tagName,
            childrenOf(node, /^li$/).map((item) => lineOf('li', item)),
          ),
        );
      } else if (tagName === 'pre') {
        add(...paragraphsOf(joinLines(toString(node).split('\n').map(marked)), inside));
      } else walk(node.children, inside);
    }
    end();
  }

  walk(root.children, PLAIN);
  return blocks;
}
