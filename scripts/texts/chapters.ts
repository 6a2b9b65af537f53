import type { Element } from 'hast';
import { foldWords, withoutDiacritics } from '@/lib/search/fold';
import { countWords, element, joinLines, textOf } from './blocks';
import { readTable } from '../support/read-table';
import { takeNotes, withNotes } from './notes';

/** A chapter: its name as printed, and its blocks, the heading and the notes among them. */
export interface Chapter {
  name: string;
  blocks: Element[];
}

/** What comes under one heading, or under several that follow each other. */
interface Section {
  headings: Element[];
  blocks: Element[];
}

const ROWS = readTable('texts/tables/printed-words.txt');
const KINDS = new Map(
  [...new Set(ROWS.map(([kind = '']) => kind))].map((kind) => {
    const words = ROWS.flatMap(([one, said = '']) => (one === kind ? [foldWords(said)] : []));
    return [kind, new RegExp(`\\b(${words.join('|')})\\b`)];
  }),
);
const placeOf = (kind: string, text: string) => foldWords(text).search(KINDS.get(kind) ?? /$/);

/** Tells whether a text begins as lines of a kind do, in the table `printed-words.txt`. */
export const isKind = (kind: string, text: string): boolean =>
  placeOf(kind, text.slice(0, 60)) === 0;

const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const isHeading = ({ tagName }: Element) => LEVELS.includes(tagName);
const isRule = ({ tagName }: Element) => tagName === 'hr';
export const isNumbered = (said: string) =>
  /^[IVXLC]{1,8}(?!\p{L})/u.test(said) || isKind('division', said);

