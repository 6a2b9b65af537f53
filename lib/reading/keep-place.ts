import { transaction } from '@/lib/storage/transaction';
import { placeIn, placesStore, type Place } from './places';

/** Stores where a reader is, in place of where they were: of two tabs the later one counts. */
export async function keepPlace(place: Omit<Place, 'at'>): Promise<void> {
  await transaction((open) => {
    const places = open(placesStore);
    const before = placeIn(places.values, place.userId, place.bookId);
    const others = places.values.filter((other) => other !== before);
    places.values = [...others, { ...place, at: new Date(Date.now()).toISOString() }];
  });
}
