import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Block } from './flatten';
import { isHeading } from './headings';
import { element } from './inline';

/** The labels of a block, which `inline` found; those in a text's own brackets keep them. */
function markersOf(block: Element): Element[] {
  const markers: Element[] = [];
  visit(block, 'element', (node) => {
    if (node.tagName === 'a') markers.push(node);
  });
  return markers;
}

const labelOf = (marker: Element) => toString(marker).replace(/[[\]]/g, '');
const becomeText = (marker: Element, value: string) =>
  Object.assign(marker, { type: 'text', value });

/**
 * Finds the notes of a book: a paragraph that begins with a label is the note of the first reference
 * by that label before it that has none yet. The reference becomes a link, the note an `aside` of that id.
 *
 * @returns the blocks without those of notes, and the notes by id
 */
export function takeNotes(blocks: readonly Block[]) {
  const notes = new Map<string, Element>();
  const waiting = new Map<string, Element[]>();
  let last: { note: Element; noteBox: Element | undefined } | undefined;
  const rest = blocks.filter(({ element: block, noteBox }) => {
    const markers = markersOf(block);
    if (/^(table|[uo]l)$/.test(block.tagName)) {
      // Links of printed contents lead to pages.
      for (const marker of markers) becomeText(marker, toString(marker));
      return true;
    }
    const [first] = markers;
    const isAtStart =
      first && !isHeading(block) && toString(block).trimStart().startsWith(toString(first));
    const reference = isAtStart ? waiting.get(labelOf(first))?.shift() : undefined;
    for (const marker of reference ? markers.slice(1) : markers) {
      waiting.set(labelOf(marker), [...(waiting.get(labelOf(marker)) ?? []), marker]);
    }
    if (reference && first) {
      const id = `n${notes.size + 1}`;
      last = { note: element('aside', [], { id, className: ['note'] }), noteBox };
      notes.set(id, last.note);
      reference.properties = { className: ['note'], href: `#${id}` };
      reference.children = [{ type: 'text', value: labelOf(first) }];
      becomeText(first, '');
    } else if (!last || !noteBox || last.noteBox !== noteBox) return true;
    // In a box that has notes only, what follows belongs to the note too.
    const [inner] = block.tagName === 'blockquote' ? block.children : [block];
    if (inner?.type === 'element') last?.note.children.push(inner);
    return false;
  });
  // What leads to no note: a text stays, a link goes.
  for (const marker of [...waiting.values()].flat()) {
    const text = toString(marker);
    becomeText(marker, text.startsWith('[') ? text : '');
  }
  return { blocks: rest, notes };
}

/** The notes to which some blocks refer, and those to which these refer, in their order. */
export function notesOf(
  blocks: readonly Element[],
  notes: ReadonlyMap<string, Element>,
): Element[] {
  const found = new Set<Element>();
  const look = (block: Element) =>
    markersOf(block).forEach(({ properties }) => {
      const note = notes.get(String(properties.href ?? '').slice(1));
      if (note) found.add(note);
    });
  blocks.forEach(look);
  found.forEach(look);
  return [...found];
}
