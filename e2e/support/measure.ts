import type { Page } from '@playwright/test';
import { settle } from './library';

/** Waits for pending effects and for all animations that end. */
export async function comeToRest(page: Page): Promise<void> {
  await settle(page);
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** Records at each frame of the next pages, from the first one on, what is animated. */
export const recordMotion = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { motionSeen: seen });
    const look = () => {
      for (const { playState, effect } of document.getAnimations()) {
        if (playState !== 'running' || !(effect instanceof KeyframeEffect)) continue;
        if (Number(effect.getComputedTiming().duration) === 0) continue;
        seen.add(`${effect.target?.className}${effect.pseudoElement ?? ''}`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** What has been animated on this page, by the classes of its elements. */
export const motionSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...(window as unknown as { motionSeen: Set<string> }).motionSeen]);

/** Doubles the size of text, as a setting of the browser does (WCAG 2.2, 1.4.4). */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

/**
 * Makes every text about a sixth wider, as another font might: letters are some 0.55 em wide. The policy
 * of the pages lets scripts set styles, but no `<style>`.
 */
export const widenText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wider = new CSSStyleSheet();
    wider.replaceSync('* { letter-spacing: 0.1em !important; }');
    document.adoptedStyleSheets = [wider];
    if (getComputedStyle(document.body).letterSpacing === 'normal') throw new Error('not wider');
  });

/** Undoes what `enlargeText` and `widenText` did. */
export const usualText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    document.adoptedStyleSheets = [];
  });

/** How wide the page is, wherever it is scrolled. */
export const pageWidth = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));

/**
 * Controls under 44 px in one dimension (WCAG 2.2, 2.5.5), one line each. Links within a sentence and
 * what is visually hidden may be smaller.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 43.5;
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=option]';
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    /** What reacts to a touch: the card that a link covers, the label around a field. */
    const targetOf = (element: HTMLElement): Element => {
      const covers = getComputedStyle(element, '::after').position === 'absolute';
      return (covers ? element.offsetParent : element.closest('label')) ?? element;
    };
    // Outside a modal dialog nothing can be used.
    const root = document.querySelector('dialog[open]') ?? document;
    return [...root.querySelectorAll<HTMLElement>(CONTROLS)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().bottom + scrollY > 0)
      .filter((element) => !inSentence(element))
      .flatMap((element) => {
        const { width, height } = targetOf(element).getBoundingClientRect();
        if (width >= LEAST && height >= LEAST) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent;
        return `${element.localName} “${name.trim()}”: ${Math.round(width)} × ${Math.round(height)}`;
      });
  });

/** Fields with text so small that a phone zooms in on focus. */
export const smallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('input, select, textarea')]
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML),
  );

/**
 * What forced colours hide, as they take the backgrounds away: controls without an edge, skeletons without
 * outlines, and what is current, selected or invalid with the same edge as the others.
 */
export const lostInForcedColours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const CHOSEN = '[aria-current=page], [aria-selected=true], [aria-invalid=true]';
    const edgeOf = (element: Element, part?: string) => {
      const { content, borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(
        element,
        part,
      );
      const isThere = !(part && content === 'none') && borderTopStyle !== 'none';
      return isThere && parseFloat(borderTopWidth) >= 1 ? borderTopWidth + borderTopColor : '';
    };
    const inSight = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    // The search field's border is around the field and its icon; the browser draws some controls itself.
    const DRAWN = '[type=radio], [type=checkbox], [type=range]';
    const bare = inSight(`button, input:not(${DRAWN}), select, textarea`).filter(
      (control) => !edgeOf(control) && !edgeOf(control.closest('label') ?? control),
    );
    const faint = inSight('[data-skeleton]').filter((skeleton) => {
      const parts = [...skeleton.querySelectorAll('*')];
      return parts.filter((part) => edgeOf(part) || edgeOf(part, '::before')).length < 3;
    });
    const alike = inSight(CHOSEN).filter((chosen) =>
      [
        ...(chosen.closest('ol, ul, form, [role=tablist]')?.querySelectorAll(chosen.localName) ??
          []),
      ]
        .filter((other) => !other.matches(CHOSEN))
        .some((other) => edgeOf(other) === edgeOf(chosen)),
    );
    return [...bare, ...faint, ...alike].map(({ outerHTML }) => outerHTML);
  });

/**
 * Texts that are cut off: past the edge of the page, or of a box that hides its overflow. Drawn
 * covers are left out: their words stand beside them too.
 */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 2;
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    const isCut = (text: Text): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      if (words.width === 0) return false;
      let [scrollsX, scrollsY] = [false, false];
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, textOverflow } = getComputedStyle(box);
        // Visually hidden, or shortened with an ellipsis.
        if (clipPath !== 'none' || textOverflow === 'ellipsis') return false;
        const edge = box.getBoundingClientRect();
        if (!scrollsX && hides(overflowX) && words.right > edge.right + SLACK) return true;
        if (!scrollsY && hides(overflowY) && words.bottom > edge.bottom + SLACK) return true;
        scrollsX ||= scrolls(overflowX);
        scrollsY ||= scrolls(overflowY);
      }
      return !scrollsX && (words.right > innerWidth + SLACK || words.left < -SLACK);
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) {
        continue;
      }
      if (parent.closest('script, style, option, noscript, [data-drawn-cover]')) continue;
      if (isCut(node as Text)) cut.push(node.textContent);
    }
    return cut;
  });
