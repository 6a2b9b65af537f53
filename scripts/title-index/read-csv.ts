import { CsvError, parse } from 'csv-parse/sync';

import { BadCatalogue, type TitleRecord } from './title-record';

/** The columns of `pg_catalog.csv` that are needed. */
const COLUMNS = ['Text#', 'Type', 'Title', 'Language', 'Authors'] as const;

/** `, 1845-1900`, `, 1524?-1580`, `, 751? BCE-651? BCE`, `, -1903`, `, 1846-`. */
const DATES = /, (?:\d{1,4}\??(?: BCE)?)?-(?:\d{1,4}\??(?: BCE)?)?$/;
/** ` [Editor]`: anyone with a role is not an author. */
const ROLE = / \[[^\]]*\]$/;

const splitList = (text: string) =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);

function checkColumns(header: string[]): string[] {
  const missing = COLUMNS.filter((column) => !header.includes(column));
  if (missing.length > 0) {
    throw new BadCatalogue(
      `The CSV has no column ${missing.join(', ')}; its first line is "${header.join(',').slice(0, 200)}".`,
    );
  }
  return header;
}

function parseRows(text: string): Record<string, string>[] {
  try {
    return parse(text, { columns: checkColumns, bom: true });
  } catch (error) {
    if (error instanceof CsvError) throw new BadCatalogue(`The CSV is damaged: ${error.message}`);
    throw error;
  }
}

/** The authors in the column Authors, which also holds editors; named as Gutendex names them. */
export const authorsOf = (people: string): string[] =>
  splitList(people)
    .filter((person) => !ROLE.test(person))
    .map((person) => person.replace(DATES, ''));

/**
 * The texts of Project Gutenberg's `pg_catalog.csv`; sound, films and the like are left out.
 *
 * @throws {BadCatalogue} when the file lacks a column or is not CSV to its last line
 */
export const readCsv = (text: string): TitleRecord[] =>
  parseRows(text)
    .filter((row) => row['Type'] === 'Text')
    .map((row) => {
      const id = row['Text#'] ?? '';
      return {
        id: /^\d+$/.test(id) ? Number(id) : NaN,
        title: row['Title'] ?? '',
        authors: authorsOf(row['Authors'] ?? ''),
        languages: splitList(row['Language'] ?? ''),
      };
    });
