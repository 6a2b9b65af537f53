import { textsIn } from './anchor';
import { todaysForms, WORD } from './words';

/**
 * Puts today's spelling in the place of the book's, in an element that is not shown yet. Each changed
 * word becomes an element with its old form in `data-old`; passages in another language stay.
 */
export function respellIn(root: Element, spelling: ReadonlyMap<string, string>): void {
  for (const text of textsIn(root)) {
    if (text.parentElement?.closest('[lang]:not([lang|=pt])')) continue;
    const pieces: (string | Node)[] = [];
    let end = 0;
    const todayOf = todaysForms(text.data, spelling);
    for (const { 0: word, index } of text.data.matchAll(WORD)) {
      const today = todayOf(word, index);
      if (today === word) continue;
      pieces.push(text.data.slice(end, index), changedWord(word, today));
      end = index + word.length;
    }
    if (end > 0) text.replaceWith(...pieces, text.data.slice(end));
  }
}

/** It can be given focus, by a tap, but is no stop of the Tab key: a page has hundreds. */
function changedWord(old: string, today: string): HTMLElement {
  const element = document.createElement('span');
  element.tabIndex = -1;
  element.dataset.old = old;
  element.textContent = today;
  return element;
}
