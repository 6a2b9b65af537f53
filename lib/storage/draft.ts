import { NOTHING, type Contents } from './contents';
import { corruptKey, damagedTexts, isOfNewerVersion, joinCopies } from './corrupt-copies';
import { jsonText } from './json-text';
import { readText } from './text';
import type { Store } from './store';
import { writeError } from './write-errors';

/** A text that replaces the one before under a key; null: the key is absent. */
export interface Write {
  readonly key: string;
  readonly before: string | null;
  readonly text: string | null;
  /** What this copies, when it is a copy. */
  readonly copied?: { readonly store: Store<object>; readonly damaged: string };
}

/** What a transaction needs of a draft, whatever the type of its records. */
export interface AnyDraft {
  /** What to write, in order: the copy of what could not be read, then the key itself. */
  writes(): readonly Write[];
  /** Puts what was written into the store, without calling its listeners. */
  adopt(): void;
  /** Calls the store's listeners. */
  emit(): void;
  /** Reads the store again, after a transaction that failed. */
  reread(): void;
  /** Whether the added records are still stored, and the removed ones still absent. */
  isStored(): boolean;
}

/** The changes that a transaction makes to the records of one store; nothing is written yet. */
export class Draft<T extends object> implements AnyDraft {
  readonly #before: Contents<T>;
  #after: Contents<T> | null = null;
  #values: readonly T[];
  #raws: readonly object[];
  #isRewritten = false;
  #isCopied = true;

  /** Throws StorageError 'unavailable', or 'newer' when the key has a shape this version does not know. */
  constructor(readonly store: Store<T>) {
    this.#before = store.read();
    if (isOfNewerVersion(this.#before, store)) throw writeError('newer');
    this.#values = this.#before.values;
    this.#raws = this.#before.raws;
  }

  /** The records with the changes made so far. */
  get values(): readonly T[] {
    return this.#values;
  }

  /** Adds a record; `raw` is what is stored, when it has fields this version does not know. */
  add(value: T, raw: object = value): void {
    this.#values = [...this.#values, value];
    this.#raws = [...this.#raws, raw];
  }

  /** Adds many records at once, each with what is stored for it. */
  addAll(records: readonly { readonly value: T; readonly raw: object }[]): void {
    if (records.length === 0) return;
    this.#values = [...this.#values, ...records.map((record) => record.value)];
    this.#raws = [...this.#raws, ...records.map((record) => record.raw)];
  }

  /**
   * Changes fields of one of `values`, keeping its other fields, known or not, as stored.
   * Throws RangeError for a record that is not one of them.
   */
  patch(value: T, changes: Partial<T>): T {
    this.patchAll(new Map([[value, changes]]));
    return { ...value, ...changes };
  }

  /** Does the same for several records, in one pass. */
  patchAll(changes: ReadonlyMap<T, Partial<T>>): void {
    const found = this.#values.map((value) => changes.get(value));
    if (found.filter(Boolean).length < changes.size) {
      throw new RangeError(`${this.store.key} has no such record to change`);
    }
    if (changes.size === 0) return;
    const change = <R extends object>(record: R, index: number): R =>
      found[index] ? { ...record, ...found[index] } : record;
    this.#values = this.#values.map(change);
    this.#raws = this.#raws.map(change);
  }

  /** Removes the records that match. */
  remove(matches: (value: T) => boolean): void {
    const kept = this.#values.map((value) => !matches(value));
    if (kept.every(Boolean)) return;
    this.#values = this.#values.filter((_, index) => kept[index]);
    this.#raws = this.#raws.filter((_, index) => kept[index]);
  }

  /** Rewrites the key without its damaged data, uncopied, if that is still the given text. */
  dropDamaged(text: string): void {
    if (damagedTexts(this.#before).join('\n') !== text) return;
    this.#isRewritten = true;
    this.#isCopied = false;
  }

  writes(): readonly Write[] {
    const { raws, text: before } = this.#before;
    if (this.#raws === raws && !this.#isRewritten) return [];
    const text = this.#text();
    const { unknown } = this.#before;
    this.#after = {
      ...NOTHING,
      text,
      values: Object.freeze(this.#values),
      raws: this.#raws,
      unknown,
    };
    const write = { key: this.store.key, before, text };
    const damaged = damagedTexts(this.#before);
    if (damaged.length === 0 || !this.#isCopied) return [write];
    const key = corruptKey(this.store.key);
    const copies = readText(key);
    const copied = { store: this.store, damaged: damaged.join('\n') };
    return [{ key, before: copies, text: joinCopies(copies, damaged), copied }, write];
  }

  adopt(): void {
    if (this.#after) this.store.adopt(this.#after);
  }

  emit(): void {
    if (this.#after) this.store.emit();
  }

  reread(): void {
    try {
      this.store.read();
    } catch {
      // The storage cannot be read: the next reader of the store gets that error.
    }
  }

  isStored(): boolean {
    // There is only one session: the last one written is the right one.
    if (this.#after === null || this.store.shape === 'single') return true;
    const stored = this.store.read();
    if (stored.text === this.#after.text) return true;
    const { raws } = this.#before;
    const storedTexts = new Set(stored.raws.map(textOf));
    const isThere = (raw: object) => storedTexts.has(textOf(raw));
    return without(this.#raws, raws).every(isThere) && !without(raws, this.#raws).some(isThere);
  }

  #text(): string | null {
    if (this.store.shape === 'list') {
      return `[${[...this.#raws, ...this.#before.unknown].map(textOf).join(',')}]`;
    }
    const [raw] = this.#raws;
    return raw ? textOf(raw) : null;
  }
}

/** The items of one list that are not in the other. */
function without(items: readonly object[], others: readonly object[]): readonly object[] {
  const known = new Set(others);
  return items.filter((item) => !known.has(item));
}

/** Cached, so that writing one loan among thousands does not serialise all of them. */
const texts = new WeakMap<object, string>();

function textOf(raw: object): string {
  const known = texts.get(raw);
  if (known !== undefined) return known;
  const text = stringify(raw);
  texts.set(raw, text);
  return text;
}

function stringify(raw: object): string {
  try {
    return JSON.stringify(raw);
  } catch {
    return jsonText(raw); // nested too deep for it
  }
}
