import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { readTextDescription, type TextDescription } from '@/lib/reading/text';
import { wordsOf } from '@/lib/reading/words';
import { isOffered, type BookSpelling } from '../spelling/spell';
import { shortHashOf } from '../support/hash';
import { countWords, element } from './blocks';
import type { Chapter } from './chapters';
import { withNotes } from './notes';

const TAG_NAMES =
  'section h2 p blockquote aside ul ol li table thead tbody tr th td hr br em strong sup a span';

/** Nothing else is ever written, whatever the steps before did. */
const SCHEMA: Schema = {
  tagNames: TAG_NAMES.split(' '),
  attributes: {
    a: [
      ['href', /^#n\d+$/],
      ['className', 'note'],
    ],
    p: [['className', 'verse', 'center', 'right', 'speaker', 'stage']],
    aside: [['className', 'note']],
    '*': ['id', ['lang', /^[a-z]{2,3}(-\w+)?$/i]],
  },
  clobber: [],
};

/** A file of chapters is not made longer, and a longer chapter is cut into several. */
const PART_LENGTH = 100_000;

/** A chapter in as few pieces as are not too long, much of one length; each is a chapter with its own notes. */
function piecesOf({ name, blocks }: Chapter): Chapter[] {
  const whole = toHtml(blocks).length;
  const count = Math.ceil(whole / PART_LENGTH);
  if (count <= 1) return [{ name, blocks }];
  const notes = new Map(blocks.map((block) => [`#${block.properties.id}`, block]));
  const pieces: Element[][] = Array.from({ length: count }, () => []);
  let before = 0;
  for (const block of blocks.filter(({ tagName }) => tagName !== 'aside')) {
    pieces[Math.floor((before / whole) * count)]?.push(block);
    before += toHtml(block).length;
  }
  return pieces.map((piece, place) => ({
    name: `${name} (${place + 1} de ${count})`,
    blocks: withNotes(piece, notes),
  }));
}

function htmlOf({ blocks }: Chapter, number: number): string {
  const numbered = blocks.map((block, place) => {
    const id = block.properties.id ?? `c${number}b${place + 1}`;
    return { ...block, properties: { ...block.properties, id } };
  });
  const html = toHtml(sanitize(element('section', numbered, { id: `c${number}` }), SCHEMA));
  // Spaces around lines are not shown.
  return `${html.replace(/ *(<\/?(?:p|h2|li|td|br)\b[^>]*>) */g, '$1').replace(/ +/g, ' ')}\n`;
}

/** The words of a text as they are written, with their counts, and those of its title; passages of another language left out. */
export function wordCounts(chapters: readonly Chapter[], title = ''): Map<string, number> {
  const counts = new Map(wordsOf(title).map((word) => [word, 0]));
  const blocks = chapters.flatMap((chapter) => chapter.blocks);
  visit(element('section', blocks), (node) => {
    if (node.type === 'element' && node.properties.lang) return SKIP;
    const words = node.type === 'text' ? wordsOf(node.value) : [];
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    return undefined;
  });
  return counts;
}

/**
 * Writes the files of a text in the place of those of before. Its description, which names the others,
 * is the last: a text that is not whole has none.
 *
 * @returns the description
 */
export function writeText(
  folder: string,
  facts: Omit<TextDescription, 'format' | 'words' | 'chapters' | 'parts' | 'spelling'>,
  whole: readonly Chapter[],
  spelling: BookSpelling,
): TextDescription {
  const texts: string[] = [];
  const chapters = whole.flatMap(piecesOf).map((chapter, place) => {
    const html = htmlOf(chapter, place + 1);
    const last = texts.at(-1);
    if (last === undefined || last.length + html.length > PART_LENGTH) texts.push(html);
    else texts[texts.length - 1] = last + html;
    return { name: chapter.name, words: countWords(...chapter.blocks), part: texts.length - 1 };
  });
  const parts = texts.map((text, place) => `${place + 1}-${shortHashOf(text)}.html`);
  const files = new Map(parts.map((name, place) => [name, texts[place] ?? '']));
  const { changed, unresolved, modern, names } = spelling.running;
  const all = Math.max(1, changed + unresolved + modern + names);
  const share = (count: number) => Number((count / all).toFixed(4));
  const sorted = [...spelling.changes].sort(([one], [other]) => (one < other ? -1 : 1));
  const table = `${JSON.stringify(Object.fromEntries(sorted))}\n`;
  const file = isOffered(spelling) ? `spelling-${shortHashOf(table)}.json` : null;
  if (file !== null) files.set(file, table);
  const description = readTextDescription({
    format: 1,
    ...facts,
    words: chapters.reduce((sum, { words }) => sum + words, 0),
    chapters,
    parts,
    spelling: { file, changed: share(changed), unresolved: share(unresolved) },
  });
  files.set('text.json', `${JSON.stringify(description)}\n`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, contents] of files) writeFileSync(path.join(folder, name), contents);
  return description;
}

/** The description of a text that is there; undefined when there is none of today's form. */
export function textAtHand(folder: string): TextDescription | undefined {
  try {
    return readTextDescription(JSON.parse(readFileSync(path.join(folder, 'text.json'), 'utf8')));
  } catch {
    return undefined;
  }
}
