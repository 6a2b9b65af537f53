import type { Element } from 'hast';
import { element } from './inline';
import { countWords, isHeading, isKind, isRule, plain, textOf } from './headings';

/** What is under some headings: from the part's to the chapter's own. */
export interface Section {
  headings: Element[];
  blocks: Element[];
}

/** What the book is called and who wrote it, to know its title page by. */
export interface Named {
  title: string;
  authors: readonly string[];
}

/** What those who made the file say of it, and what is left of pictures. */
const MADE_BY =
  /Project Gutenberg|gutenberg\.(org|net)|pgdp\.net|Distributed Proofread|^Produced by|^E-?text prepared|\be-?text\b|em língua portuguesa moderna|diversos erros tipográficos|^\[(Figura|Illustra|Ilustra|Imagem)|^\+-{5}/i;
/** Who printed the book, where and when; and lists of books with their numbers and prices. */
const PRESS =
  /\b(typ|typographia|imprensa|livraria|editora?|editores|edição|officinas?|rua|rue|propriedade|direitos|empreza|reproducção|garnier|preço|successores|encaderna\p{L}+|encadernou)\b/iu;
const DATED = /\b(lisboa|porto|rio de janeiro|paris|pariz|coimbra|1[5-9]\d\d|m[mdclxvi]{4,})\b/i;
const LISTED = /^N\.º|^[IVXLC]+(,| e|—)|\d\$\d|\b\d+ vol/i;

const isPrinted = (block: Element): boolean => {
  const said = textOf(block);
  const isDated = () => (PRESS.test(said) || DATED.test(said)) && countWords(block) < 15;
  return LISTED.test(said.slice(0, 100)) || isDated();
};

/** In capitals, and not said to somebody. */
const isShouted = (said: string) =>
  (said.match(/\p{Ll}/gu)?.length ?? 0) < 3 && !/^(AO|Á|À|AOS|ÁS)\b/.test(said);

/** Whether a text is the heading of what is not the book's text. */
export const isOthers = (said: string): boolean =>
  isKind('others', said) || isKind('contents', said) || (isShouted(said) && isKind('list', said));

/** Whether a block is of the printed book, and not of those who made the file, nor its contents. */
export function isOfBook(block: Element): boolean {
  const said = textOf(block);
  const isOut = () =>
    (block.tagName === 'table' && isKind('contents', said)) ||
    (/^[NLEA]/i.test(said) && said.length > 60 && !isHeading(block) && isKind('others', said));
  return isRule(block) || (said !== '' && !MADE_BY.test(said) && !isOut());
}

const isList = (heading: Element | undefined) =>
  heading !== undefined && isKind('list', textOf(heading));

/** Leaves out contents, lists of other works, and what those who made the file say. */
export function withoutOthers(sections: readonly Section[]): Section[] {
  let isInContents = false;
  return sections.filter(({ headings, blocks }) => {
    const is = (kind: string) => headings.some((line) => isKind(kind, textOf(line)));
    const count = countWords(...blocks);
    // In plain text the parts of a book in its contents look like headings.
    isInContents = is('contents') || (isInContents && count < 40);
    const isOut = isInContents || is('others') || (count < 300 && isList(headings.at(-1)));
    return !isOut && (headings.length === 0 || !blocks.every(isRule));
  });
}

/** Tells lines that have the title or the authors, alone or with such words. */
function isNameOf({ title, authors }: Named, small: string): (block: Element) => boolean {
  const names = new Set(plain(`${authors.join(' ')} ${small}`).split(' '));
  const whole = plain(title);
  return (block) => {
    const said = plain(textOf(block));
    const parts = said.split(' ');
    const isInitial = (word: string) => word.length === 1 && parts.length > 1;
    const isTitle = said.length > 3 && (whole.includes(said) || said.startsWith(whole));
    return isTitle || parts.every((word) => isInitial(word) || names.has(word));
  };
}

const SMALL =
  'por de do da e o a os as romance novella novellas poema contos poesias drama comedia academia brasileira brazileira';

/** Whether a section has the words of a book, and not those of a title page. */
function isText({ headings, blocks }: Section, isTitlePage: (block: Element) => boolean): boolean {
  const heading = headings.at(-1);
  if (!heading || isList(heading)) return false;
  const sentences = blocks.filter(
    (block) => block.tagName !== 'table' && countWords(block) > 5 && !isPrinted(block),
  );
  const least = headings.every(isTitlePage) ? 150 : 40;
  return isKind('cast', textOf(heading)) || countWords(...sentences) >= least;
}

/** Of the pages before the text what is said to somebody, or quoted. */
function keptOf(
  { headings, blocks }: Section,
  isTitlePage: (block: Element) => boolean,
): Element[] {
  const heading = headings.at(-1);
  const kept = blocks.filter((block) => {
    const [said, count] = [textOf(block), countWords(block)];
    const isQuoted = /^[«“(]/.test(said) || (count > 4 && !isShouted(said));
    const isPublishers = count < 60 && PRESS.test(said);
    return (
      /^(p|blockquote)$/.test(block.tagName) && isQuoted && !isTitlePage(block) && !isPublishers
    );
  });
  if (!heading || kept.length === 0 || isTitlePage(heading)) return isList(heading) ? [] : kept;
  return [element('p', heading.children, { className: ['center'] }), ...kept];
}

/**
 * Takes the title page away and what is printed around it; dedications and mottoes are before the
 * text then. The title's lines go from the headings of chapters too, where others stay.
 */
export function withoutTitlePage(sections: readonly Section[], named: Named): Section[] {
  const isName = isNameOf(named, SMALL);
  const isNameAlone = isNameOf(named, 'por de do da');
  const isTitlePage = (block: Element) =>
    !isKind('preface', textOf(block)) && (isName(block) || isList(block) || isPrinted(block));
  const isTitle = (line: Element) => plain(named.title).startsWith(plain(textOf(line)));
  const first = Math.max(
    0,
    sections.findIndex((section) => isText(section, isTitlePage)),
  );
  return sections.slice(first).map(({ headings, blocks }, place) => {
    const lines = headings.filter((line, at) => {
      const isTwice = headings
        .slice(at + 1)
        .some((one) => plain(textOf(one)) === plain(textOf(line)));
      // So many lines are the title page of a volume.
      const isPage = place === 0 || headings.length > 3;
      return !isTwice && !(isPage ? isTitlePage(line) : isNameAlone(line));
    });
    const last = headings.find(isTitle) ?? headings.at(-1);
    const kept = lines.length > 0 || !last ? lines : [last];
    if (place > 0) return { headings: kept, blocks };
    const isBefore = (block: Element) =>
      isRule(block) || isTitlePage(block) || countWords(block) < 2;
    const start = blocks.findIndex((block) => !isBefore(block));
    const opening = sections.slice(0, first).flatMap((section) => keptOf(section, isTitlePage));
    return { headings: kept, blocks: [...opening, ...blocks.slice(Math.max(0, start))] };
  });
}

/** Takes the printer's lines away from the end, and the heading of notes that are elsewhere now. */
export function withoutEnd(blocks: readonly Element[]): Element[] {
  const isOut = (block: Element) => {
    const said = textOf(block);
    const isShort = block.tagName === 'table' || (!isHeading(block) && countWords(block) < 20);
    const isEmptyNotes = /^notas?( de rodap[ée])?:?$/i.test(said);
    return isRule(block) || isEmptyNotes || (isShort && PRESS.test(said));
  };
  return blocks.slice(0, blocks.findLastIndex((block) => !isOut(block)) + 1);
}
