import type { Element } from 'hast';
import { isOfBook, isOthers, isSection, withoutEnd, withoutTitlePage } from './around-text';
import type { Named, Section } from './around-text';
import type { Block } from './flatten';
import { element, joinLines } from './inline';
import { asMeant, countWords, isHeading, isRule, levelOf, textOf } from './headings';
import { notesOf, takeNotes } from './notes';

/** A chapter: its name as printed, and its blocks, the heading and the notes among them. */
export interface Chapter {
  name: string;
  blocks: Element[];
}

/** What numbers notes or paragraphs, and names no chapter. */
const MINOR = /^(\d{1,3}[.º]?|[—–-].*|(p[aá]g|nota \w{1,3}|ibidem)\b.*)$/i;

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
  const isBelow = last && Math.min(...next.headings.map(levelOf)) > levelOf(last);
  return isBelow === true && countWords(...blocks) < 70;
}

const nameOf = (headings: readonly Element[]): string =>
  headings
    .slice(-3)
    .map(textOf)
    .reduce((name, line) => `${name}${/[\p{L}\p{N})»]$/u.test(name) ? '.' : ''} ${line}`, '')
    .trim();

/** The chapters of sections; that of a part is one with its first chapter. */
function join(sections: readonly Section[], title: string): Chapter[] {
  const chapters: Chapter[] = [];
  let names: Element[] = [];
  sections.forEach((section, place) => {
    const { headings, blocks } = section;
    const before = sections[place - 1];
    const part = before && isPartOf(before, section) ? chapters.pop() : undefined;
    names = part ? [...names, ...headings] : headings;
    const heading = element(part ? 'h3' : 'h2', joinLines(headings.map((line) => line.children)));
    const all = headings.length > 0 ? [heading, ...blocks] : blocks;
    chapters.push({ name: nameOf(names) || title, blocks: [...(part?.blocks ?? []), ...all] });
  });
  return chapters;
}

/** A rule is a pause between paragraphs: elsewhere it is nothing. */
const isPauseOrText = (block: Element, place: number, blocks: readonly Element[]): boolean => {
  const [before, after] = [blocks[place - 1], blocks[place + 1]];
  const isPause = before && after && !isHeading(before) && !isHeading(after) && !isRule(after);
  return !isRule(block) || isPause === true;
};

/** Puts the blocks of a book in chapters, and leaves out what is not its text. */
export function chaptersOf(all: readonly Block[], named: Named): Chapter[] {
  const { blocks, notes } = takeNotes(all);
  const ofBook = asMeant(blocks.map((block) => block.element).filter(isOfBook), isOthers);
  const sections = withoutTitlePage(sectionsOf(ofBook).filter(isSection), named);
  const last = sections.at(-1);
  if (last) last.blocks = withoutEnd(last.blocks);
  return join(sections, named.title)
    .map(({ name, blocks: text }) => ({
      name,
      blocks: [...text.filter(isPauseOrText), ...notesOf(text, notes)],
    }))
    .filter((chapter) => !chapter.blocks.every(isHeading));
}
