import { CATALOGUE_URL } from '@/lib/environment.mjs';
import { cleanEmail, cleanText } from '@/lib/accounts/typed-text';
import type { User } from '@/lib/accounts/user';
import { DAY_MS } from '@/lib/lending/status';
import type { Loan } from '@/lib/lending/loan';
import type { BackupFile, FileRecord } from './file';

/** Something in a record of the file that is not imported, while the rest of it is; for the screen. */
export interface Cleaning {
  readonly of: string;
  readonly message: string;
}

const MESSAGES = {
  cover: 'A capa não é do catálogo e não foi trazida.',
  invisible: 'Os caracteres invisíveis do nome ou do e-mail foram tirados.',
  'far-date': 'A data de criação está mais de um ano no futuro e não foi trazida.',
} as const;

/** The records of a file as they may be stored, and what was taken out of them. `now` in ms. */
export function cleanRecords(
  file: BackupFile,
  now: number,
): BackupFile & { readonly cleanings: readonly Cleaning[] } {
  const cleanings: Cleaning[] = [];
  const note = (of: string) => (kind: keyof typeof MESSAGES) =>
    void cleanings.push({ of, message: MESSAGES[kind] });
  const users = file.users
    .map((record) => cleanUser(record, now, note(cleanEmail(record.value.email))))
    .filter(({ value }) => value.email !== '');
  const loans = file.loans.map((record) => cleanLoan(record, note(record.value.title)));
  const unreadable = file.unreadable + file.users.length - users.length;
  return { users, loans, unreadable, cleanings };
}

type Note = (kind: keyof typeof MESSAGES) => void;

function cleanUser(record: FileRecord<User>, now: number, note: Note): FileRecord<User> {
  const { name, email, createdAt } = record.value;
  const clean = { name: cleanText(name), email: cleanEmail(email) };
  const hasInvisible = (typed: string, cleaned: string) =>
    cleaned !== typed.trim().normalize('NFC');
  if (hasInvisible(name, clean.name) || hasInvisible(email.toLowerCase(), clean.email)) {
    note('invisible');
  }
  const isFar = isFarAhead(createdAt, now);
  if (isFar) note('far-date');
  return changed(record, {
    // A name that this version cannot read stays as it is.
    ...(clean.name !== name && { name: clean.name }),
    ...(clean.email !== email && { email: clean.email }),
    ...(isFar && { createdAt: '' }),
  });
}

function cleanLoan(record: FileRecord<Loan>, note: Note): FileRecord<Loan> {
  const { thumbnail } = record.value;
  if (thumbnail === null || isCoverAddress(thumbnail)) return record;
  note('cover');
  return changed(record, { thumbnail: null });
}

function changed<T>({ value, raw }: FileRecord<T>, changes: Partial<T>): FileRecord<T> {
  return { value: { ...value, ...changes }, raw: { ...raw, ...changes } };
}

/** A lot more than a loan's week; a clock may be wrong. */
const MAX_AHEAD_MS = 366 * DAY_MS;

/** Whether a moment is more than a year after `now` (ms). */
export const isFarAhead = (moment: string, now: number): boolean =>
  Date.parse(moment) > now + MAX_AHEAD_MS;

/** Whether an address is of a host of covers: Project Gutenberg's, over https, or the catalogue's own. */
function isCoverAddress(address: string): boolean {
  // Nearly all of them: parsing ten thousand addresses takes longer than all the rest.
  if (address.startsWith('https://www.gutenberg.org/')) return true;
  try {
    const { protocol, host, origin } = new URL(address);
    const isGutenberg = host === 'gutenberg.org' || host.endsWith('.gutenberg.org');
    return (protocol === 'https:' && isGutenberg) || origin === catalogueOrigin();
  } catch {
    return false;
  }
}

/** The catalogue's address may be a path of the site's own origin. */
const catalogueOrigin = (): string =>
  new URL(CATALOGUE_URL, globalThis.location?.href as string | undefined).origin;