/** What those who made the file say of it, and what is left of pictures. */
const MADE_BY =
  /Project Gutenberg|gutenberg\.(org|net)|pgdp\.net|Distributed Proofread|^Produced by|\be-?text\b|em língua portuguesa moderna|diversos erros tipográficos|^\[(Figura|Illustra|Ilustra|Imagem)|^\+-{5}/i;
/** When a book was printed, or what is between two publishers; and lists of books with their numbers and prices. */
const YEAR = /\b(1[5-9]\d\d|M[MDCLXVI]{4,})\b|^[E&]$/;
const LISTED = /^N\.(º|os)|^[IVXLC]+(,| e|—)|\d\$\d|\d rs\.|\b\d+ [Vv]ol/;
/** Whom a book is for. */
const DEDICATION = /^(([ÁÀ]s?|Aos?) (?=\p{L})|A (sua|meus?|minhas?|el|d\.)(?!\p{L})|[AÁÀ]$)/iu;
/** What numbers notes or paragraphs, and names no chapter. */
const MINOR = /^(\d{1,3}[.º]?|[—–-].*|(p[aá]g|nota \w{1,3}|ibidem)\b.*)$/i;

/** Whether a block is of the printed book, and not of those who made the file, nor its contents. */
function isOfBook(block: Element): boolean {
  const said = textOf(block);
  const isLeftOut = isKind('left out', said) || /^notas?:$/i.test(said);
  if (MADE_BY.test(said) || (isLeftOut && !isHeading(block))) return false;
  return isRule(block) || said !== '';
}

/** Whether a block is a printer's, or of a list of books; or only a rule. */
function isPrinters(block: Element): boolean {
  const said = textOf(block);
  const isPress = countWords(block) < 15 && placeOf('press', said) >= 0;
  const isListed = isKind('list', said) || LISTED.test(said);
  return isRule(block) || isListed || (isPress && !isKind('preface', said));
}

/** Puts blocks in sections; rules are pauses between paragraphs, and elsewhere they are nothing. */
function sectionsOf(blocks: readonly Element[]): Section[] {
  let section: Section = { headings: [], blocks: [] };
  const sections = [section];
  for (const block of blocks) {
    const last = section.blocks.at(-1);
    if (!isHeading(block)) {
      if (!isRule(block) || (last && !isRule(last))) section.blocks.push(block);
    } else if (!last) section.headings.push(block);
    else {
      if (isRule(last)) section.blocks.pop();
      sections.push((section = { headings: [block], blocks: [] }));
    }
  }
  return sections;
}

/** Whether the headings of a level name who speaks in a play: they are many, with little below each. */
function isSpeakers(level: string, sections: readonly Section[]): boolean {
  const own = sections.filter(({ headings }) => headings.at(-1)?.tagName === level);
  const short = own.filter(({ blocks }) => countWords(...blocks) < 45);
  const names = own.flatMap(({ headings }) => headings.slice(-1).map(textOf));
  return !names.some(isNumbered) && own.length >= 12 && short.length > own.length / 2;
}

const asParagraph = ({ children }: Element, name = 'center'): Element =>
  element('p', children, { className: [name] });

/** Headings that are none become paragraphs, and paragraphs that are no more than one become headings. */
function asMeant(blocks: readonly Element[]): Element[] {
  const sections = sectionsOf(blocks);
  const speakers = LEVELS.filter((level) => isSpeakers(level, sections));
  // An act is a chapter, and its scenes follow each other, with who is in them.
  let isSceneAbove = false;
  return blocks.map((block) => {
    const said = textOf(block);
    const isScene = isKind('scene', said);
    const isBelowScene = isSceneAbove && !isNumbered(said) && !speakers.includes(block.tagName);
    isSceneAbove = isHeading(block) && (isScene || isBelowScene);
    if (isSceneAbove) return asParagraph(block, isScene ? 'center' : 'stage');
    if (block.tagName === 'p') {
      const isName = countWords(block) < 5 && (isKind('left out', said) || isKind('cast', said));
      return isName || /^[IVXLC]{1,8}[.ªº]?$/.test(said) ? element('h6', block.children) : block;
    }
    if (!isHeading(block)) return block;
    // Some files have whole paragraphs in headings.
    const isNone =
      MINOR.test(said) || (countWords(block) < 15 && isKind('end', said)) || countWords(block) > 40;
    if (isNone) return asParagraph(block);
    const isSetting = speakers.length > 0 && /^[^(]*\p{Ll}{2}\. \p{Lu}/u.test(said);
    if (isSetting || said.startsWith('(')) return asParagraph(block, 'stage');
    return speakers.includes(block.tagName) ? asParagraph(block, 'speaker') : block;
  });
}

/** Tells lines that have no words but those of the title or the authors, and small ones. */
function namesIn(...texts: readonly string[]): (block: Element) => boolean {
  const names = new Set(foldWords(`${texts.join(' ')} por`).split(' '));
  return (block) => {
    const words = foldWords(textOf(block)).split(' ');
    const others = words.filter((word) => !names.has(word));
    return others.length < words.length && others.every((word) => word.length < 4);
  };
}

/** The headings that say something else than those before them. */
const differentOf = (headings: readonly Element[]): Element[] => [
  ...new Map(headings.map((line) => [foldWords(textOf(line)), line])).values(),
];

/** A heading that says that it is a dedication, and at length to whom. */
const SAYS_DEDICATION = /^dedicat[oó]ria\b| (?:dedica|offerece)$/i;

/** The name of a chapter in one line, without what a play says of its scene in brackets. */
function nameOf(headings: readonly Element[]): string {
  const lines = differentOf(headings).map((line) => textOf(line).replace(/ \(.{50,}$/, ''));
  const name = lines
    .join('\n')
    .replace(/(?<=[\p{L}\p{N})»])\n/gu, '. ')
    .replace(/\n/g, ' ');
  return SAYS_DEDICATION.test(name) ? 'Dedicatória' : name;
}

/** Puts the name of a part before its later chapters too, which number on from its first: `VOLUME II. II`. */
function withParts(chapters: readonly Chapter[], title: string): Chapter[] {
  const whole = withoutDiacritics(`${title}. `);
  let part = '';
  return chapters.map(({ name, blocks }) => {
    const isLater = /^(?!I(?!\p{L}))[IVXLC]+(?!\p{L})/u.test(name);
    if (!isLater) part = /^(.+\. )I(?!\p{L})/u.exec(name)?.[1] ?? '';
    return { name: isLater && withoutDiacritics(part) !== whole ? part + name : name, blocks };
  });
}

/** Whether a section has only a title and a motto, a dedication or a scene: what follows belongs to it. */
function isHalfTitle({ headings, blocks }: Section, next: Section | undefined): boolean {
  const [first, below] = [headings[0], next?.headings[0]];
  if (!first || !below || isKind('preface', textOf(below))) return false;
  const isAlone = !headings.some((line) => isNumbered(textOf(line)));
  const isSame = headings.some((line) => line.tagName === below.tagName);
  // A number that was a paragraph is an `h6`, whatever its level.
  const isAbove = first.tagName < below.tagName && !isSame && below.tagName !== 'h6';
  return countWords(...blocks) < (isAbove ? 140 : isAlone ? 12 : 0);
}

/**
 * Puts the blocks of a book in chapters, and leaves out what is not its text: contents, lists of
 * books, the title page and what is printed around it. Dedications and mottoes stay.
 */
export function chaptersOf(
  all: readonly Element[],
  title: string,
  authors: readonly string[],
): Chapter[] {
  const isName = namesIn(title, ...authors);
  const isTitle = namesIn(title);
  // "LIVRO DE MAGUAS", "C. CASTELLO BRANCO"
  const isNumber = (block: Element) =>
    isNumbered(textOf(block)) && !(isName(block) && countWords(block) > 2);
  function isTitlePage(block: Element): boolean {
    const said = textOf(block);
    const isWhere = countWords(block) < 9 && (YEAR.test(said) || placeOf('place', said) >= 0);
    return isPrinters(block) || isName(block) || (isWhere && !isKind('preface', said));
  }
  function isSentence(block: Element): boolean {
    const said = textOf(block);
    if (block.tagName === 'table' || !/\p{L}{2}/u.test(said) || isPrinters(block)) return false;
    // Who a motto is by, or who signed, stands at the right or in brackets.
    const isSignature = String(block.properties.className) === 'right' || said.startsWith('(');
    if (isSignature || DEDICATION.test(said)) return !isTitle(block);
    return countWords(block) > 3 && /\p{Ll}{2}/u.test(said) && !isTitlePage(block);
  }
  const countText = (some: readonly Element[]) => countWords(...some.filter(isSentence));
  const { blocks, notes } = takeNotes(asMeant(all).filter(isOfBook));
  const sections = sectionsOf(blocks).filter((section) => {
    const name = section.headings.map(textOf).at(-1) ?? '';
    const isList = isKind('list', name);
    if (!isList && !section.headings.some((line) => isKind('left out', textOf(line)))) return true;
    const own = section.blocks.filter((block) => !isNumbered(textOf(block)));
    return !isKind('left out', name) && countText(own) >= (isList ? 300 : 40);
  });
  const first = sections.findIndex(({ headings, blocks: own }) => {
    const kinds = ['cast', 'preface'];
    if (headings.some((line) => kinds.some((kind) => isKind(kind, textOf(line))))) return true;
    return headings.length > 0 && countText(own) >= (headings.every(isTitlePage) ? 150 : 40);
  });
  const opening = sections
    .splice(0, first)
    .flatMap(({ headings, blocks: own }) => [...headings.map((line) => asParagraph(line)), ...own])
    .filter((block, place, every) => {
      const said = textOf(block);
      const whom = every.findIndex((one) => DEDICATION.test(textOf(one)) && !isTitle(one));
      const isDedication = whom >= 0 && place >= whom && !isTitlePage(block);
      const isListed = isKind('list', textOf(every[place - 1] ?? block));
      if (placeOf('rights', said) >= 0 || every.findIndex((one) => textOf(one) === said) < place)
        return false;
      return isDedication || (isSentence(block) && !isListed);
    });
  sections.splice(sections.findLastIndex((section) => countText(section.blocks) > 8) + 1);
  const [start, end] = [sections[0], sections.at(-1)];
  // What a title page says may stand right above the first heading.
  const preface = start?.headings.findIndex((line) => isKind('preface', textOf(line))) ?? 0;
  start?.headings.splice(0, Math.max(preface, 0));
  if (start?.headings.every(isTitlePage))
    start.blocks.splice(0, start.blocks.findIndex(isSentence));
  end?.blocks.splice(end.blocks.findLastIndex((block) => !isPrinters(block)) + 1);
  const [names, texts]: [Element[], Element[]] = [[], opening];
  const chapters = sections.flatMap((section, place): Chapter[] => {
    const said = differentOf(section.headings).filter((line) => !isKind('left out', textOf(line)));
    const lines = said.filter((line, row) => {
      if (isNumber(line)) return true;
      // What stands under a number is a name, whatever its words are, and so is a title's second work.
      const isBelow = said.slice(0, row).some(isNumber);
      const isAbove = said.slice(row).some(isNumber);
      if (isBelow && section === start) return !isPrinters(line);
      if (isBelow) return !(isAbove && isTitlePage(line));
      if (section === start) return !isTitlePage(line) || (said.length < 2 && !isName(line));
      return !isName(line) || (!isAbove && foldWords(title).indexOf(foldWords(textOf(line))) > 0);
    });
    const headings = lines.length > 0 ? lines : section.headings.filter(isTitle).slice(0, 1);
    const heading = element('h2', joinLines(headings.map((line) => line.children)));
    if (section.blocks.every((one) => isPrinters(one) || /^\d{4}$/.test(textOf(one)))) return [];
    names.push(...headings.slice(-3));
    texts.push(...(headings.length > 0 ? [heading] : []), ...section.blocks);
    if (isHalfTitle(section, sections[place + 1])) return [];
    return [{ name: nameOf(names.splice(0)) || title, blocks: withNotes(texts.splice(0), notes) }];
  });
  return withParts(chapters, title);
}
