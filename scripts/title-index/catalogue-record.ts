/** What the index needs of a record of the catalogue, whatever file it comes from. */
export interface CatalogueRecord {
  id: number;
  /** As recorded, with line breaks and cataloguing marks. */
  title: string;
  /** Names without dates, as Gutendex gives them; without editors and translators. */
  authors: string[];
  languages: string[];
}

/** What an error says, whatever was thrown. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Thrown for input that is not what it should be; the message is for who runs the script. */
export class BadCatalogue extends Error {}

/**
 * Checks that every id is a positive whole number that comes once.
 *
 * @throws {BadCatalogue}
 */
export function checkIds(records: readonly CatalogueRecord[]): void {
  const seen = new Set<number>();
  records.forEach(({ id }, place) => {
    if (!Number.isSafeInteger(id) || id < 1) {
      throw new BadCatalogue(`Record ${place + 1}: the id is not a positive whole number.`);
    }
    if (seen.has(id)) throw new BadCatalogue(`Record ${place + 1}: the id ${id} comes twice.`);
    seen.add(id);
  });
}
