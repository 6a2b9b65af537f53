import type { Element } from 'hast';
import { countWords, isKind, isRule, plain, textOf } from './headings';
import { element } from './inline';

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
  const isDated = (PRESS.test(said) || DATED.test(said)) && countWords(block) < 15;
  return LISTED.test(said.slice(0, 100)) || isDated;
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
  const isContents = block.tagName === 'table' && isKind('contents', said);
  return isRule(block) || (said !== '' && !MADE_BY.test(said) && !isContents);
}

const isList = (heading: Element) => isKind('list', textOf(heading));

/** Whether a section is of the book: no contents, and no list of other works. */
export function isSection({ headings, blocks }: Section): boolean {
  const isOut = (line: Element) =>
    isKind('contents', textOf(line)) || isKind('others', textOf(line));
  const last = headings.at(-1);
  const isShortList = last && isList(last) && countWords(...blocks) < 300;
  return !isShortList && !headings.some(isOut);
}

const SMALL =
  'por de do da e o a os as romance novella novellas poema contos poesias drama comedia academia brasileira brazileira';

/** Tells lines that have the title or the authors, alone or with such words. */
function nameOf({ title, authors }: Named): (block: Element) => boolean {
  const names = new Set(plain(`${authors.join(' ')} ${SMALL}`).split(' '));
  const whole = plain(title);
  return (block) => {
    const said = plain(textOf(block));
    const isInitial = (word: string) => word.length === 1 && said.length > 1;
    const isTitle = said.length > 3 && whole.includes(said);
    return isTitle || said.split(' ').every((word) => isInitial(word) || names.has(word));
  };
}

/**
 * Takes the title page away and what is printed around it; dedications and mottoes are before the
 * text then. The title's lines go from the headings of chapters too, where others stay.
 */
export function withoutTitlePage(sections: readonly Section[], named: Named): Section[] {
  const isName = nameOf(named);
  const isTitlePage = (block: Element) =>
    !isKind('preface', textOf(block)) && (isName(block) || isList(block) || isPrinted(block));
  const isTitle = (line: Element) => plain(named.title).startsWith(plain(textOf(line)));
  /** Whether a section has the words of a book, and not those of a title page. */
  const isText = ({ headings, blocks }: Section) => {
    const sentences = blocks.filter((block) => countWords(block) > 5 && !isPrinted(block));
    const heading = headings.at(-1);
    if (!heading || isList(heading)) return false;
    const isCast = headings.some((line) => isKind('cast', textOf(line)));
    const least = headings.every(isTitlePage) ? 150 : 40;
    return isCast || countWords(...sentences) >= least;
  };
  const first = Math.max(0, sections.findIndex(isText));
  /** Of the pages before the text what is said to somebody, or quoted. */
  const keptOf = ({ headings, blocks }: Section): Element[] => {
    const kept = blocks.filter((block) => {
      const [said, count] = [textOf(block), countWords(block)];
      const isSaid = /^[«“(]/.test(said) || (count > 4 && !isShouted(said));
      const isPublishers = block.tagName === 'table' || (count < 60 && PRESS.test(said));
      return isSaid && !isPublishers && !isTitlePage(block);
    });
    const heading = headings.at(-1);
    if (heading && isList(heading)) return [];
    const isNamed = heading && kept.length > 0 && !isTitlePage(heading);
    return isNamed ? [element('p', heading.children, { className: ['center'] }), ...kept] : kept;
  };
  return sections.slice(first).map(({ headings, blocks }, place) => {
    const different = [...new Map(headings.map((line) => [plain(textOf(line)), line])).values()];
    // So many lines are the title page of a volume.
    const isOut = place === 0 || headings.length > 3 ? isTitlePage : isName;
    const lines = different.filter((line) => !isOut(line));
    const last = headings.find(isTitle) ?? headings.at(-1);
    const kept = { headings: lines.length > 0 || !last ? lines : [last], blocks };
    if (place > 0) return kept;
    const start = blocks.findIndex((block) => !isTitlePage(block) && countWords(block) > 1);
    const opening = sections.slice(0, first).flatMap(keptOf);
    return { ...kept, blocks: [...opening, ...blocks.slice(Math.max(0, start))] };
  });
}

/** Takes the printer's lines away from the end, and the heading of notes that are elsewhere now. */
export function withoutEnd(blocks: readonly Element[]): Element[] {
  const isOut = (block: Element) =>
    isRule(block) ||
    /^notas?( de rodap[ée])?:?$/i.test(textOf(block)) ||
    (PRESS.test(textOf(block)) && (block.tagName === 'table' || countWords(block) < 20));
  return blocks.slice(0, blocks.findLastIndex((block) => !isOut(block)) + 1);
}
