import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { element } from './blocks';

/** The labels of notes in a block, which are its only links. */
function labelsIn(block: Element): Element[] {
  const labels: Element[] = [];
  visit(block, 'element', (node) => {
    if (node.tagName === 'a') labels.push(node);
  });
  return labels;
}

const becomeText = (label: Element, value: string) => Object.assign(label, { type: 'text', value });
const nameOf = (label: Element) => toString(label).replace(/[^\p{L}\p{N}*]/gu, '');

/**
 * Finds the notes of a book: a paragraph that begins with a label is the note of the first reference
 * by that label before it that has none yet. The reference becomes a link, the note an `aside`.
 *
 * @returns the blocks without those of notes, and the notes by the addresses of links
 */
export function takeNotes(blocks: readonly Element[]) {
  const notes = new Map<string, Element>();
  const waiting = new Map<string, Element[]>();
  let note: Element | undefined;
  const rest = blocks.filter((block) => {
    const [first] = labelsIn(block);
    const isAtStart = first && toString(block).trimStart().startsWith(toString(first));
    const reference = isAtStart ? waiting.get(nameOf(first))?.shift() : undefined;
    if (first && reference) {
      const id = `n${notes.size + 1}`;
      note = element('aside', [], { id, className: ['note'] });
      notes.set(`#${id}`, note);
      reference.properties = { className: ['note'], href: `#${id}` };
      reference.children = [{ type: 'text', value: nameOf(first) }];
      becomeText(first, '');
    }
    // It looks like a note, but none refers to it.
    if (isAtStart && !reference) labelsIn(block).forEach((one) => becomeText(one, toString(one)));
    for (const label of labelsIn(block)) {
      waiting.set(nameOf(label), [...(waiting.get(nameOf(label)) ?? []), label]);
    }
    // In a box that has notes only, what follows belongs to the note too.
    if (!reference && !(note && block.properties.isNote)) return true;
    const { tagName, children } = block;
    note?.children.push(...(tagName === 'blockquote' ? children : [block]));
    return false;
  });
  // What leads to no note: a text stays, a link goes.
  for (const label of [...waiting.values()].flat()) {
    const text = toString(label);
    becomeText(label, text.startsWith('[') ? text : '');
  }
  return { blocks: rest, notes };
}

/** Some blocks, and the notes to which they refer, and those to which these refer. */
export function withNotes(
  blocks: readonly Element[],
  notes: ReadonlyMap<string, Element>,
): Element[] {
  const all = new Set(blocks);
  for (const block of all) {
    for (const { properties } of labelsIn(block)) {
      const note = notes.get(String(properties.href));
      if (note) all.add(note);
    }
  }
  return [...all];
}
