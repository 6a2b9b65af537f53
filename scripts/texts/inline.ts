import type { Element, ElementContent, Nodes } from 'hast';
import { toString } from 'hast-util-to-string';

export const element = (
  tagName: string,
  children: ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children });

const setOf = (words: string) => new Set(words.split(' '));
const DROPPED = setOf(
  'script style title svg math iframe object embed form button input select textarea audio video canvas template noscript',
);
/** What is no part of a line. */
const BLOCKS = setOf(
  'address article aside blockquote center dd div dl dt figure h1 h2 h3 h4 h5 h6 head header hr li main ol p pre section table ul',
);
const EMPHASIS = new Map(
  Object.entries({ em: 'em', i: 'em', cite: 'em', strong: 'strong', b: 'strong', sup: 'sup' }),
);

/** Numbers of printed pages, boxes of those who made the file, captions. */
const OUT_CLASS =
  /^(page-?num(ber)?|pageno|pagination|page|pn|fbox|n(otas_)?trans\w*|trans\w*notes?|tnotes?|ppagina|caption)$/i;

export const isElement = (node: Nodes): node is Element => node.type === 'element';
export const classesOf = (node: Element) => String(node.properties.className ?? '').split(',');
export const isDropped = (node: Element) =>
  DROPPED.has(node.tagName) || classesOf(node).some((name) => OUT_CLASS.test(name));
export const hasBlocks = (node: Element): boolean =>
  BLOCKS.has(node.tagName) || node.children.some((child) => isElement(child) && hasBlocks(child));

/** White space is one space; what verse is moved in by stays, in spaces of an em. */
const text = (value: string): ElementContent => ({
  type: 'text',
  value: value
    .replace(/\u00a0{16,}/g, '\u00a0'.repeat(16))
    .replace(/\u00a0{2}/g, '\u2003')
    .replace(/[^\S\u2003]+/g, ' ')
    .replace(/(?<!-)--(?!-)/g, '—')
    .replace(/_/g, ''),
});

/** Marks of emphasis, of raised letters and of notes in plain text, and in HTML that was made of it. */
const MARKS =
  /_(?<em>[^_]+)_|(?<![*+])(?<mark>[*+])(?=\S)(?<strong>[^*+]+)\k<mark>|\^\{(?<sup>[^}]{1,20})\}|\^(?<letters>\p{L}{1,2}(?!\p{L}))|(?<note>\[(?:\d{1,3}|[A-Z])\])/gu;

export function marked(value: string): ElementContent[] {
  const content: ElementContent[] = [];
  let place = 0;
  for (const { index, 0: all, groups = {} } of value.matchAll(MARKS)) {
    const { em, strong, sup, letters, note } = groups;
    const tagName = em ? 'em' : strong ? 'strong' : note ? 'a' : 'sup';
    const inner = note ? [text(note)] : marked(em ?? strong ?? sup ?? letters ?? '');
    content.push(text(value.slice(place, index)), element(tagName, inner));
    place = index + all.length;
  }
  return [...content, text(value.slice(place))];
}

export function splitAtBreaks(nodes: readonly ElementContent[]): ElementContent[][] {
  const lines: ElementContent[][] = [[]];
  for (const node of nodes) {
    if (isElement(node) && node.tagName === 'br') lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines;
}

export const joinLines = (lines: readonly ElementContent[][]): ElementContent[] =>
  lines.flatMap((line, place) => (place > 0 ? [element('br', []), ...line] : line));

/** How far a line of verse is moved in. */
function indentOf(node: Element): string {
  const byStyle = /margin-left:\s*([\d.]+)em/.exec(String(node.properties.style ?? ''))?.[1];
  const byClass = classesOf(node).flatMap((name) => /^i(\d+)$/.exec(name)?.[1] ?? [])[0];
  return '\u2003'.repeat(Math.min(8, Number(byStyle ?? Number(byClass ?? 0) / 2)));
}

/** The language of a passage that is not Portuguese; not of whole pages, which are marked by mistake. */
export function foreignLanguage({ tagName, properties }: Element): string | undefined {
  const lang = String(properties.lang ?? properties.xmlLang);
  const isPage = tagName === 'html' || tagName === 'body';
  return !isPage && /^(?!pt)[a-z]{2,3}(-\w+)?$/i.test(lang) ? lang : undefined;
}

/** Texts that follow each other are one: a page's number may have stood within a word. */
function merge(nodes: readonly ElementContent[]): ElementContent[] {
  const merged: ElementContent[] = [];
  for (const node of nodes) {
    const last = merged.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else if (node.type !== 'text' || node.value !== '') merged.push(node);
  }
  return merged;
}

/** What a link to a note says, and the one back: `1`, `[1]`, `(a)`, `*`. */
const NOTE_LABEL = /^[[({]?\s*(\d{1,3}|[A-Za-z]|\*{1,3}|NT)\s*[\])}]?\.?$/;

/** Content without elements but emphasis and passages of another language; notes.ts reads labels of notes. */
export function inline(nodes: readonly Nodes[]): ElementContent[] {
  const all = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return [{ ...node }];
    if (!isElement(node)) return [];
    if (node.tagName === 'br') return [element('br', [])];
    const content = inline(node.children);
    if (BLOCKS.has(node.tagName)) return [...content, text(' ')];
    const label = NOTE_LABEL.exec(toString(node).trim())?.[1];
    const isLink = node.tagName === 'a' && String(node.properties.href).includes('#');
    if (isLink && label !== undefined) return [element('a', [text(label)])];
    const lang = foreignLanguage(node);
    const tagName = EMPHASIS.get(node.tagName) ?? (lang === undefined ? undefined : 'span');
    if (tagName === undefined) return [text(indentOf(node)), ...content];
    // A line that is broken inside an emphasis is one outside of it too.
    const wrap = (line: ElementContent[]) =>
      line.length > 0 ? [element(tagName, line, lang === undefined ? {} : { lang })] : [];
    return joinLines(splitAtBreaks(content).map(wrap));
  });
  return merge(all).flatMap((node) => (node.type === 'text' ? marked(node.value) : [node]));
}
