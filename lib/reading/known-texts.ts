import useSWR from 'swr';
import { TEXTS_INDEX_PATH } from '@/lib/paths';
import type { Texts } from './texts-here';

// Apart from the code that loads them, which the first cards do without.

/** The texts here; undefined until they have been loaded for something else. */
export const useKnownTexts = (): Texts | undefined => useSWR<Texts>(TEXTS_INDEX_PATH, null).data;
