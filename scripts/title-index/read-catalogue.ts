import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { readBooks } from '@/fake-gutendex/read-books';

/** The fields of a catalogue's record that the index is made from. */
export interface RawTitle {
  id: number;
  /** As recorded, with line breaks and cataloguing marks. */
  title: string;
  /** Names without dates, as Gutendex gives them: the authors, or without any the editors. */
  authors: string[];
  languages: string[];
}

const COLUMNS = ['Text#', 'Type', 'Title', 'Language', 'Authors'] as const;

/** `, 1845-1900`, `, 1524?-1580`, `, 751? BCE-651? BCE`, `, -1903`, `, 1846-`. */
const DATES = /, (?:\d{1,4}\??(?: BCE)?)?-(?:\d{1,4}\??(?: BCE)?)?$/;
/** ` [Translator]`: anyone with a role is not an author. */
const ROLE = / \[[^\]]*\]$/;
const EDITOR = / \[Editor\]$/;

const splitList = (text: string) =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);

/** The authors in the column Authors, which has people with roles too, or without any the editors; named as in Gutendex. */
export function authorsOf(people: string): string[] {
  const all = splitList(people);
  const authors = all.filter((person) => !ROLE.test(person));
  const chosen = authors.length > 0 ? authors : all.filter((person) => EDITOR.test(person));
  return chosen.map((person) => person.replace(EDITOR, '').replace(DATES, ''));
}

/** The texts of Project Gutenberg's `pg_catalog.csv`; sound, films and the like are left out. */
function readCsv(file: string): RawTitle[] {
  const bytes = readFileSync(file);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(
    file.endsWith('.gz') ? gunzipSync(bytes) : bytes,
  );
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
  const missing = COLUMNS.filter((column) => rows[0] && !(column in rows[0]));
  if (missing.length > 0) throw new Error(`The CSV has no column ${missing.join(', ')}.`);
  return rows
    .filter((row) => row['Type'] === 'Text')
    .map((row) => ({
      id: /^\d+$/.test(row['Text#'] ?? '') ? Number(row['Text#']) : Number.NaN,
      title: row['Title'] ?? '',
      authors: authorsOf(row['Authors'] ?? ''),
      languages: splitList(row['Language'] ?? ''),
    }));
}

/** @throws {Error} when an id is no positive whole number, or occurs twice */
function checkIds(records: readonly RawTitle[]): void {
  const seen = new Set<number>();
  records.forEach(({ id }, place) => {
    if (!Number.isSafeInteger(id) || id < 1) {
      throw new Error(`Record ${place + 1}: the id is not a positive whole number.`);
    }
    if (seen.has(id)) throw new Error(`Record ${place + 1}: the id ${id} comes twice.`);
    seen.add(id);
  });
}

/**
 * The texts of a catalogue file: Project Gutenberg's `pg_catalog.csv`, or, by any other name, books
 * in Gutendex's form; compressed when its name ends in `.gz`.
 *
 * @throws {Error} when it cannot be read whole, or an id is bad
 */
export function readCatalogue(file: string): RawTitle[] {
  const records = /\.csv(\.gz)?$/.test(file)
    ? readCsv(file)
    : readBooks(file).map(({ id, title, authors, editors, languages }) => ({
        id,
        title,
        authors: (authors.length > 0 ? authors : editors).map(({ name }) => name),
        languages,
      }));
  checkIds(records);
  return records;
}
