import type { Anchor } from './places';

/*
 * Places in a chapter and on the screen. Characters are counted in the book's own spelling: a word
 * that is shown in today's keeps its old form in `data-old` (respell.ts).
 */

/** How many characters a text is in the book's spelling. */
const lengthOf = (text: Text): number => text.parentElement?.dataset.old?.length ?? text.length;

/** The texts in an element, in their order. */
export function textsIn(root: Node): Text[] {
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker?.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** The text that has a character, and its place in it. */
function placeOf(texts: readonly Text[], offset: number) {
  let before = 0;
  for (const text of texts) {
    const end = before + lengthOf(text);
    // A word in today's spelling may be shorter.
    if (offset < end) return { text, at: Math.min(offset - before, text.length - 1) };
    before = end;
  }
  return null;
}

/** Where a character is on the screen; for white space, which a line may end with, the next visible character. */
function rectOf(texts: readonly Text[], offset: number): DOMRect | null {
  let before = 0;
  for (const text of texts) {
    const end = before + lengthOf(text);
    for (let i = Math.max(0, offset - before); offset < end && i < text.length; i += 1) {
      if (/\s/.test(text.data.charAt(i))) continue;
      const range = document.createRange();
      range.setStart(text, i);
      range.setEnd(text, i + 1);
      const [rect] = range.getClientRects();
      if (rect) return rect;
    }
    before = end;
  }
  return null;
}

const isBelow = (rect: DOMRect, top: number) => rect.top + rect.height / 2 >= top;

/** The first character of an element whose line has its middle below `top`, or the number of its characters. */
function firstBelow(texts: readonly Text[], top: number): number {
  let first = 0;
  let last = texts.reduce((sum, text) => sum + lengthOf(text), 0);
  while (first < last) {
    const middle = (first + last) >> 1;
    const rect = rectOf(texts, middle);
    if (!rect || isBelow(rect, top)) last = middle;
    else first = middle + 1;
  }
  return first;
}

const anchorOf = (block: Element, offset: number, rect: DOMRect, top: number): Anchor => ({
  block: block.id,
  offset,
  below: (rect.top - top) / rect.height,
});

/**
 * The first line of an article whose middle is below `top` (px of the window), by its first character;
 * null at the beginning of the article. At its end, where all is above, the last block.
 */
export function anchorAt(article: Element, top: number): Anchor | null {
  const blocks = [...article.children];
  if ((blocks[0]?.getBoundingClientRect().top ?? 0) >= top) return null;
  for (const block of blocks) {
    if (block.getBoundingClientRect().bottom <= top) continue;
    const texts = textsIn(block);
    const offset = firstBelow(texts, top);
    const rect = rectOf(texts, offset);
    if (rect && isBelow(rect, top)) return anchorOf(block, offset, rect, top);
  }
  // Notes that are not open have no height.
  const last = blocks.findLast((block) => block.getBoundingClientRect().height > 0);
  const rect = last && rectOf(textsIn(last), 0);
  return rect ? anchorOf(last, 0, rect, top) : null;
}

/** Selects what a search has found, and opens the note that it is in. */
export function showFound({ block, offset, found }: Anchor): void {
  const element = document.getElementById(block);
  if (!element || !found) return;
  document.querySelector<HTMLElement>(`a.note[href="#${block}"]`)?.click();
  const texts = textsIn(element);
  const [start, last] = [placeOf(texts, offset), placeOf(texts, offset + found - 1)];
  if (start && last) getSelection()?.setBaseAndExtent(start.text, start.at, last.text, last.at + 1);
}

/** Scrolls so that a character's line, or a block without text, is where the anchor has it. */
export function scrollToAnchor(anchor: Anchor, top: number): void {
  const element = document.getElementById(anchor.block);
  if (!element) return;
  const rect = rectOf(textsIn(element), anchor.offset) ?? element.getBoundingClientRect();
  window.scrollBy({ top: rect.top - top - (anchor.below ?? 0) * rect.height, behavior: 'instant' });
}
