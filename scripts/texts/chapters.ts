import type { Element, ElementContent } from 'hast';
import { isOfBook, isOthers, withoutEnd, withoutOthers, withoutTitlePage } from './around-text';
import type { Named, Section } from './around-text';
import type { Block } from './flatten';
import { element } from './inline';
import { asMeant, countWords, isHeading, isNumeral, isRule, levelOf, textOf } from './headings';
import { notesOf, takeNotes } from './notes';

/** A chapter: its name as printed, and its blocks, the heading and the notes among them. */
export interface Chapter {
  name: string;
  blocks: Element[];
}

/** What numbers notes or paragraphs, and names no chapter. */
const MINOR = /^(\d{1,3}[.º]?|p[aá]g\b.*|nota \w{1,3}\b.*|ibidem.*)$/i;

/** What comes under one heading, or under several that follow each other. */
function sectionsOf(blocks: readonly Element[]): Section[] {
  let section: Section = { headings: [], blocks: [] };
  const sections = [section];
  for (const block of blocks) {
    if (!isHeading(block)) section.blocks.push(block);
    else if (MINOR.test(textOf(block))) section.blocks.push(element('h3', block.children));
    else if (section.blocks.every(isRule)) {
      // A paragraph that says "Índice" and no more is a link to it.
      section.headings = [...section.headings.filter(({ tagName }) => tagName !== 'h6'), block];
    } else sections.push((section = { headings: [block], blocks: [] }));
  }
  return sections;
}

/** Whether a section says no more than its heading and a motto, before the first chapter of a part. */
function isPartOf({ headings, blocks }: Section, next: Section): boolean {
  const last = headings.at(-1);
  const count = countWords(...blocks);
  const isBelow = last && Math.min(...next.headings.map(levelOf)) > levelOf(last);
  const isFirst = isNumeral(next.headings[0]) && !isNumeral(last);
  return last !== undefined && ((count < 70 && isBelow) || (count < 25 && isFirst));
}

const nameOf = (headings: readonly Element[]): string =>
  headings
    .slice(-3)
    .map(textOf)
    .reduce((name, line) => `${name}${/[\p{L}\p{N})»]$/u.test(name) ? '.' : ''} ${line}`, '')
    .trim();

/** The headings as one, of several lines. */
function headingOf(headings: readonly Element[], tagName: string): Element[] {
  const lines = headings.map(({ children }) => children);
  const content = lines.flatMap((line, place): ElementContent[] =>
    place > 0 ? [element('br', []), ...line] : line,
  );
  return content.length > 0 ? [element(tagName, content)] : [];
}

/** The chapters of sections; that of a part is one with its first chapter. */
function join(sections: readonly Section[], title: string): Chapter[] {
  const chapters: Chapter[] = [];
  let names: Element[] = [];
  sections.forEach((section, place) => {
    const { headings, blocks } = section;
    const before = sections[place - 1];
    const part = before && isPartOf(before, section) ? chapters.pop() : undefined;
    names = part ? [...names, ...headings] : headings;
    const heading = headingOf(headings, part ? 'h3' : 'h2');
    const all = [...(part?.blocks ?? []), ...heading, ...blocks];
    chapters.push({ name: nameOf(names) || title, blocks: all });
  });
  return chapters;
}

/** A rule is a pause between paragraphs: elsewhere it is nothing. */
const withPauses = (blocks: readonly Element[]): Element[] =>
  blocks.filter((block, place) => {
    const [before, after] = [blocks[place - 1], blocks[place + 1]];
    const isPause = before && after && ![before, after].some((one) => isHeading(one));
    return !isRule(block) || (isPause && !isRule(before));
  });

/** Puts the blocks of a book in chapters, and leaves out what is not its text. */
export function chaptersOf(all: readonly Block[], named: Named): Chapter[] {
  const { blocks, notes } = takeNotes(all);
  const ofBook = asMeant(blocks.map((block) => block.element).filter(isOfBook), isOthers);
  const sections = withoutTitlePage(withoutOthers(sectionsOf(ofBook)), named);
  const last = sections.at(-1);
  if (last) last.blocks = withoutEnd(last.blocks);
  return join(sections, named.title)
    .map(({ name, blocks: text }) => ({
      name,
      blocks: [...withPauses(text), ...notesOf(text, notes)],
    }))
    .filter((chapter) => !chapter.blocks.every(isHeading));
}
