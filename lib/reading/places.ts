import * as v from 'valibot';
import { useSession } from '@/lib/accounts/session';
import { LoanSchema } from '@/lib/lending/loan';
import { createStore, Moment, RecordId, ShownText, useRecords } from '@/lib/storage/store';
import { transaction } from '@/lib/storage/transaction';

/** A place in a chapter: a block, and a character of it, counted in the book's own spelling. */
export interface Anchor {
  readonly block: string;
  readonly offset: number;
  /** How far below the bar its line is, in heights of its letters; kept in the history entry only. */
  readonly below?: number;
  /** How many characters a search has found there. */
  readonly found?: number;
}

/** Where a reader left a book: one record for a user and a book. */
export const PlaceSchema = v.object({
  userId: RecordId,
  bookId: LoanSchema.entries.bookId,
  /** From 1. */
  chapter: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  block: ShownText,
  offset: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** How much of the book comes before it, from 0 to 1. */
  share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  at: Moment,
});

export type Place = Readonly<v.InferOutput<typeof PlaceSchema>>;

export const placesStore = createStore<Place>('book.reading.v1', 'list', PlaceSchema);

/** The user's place in the book, or null. */
export const placeIn = (
  places: readonly Place[],
  userId: string | undefined,
  bookId: number,
): Place | null =>
  places.find((place) => place.userId === userId && place.bookId === bookId) ?? null;

/** Where the logged-in user left the book, or null; null as well while that is unknown. */
export function usePlace(bookId: number): Place | null {
  const { user } = useSession();
  return placeIn(useRecords(placesStore) ?? [], user?.id, bookId);
}

/** Stores where a reader is, in place of where they were: of two tabs the later one counts. */
export async function keepPlace(place: Omit<Place, 'at'>): Promise<void> {
  await transaction((open) => {
    const places = open(placesStore);
    const before = placeIn(places.values, place.userId, place.bookId);
    const others = places.values.filter((other) => other !== before);
    places.values = [...others, { ...place, at: new Date().toISOString() }];
  });
}

/** How far the reader is, ' · 34 %', once that is something. */
export const shareSuffix = (place: Place | null): string =>
  place && place.share >= 0.01 ? ` · ${formatShare(place.share)}` : '';

/** 'Ler agora', or 'Continuar a leitura · 34 %'. */
export const readLabel = (place: Place | null): string =>
  place?.share ? `Continuar a leitura${shareSuffix(place)}` : 'Ler agora';

/** A share from 0 to 1 as '34 %'; only the end is 100 %. */
export const formatShare = (share: number): string => `${Math.floor(share * 100)} %`;
