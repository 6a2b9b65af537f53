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

/** The `userId` of places kept without an account; whoever logs in takes them over. */
const NOBODY = 'nobody';

/** The user's place in the book, or null; without a user, that of those who read without an account. */
export const placeIn = (
  places: readonly Place[],
  userId: string | undefined,
  bookId: number,
): Place | null =>
  places.find((place) => place.userId === (userId ?? NOBODY) && place.bookId === bookId) ?? null;

/** Where the reader left the book, or null; null as well while that is unknown. */
export function usePlace(bookId: number): Place | null {
  const { status, user } = useSession();
  const places = useRecords(placesStore) ?? [];
  if (status === 'unknown') return null;
  return placeIn(places, user?.id, bookId) ?? placeIn(places, undefined, bookId);
}

/** Stores where a reader is, in place of where they were: of two tabs the later one counts. */
export async function keepPlace(
  place: Omit<Place, 'at' | 'userId'> & { userId: string | undefined },
): Promise<void> {
  const { userId = NOBODY, bookId } = place;
  await transaction((open) => {
    const places = open(placesStore);
    const others = places.values.filter(
      (other) => other.bookId !== bookId || ![userId, NOBODY].includes(other.userId),
    );
    places.values = [...others, { ...place, userId, at: new Date().toISOString() }];
  });
}

/** Whether the book was read to its end: who opens it again begins it again. */
export const isRead = (place: Place | null): boolean => place?.share === 1;
