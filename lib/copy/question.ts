/** What an address of the service asks for. */
export interface Question {
  /** As typed; '' for none. */
  search: string;
  /** Language codes, any of which a book must have; null: all books. */
  languages: readonly string[] | null;
  /** The numbers of the books asked for; null: all books. */
  ids: readonly number[] | null;
  /** NaN when it is no number. */
  page: number;
}

/** Reads an address of the service, with its parameters as the service reads them. */
export function readQuestion(url: string): Question {
  const parameters = new URL(url, location.href).searchParams;
  const ids = parameters.get('ids')?.split(',') ?? [];
  return {
    search: (parameters.get('search') ?? '').trim(),
    languages: parameters.get('languages')?.split(',') ?? null,
    // The service ignores a list with anything but digits.
    ids: ids.length > 0 && ids.every((id) => /^\d+$/.test(id)) ? ids.map(Number) : null,
    page: Number(parameters.get('page') || 1),
  };
}

/** The address of another page of the same list. */
export function addressOfPage(url: string, page: number): string {
  const address = new URL(url, location.href);
  address.searchParams.set('page', String(page));
  // In this order our own addresses have them.
  address.searchParams.sort();
  return address.href;
}
