import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { SKIP, visit } from 'unist-util-visit';
import { readTextDescription, type TextDescription } from '@/lib/reading/text';
import { wordsOf } from '@/lib/reading/words';
import { isOffered, type BookSpelling } from '../spelling/spell';
import type { Chapter } from './chapters';
import { element } from './inline';
import { countWords } from './headings';

/** Nothing else is ever written, whatever the steps before did. */
const SCHEMA: Schema = {
  tagNames:
    'section h2 h3 p blockquote aside ul ol li table tbody tr td hr br em strong sup a span'.split(
      ' ',
    ),
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
const PART_BYTES = 100_000;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** A chapter in pieces that are not too long, each a chapter of its own. */
function piecesOf({ name, blocks }: Chapter): Chapter[] {
  const sizes = blocks.map((block) => Buffer.byteLength(toHtml(block)));
  const all = sizes.reduce((sum, size) => sum + size, 0);
  const pieces: Chapter[] = [];
  let before = 0;
  blocks.forEach((block, place) => {
    const number = Math.floor((before / all) * Math.ceil(all / PART_BYTES));
    pieces[number] ??= {
      name: number === 0 ? name : `${name} (continuação ${number})`,
      blocks: [],
    };
    pieces[number].blocks.push(block);
    before += sizes[place] ?? 0;
  });
  return pieces.filter(Boolean);
}

function htmlOf({ blocks }: Chapter, number: number): string {
  const numbered = blocks.map((block, place) => {
    const id = block.properties.id ?? `c${number}b${place + 1}`;
    return { ...block, properties: { ...block.properties, id } };
  });
  return `${toHtml(sanitize(element('section', numbered, { id: `c${number}` }), SCHEMA))}\n`;
}

/** The words of a text as they are written, with their counts; passages of another language left out. */
export function wordCounts(chapters: readonly Chapter[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const block of chapters.flatMap(({ blocks }) => blocks)) {
    visit(block, (node) => {
      if (node.type === 'element' && node.properties.lang) return SKIP;
      const words = node.type === 'text' ? wordsOf(node.value) : [];
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
      return undefined;
    });
  }
  return counts;
}

/** What is known of a book besides its chapters. */
export type TextFacts = Pick<
  TextDescription,
  'id' | 'title' | 'authors' | 'translators' | 'language' | 'source' | 'version'
>;

/** The files of a text, by name. */
export function makeFiles(
  facts: TextFacts,
  whole: readonly Chapter[],
  spelling: BookSpelling,
): Map<string, string> {
  const texts: string[] = [];
  const chapters = whole.flatMap(piecesOf).map((chapter, place) => {
    const html = htmlOf(chapter, place + 1);
    const last = texts.at(-1);
    if (last === undefined || last.length + html.length > PART_BYTES) texts.push(html);
    else texts[texts.length - 1] = last + html;
    return { name: chapter.name, words: countWords(...chapter.blocks), part: texts.length - 1 };
  });
  const parts = texts.map((text, place) => [`${place + 1}-${hashOf(text)}.html`, text] as const);
  const { changed, unresolved, modern, names } = spelling.running;
  const share = (count: number) =>
    Number((count / Math.max(1, changed + unresolved + modern + names)).toFixed(4));
  const sorted = [...spelling.changes].sort(([one], [other]) => (one < other ? -1 : 1));
  const table = `${JSON.stringify(Object.fromEntries(sorted))}\n`;
  const file = isOffered(spelling) ? `spelling-${hashOf(table)}.json` : null;
  const description = readTextDescription({
    format: 1,
    ...facts,
    words: chapters.reduce((sum, { words }) => sum + words, 0),
    chapters,
    parts: parts.map(([name]) => name),
    spelling: { file, changed: share(changed), unresolved: share(unresolved) },
  });
  const described = ['text.json', `${JSON.stringify(description)}\n`] as const;
  return new Map([described, ...parts, ...(file === null ? [] : [[file, table] as const])]);
}

/** The description of a text that is there; undefined when there is none of today's form. */
export function textAtHand(folder: string): TextDescription | undefined {
  try {
    return readTextDescription(JSON.parse(readFileSync(path.join(folder, 'text.json'), 'utf8')));
  } catch {
    return undefined;
  }
}

/** Writes the files beside the folder, then puts them in its place. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  const temporary = `${folder}.${process.pid}.tmp`;
  try {
    mkdirSync(temporary, { recursive: true });
    for (const [name, contents] of files) writeFileSync(path.join(temporary, name), contents);
    rmSync(folder, { recursive: true, force: true });
    renameSync(temporary, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
