/**
 * Makes `getComputedStyle` remember what it said of each element until the document changes: jsdom
 * goes through all style sheets each time, and queries by role ask for every element's ancestors.
 */
export function rememberComputedStyles(): void {
  const compute = window.getComputedStyle;
  const changes = new MutationObserver(() => {
    known = new WeakMap();
  });
  let known = new WeakMap<Element, CSSStyleDeclaration>();
  changes.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });

  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || !element.isConnected) return compute(element, pseudoElement);
    if (changes.takeRecords().length > 0) known = new WeakMap();
    const style = known.get(element) ?? compute(element);
    known.set(element, style);
    return style;
  };
}
