import * as v from 'valibot';
import { CATALOGUE_URL } from '@/lib/environment.mjs';
import { UserError } from '@/lib/user-error';
import { cleanEmail, cleanText } from '@/lib/accounts/typed-text';
import { UserSchema, type User } from '@/lib/accounts/user';
import { LoanSchema, type Loan } from '@/lib/lending/loan';
import { DAY_MS } from '@/lib/lending/rules';

/** The `format` and `version` of an exported file; the version grows when its shape changes. */
export const FILE_FORMAT = 'bookshelfs';
export const FILE_VERSION = 1;

/** The largest file that is read, in bytes: twice what local storage holds. */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;

/** Why a whole file cannot be imported, for the screen. */
const PROBLEMS = {
  'too-large': 'O arquivo é grande demais para ser um backup do BookShelfs.',
  'not-json': 'O arquivo não pôde ser lido: não é um JSON válido, ou está incompleto.',
  'wrong-format': 'O arquivo não é um backup do BookShelfs.',
  'newer-version':
    'O arquivo foi feito por uma versão mais nova do BookShelfs. Atualize esta página e tente de novo.',
  twice: 'O arquivo tem dois registros com o mesmo identificador, e não foi importado.',
  'no-account': 'O arquivo não tem nenhuma conta que possa ser lida.',
} as const;

/** A file that cannot be imported; its message is for the screen. */
export class FileError extends UserError {
  override readonly name = 'FileError';
}

const problem = (kind: keyof typeof PROBLEMS) => new FileError(PROBLEMS[kind]);

/** What could be read of an exported file, as it may be stored. */
export interface AccountFile {
  /** At least one; earlier versions exported all accounts of a browser. */
  readonly users: readonly User[];
  readonly loans: readonly Loan[];
  /** How many records could not be read. */
  readonly unreadable: number;
}

const EnvelopeSchema = v.object({
  format: v.literal(FILE_FORMAT),
  version: v.literal(FILE_VERSION),
  users: v.array(v.unknown()),
  loans: v.array(v.unknown()),
});

const VersionSchema = v.object({ format: v.literal(FILE_FORMAT), version: v.number() });

/**
 * Reads a chosen file; one that is too large is not read. `now` in ms.
 * Rejects with FileError, or as reading the file does.
 */
export async function readFile(
  file: Pick<Blob, 'size' | 'text'>,
  now: number,
): Promise<AccountFile> {
  if (file.size > MAX_FILE_SIZE) throw problem('too-large');
  return readFileText(await file.text(), now);
}

/** Reads the text of a file. Throws FileError. */
export function readFileText(text: string, now: number): AccountFile {
  const data = parseJson(text);
  const made = v.safeParse(VersionSchema, data);
  if (made.success && made.output.version > FILE_VERSION) throw problem('newer-version');
  const envelope = v.safeParse(EnvelopeSchema, data);
  if (!envelope.success) throw problem('wrong-format');
  const records = envelope.output;
  const users = readAll(records.users, UserSchema).map((user) => cleanUser(user, now));
  const loans = readAll(records.loans, LoanSchema).map(cleanLoan);
  const usable = {
    users: users.filter(({ email }) => email !== '' && email.length <= MAX_EMAIL),
    loans: loans.filter((loan) => !hasFarDate(loan, now)),
  };
  if (usable.users.length === 0) throw problem('no-account');
  const keys = [
    users.map(({ id }) => id),
    users.map(({ email }) => email),
    loans.map(({ id }) => id),
  ];
  if (keys.some((list) => new Set(list).size < list.length)) throw problem('twice');
  const total = records.users.length + records.loans.length;
  return { ...usable, unreadable: total - usable.users.length - usable.loans.length };
}

/** Throws FileError. Some editors write a byte order mark first. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw problem('not-json');
  }
}

/** The records that can be read, with the fields that this version knows. */
const readAll = <T>(raws: readonly unknown[], schema: v.GenericSchema<unknown, T>): readonly T[] =>
  raws.flatMap((raw) => {
    const read = v.safeParse(schema, raw, { abortEarly: true });
    return read.success ? [read.output] : [];
  });

/** The longest that an e-mail can be. */
const MAX_EMAIL = 320;
/** A lot more than a loan's week; a clock may be wrong. */
const MAX_AHEAD_MS = 366 * DAY_MS;

const isFar = (moment: string, now: number) => Date.parse(moment) > now + MAX_AHEAD_MS;

const hasFarDate = ({ borrowedAt, dueAt, returnedAt }: Loan, now: number) =>
  [borrowedAt, dueAt, returnedAt ?? ''].some((moment) => isFar(moment, now));

const cleanUser = (user: User, now: number): User => ({
  ...user,
  name: cleanText(user.name),
  email: cleanEmail(user.email),
  createdAt: isFar(user.createdAt, now) ? '' : user.createdAt,
});

const cleanLoan = (loan: Loan): Loan => ({
  ...loan,
  thumbnail: loan.thumbnail !== null && isCover(loan.thumbnail) ? loan.thumbnail : null,
});

/** Whether an address is of a host of covers: Project Gutenberg's, over https, or the catalogue's own. */
function isCover(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, origin } = new URL(address);
  const isGutenberg = host === 'gutenberg.org' || host.endsWith('.gutenberg.org');
  // The catalogue's address may be a path of the site's own origin.
  const catalogue = new URL(CATALOGUE_URL, globalThis.location?.href as string | undefined);
  return (protocol === 'https:' && isGutenberg) || origin === catalogue.origin;
}
