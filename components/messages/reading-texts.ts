import { isRead, type Place } from '@/lib/reading/places';

/** Silent reading, in words a minute. */
const WORDS_A_MINUTE = 220;

/** How long so many words take: 'cerca de 2 h', 'cerca de 5 min'. */
export function readingTime(words: number): string {
  const minutes = Math.round(words / WORDS_A_MINUTE);
  const time = minutes < 60 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
  return minutes > 0 ? `cerca de ${time}` : 'menos de 1 min';
}

/** A share from 0 to 1 as '34 %'; only the end is 100 %. */
export const formatShare = (share: number): string => `${Math.floor(share * 100)} %`;

/** How far the reader is, ' · 34 %', once that is something. */
export const shareSuffix = (place: Place | null): string =>
  place && place.share >= 0.01 ? ` · ${formatShare(place.share)}` : '';

/** 'Ler agora', 'Continuar a leitura · 34 %', or 'Ler de novo'. */
export function readLabel(place: Place | null): string {
  if (isRead(place)) return 'Ler de novo';
  return place?.share ? `Continuar a leitura${shareSuffix(place)}` : 'Ler agora';
}
