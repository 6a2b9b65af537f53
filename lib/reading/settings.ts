import * as v from 'valibot';
import { createStore, useRecords } from '@/lib/storage/store';
import { transaction } from '@/lib/storage/transaction';

/** The sizes of the letters, in rem: the first is that of the site's text. */
export const SIZES = [1, 1.1, 1.2, 1.3, 1.5, 1.75, 2.125];
/** From line to line, in heights of the letters. */
const SPACINGS = { tight: 1.4, normal: 1.6, loose: 1.9 };
/** Of the column, in heights of the letters. */
const WIDTHS = { narrow: 27, normal: 33, wide: 42 };

/** How books are shown: the same for all books and readers of the device. */
const SettingsSchema = v.object({
  theme: v.fallback(v.picklist(['auto', 'light', 'sepia', 'dark']), 'auto'),
  /** The place in SIZES. */
  size: v.fallback(v.picklist([...SIZES.keys()]), 2),
  spacing: v.fallback(v.picklist(['tight', 'normal', 'loose']), 'normal'),
  width: v.fallback(v.picklist(['narrow', 'normal', 'wide']), 'normal'),
  /** Whether the words are shown in today's spelling, where a book has that. */
  todaysSpelling: v.fallback(v.boolean(), false),
});

export type Settings = Readonly<v.InferOutput<typeof SettingsSchema>>;

const settingsStore = createStore<Settings>('bookshelfs.reader.v1', 'single', SettingsSchema);

const USUAL = v.parse(SettingsSchema, {});

/** The sizes as the style sheet of the reader takes them. */
export const layoutOf = ({ size, spacing, width }: Settings) => ({
  '--reader-size': `${SIZES[size]}rem`,
  '--reader-leading': SPACINGS[spacing],
  '--reader-width': WIDTHS[width],
});

/** How books are shown on this device. */
export const useSettings = (): Settings => useRecords(settingsStore)?.[0] ?? USUAL;

/** Changes some of the settings. Rejects with StorageError. */
export async function changeSettings(changes: Partial<Settings>): Promise<void> {
  await transaction((open) => {
    const settings = open(settingsStore);
    settings.values = [{ ...(settings.values[0] ?? USUAL), ...changes }];
  });
}
