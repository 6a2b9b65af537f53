/** The fields of a catalogue's record that the index is made from. */
export interface TitleRecord {
  id: number;
  /** As recorded, with line breaks and cataloguing marks. */
  title: string;
  /** Names without dates, as Gutendex gives them; without editors and translators. */
  authors: string[];
  languages: string[];
}

/** The message of anything thrown. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Bad input; the message is for whoever runs the script. */
export class BadCatalogue extends Error {}

/**
 * Checks that every id is a positive whole number and occurs once.
 *
 * @throws {BadCatalogue}
 */
export function checkIds(records: readonly TitleRecord[]): void {
  const seen = new Set<number>();
  records.forEach(({ id }, place) => {
    if (!Number.isSafeInteger(id) || id < 1) {
      throw new BadCatalogue(`Record ${place + 1}: the id is not a positive whole number.`);
    }
    if (seen.has(id)) throw new BadCatalogue(`Record ${place + 1}: the id ${id} comes twice.`);
    seen.add(id);
  });
}
