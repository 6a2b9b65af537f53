import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Block } from './flatten';
import { element } from './inline';

/** The label of a note, in its text and before the note: of a link (flatten.ts), or text alone, as `[1]`. */
const LABEL = /\uE000([^\uE001]+)\uE001|\[(\d{1,3}|[A-Z])\]/g;
const LABEL_AT_START = new RegExp(`^\\s*(?:${LABEL.source})`);

/** Puts what `use` gives in the place of each label of a block. */
function replaceLabels(
  block: Element,
  use: (label: string, all: string) => ElementContent | undefined,
): void {
  visit(block, 'text', (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const parts: ElementContent[] = [];
    let place = 0;
    for (const match of node.value.matchAll(LABEL)) {
      const made = use(match[1] ?? match[2] ?? '', match[0]);
      parts.push({ type: 'text', value: node.value.slice(place, match.index) });
      if (made) parts.push(made);
      place = match.index + match[0].length;
    }
    if (place === 0) return undefined;
    parts.push({ type: 'text', value: node.value.slice(place) });
    parent.children.splice(index, 1, ...parts.filter((part) => toString(part) !== ''));
    return index + parts.length;
  });
}

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
    if (/^(table|[uo]l)$/.test(block.tagName)) {
      // Links of printed contents lead to pages.
      replaceLabels(block, (label) => ({ type: 'text', value: label }));
      return true;
    }
    const [, linked, bare] = LABEL_AT_START.exec(toString(block)) ?? [];
    const reference = /^h\d$/.test(block.tagName)
      ? undefined
      : waiting.get(linked ?? bare ?? '')?.shift();
    // Paragraphs after the first of a note, in a box that has notes only.
    const goesOn = last && noteBox && last.noteBox === noteBox;
    let isOwn = reference !== undefined;
    replaceLabels(block, (label, all) => {
      const isOfNote = isOwn;
      isOwn = false;
      if (isOfNote) return undefined;
      const made = element('a', [{ type: 'text', value: all }]);
      waiting.set(label, [...(waiting.get(label) ?? []), made]);
      return made;
    });
    if (reference) {
      const id = `n${notes.size + 1}`;
      last = { note: element('aside', [], { id, className: ['note'] }), noteBox };
      notes.set(id, last.note);
      reference.properties = { className: ['note'], href: `#${id}` };
      reference.children = [{ type: 'text', value: linked ?? bare ?? '' }];
    }
    const [first] = block.tagName === 'blockquote' ? block.children : [block];
    const [start] = first?.type === 'element' ? first.children : [];
    if (reference && start?.type === 'text') start.value = start.value.trimStart();
    if ((reference || goesOn) && first) last?.note.children.push(first);
    return !reference && !goesOn;
  });
  // What leads to no note: a text stays, a link goes.
  for (const marker of [...waiting.values()].flat()) {
    const text = toString(marker);
    Object.assign(marker, { type: 'text', value: text.startsWith('[') ? text : '' });
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
    visit(block, 'element', ({ properties }) => {
      const note = notes.get(String(properties.href ?? '').slice(1));
      if (note) found.add(note);
    });
  blocks.forEach(look);
  found.forEach(look);
  return [...found];
}
