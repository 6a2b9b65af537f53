import * as v from 'valibot';
import { LoanSchema, type Loan } from '@/lib/lending/loan';
import { UserSchema, type User } from '@/lib/accounts/user';

/** The `format` and `version` of an exported file; the version grows when its shape changes. */
export const FILE_FORMAT = 'bookshelfs';
export const FILE_VERSION = 1;

/** The largest file that is read, in bytes: twice what local storage holds. */
export const MAX_FILE_SIZE = 10 * 1024 * 1024;

/** Why a whole file cannot be imported, for the screen. */
export const FILE_PROBLEMS = {
  'too-large': 'O arquivo é grande demais para ser um backup do BookShelfs.',
  'not-json': 'O arquivo não pôde ser lido: não é um JSON válido, ou está incompleto.',
  'wrong-format': 'O arquivo não é um backup do BookShelfs.',
  'newer-version':
    'O arquivo foi feito por uma versão mais nova do BookShelfs. Atualize esta página e tente de novo.',
  empty: 'O arquivo não tem nenhuma conta ou empréstimo.',
  unreadable: 'Nenhuma conta ou empréstimo do arquivo pôde ser lido: os dados estão danificados.',
} as const;

export type FileProblem = keyof typeof FILE_PROBLEMS;

/** A record as read (`value`), and as in the file, with fields this version does not know (`raw`). */
export interface FileRecord<T> {
  readonly value: T;
  readonly raw: object;
}

/** The records of a file that could be read. */
export interface BackupFile {
  readonly users: readonly FileRecord<User>[];
  readonly loans: readonly FileRecord<Loan>[];
  /** How many records could not be read. */
  readonly unreadable: number;
}

const EnvelopeSchema = v.object({
  format: v.literal(FILE_FORMAT),
  version: v.literal(FILE_VERSION),
  users: v.optional(v.array(v.unknown())),
  loans: v.optional(v.array(v.unknown())),
});

/** Reads the text of an exported file; returns its records, or why it cannot be imported. Never throws. */
export function readFile(text: string): BackupFile | FileProblem {
  if (text.length > MAX_FILE_SIZE) return 'too-large';
  const data = parseJson(text);
  if (data === undefined) return 'not-json';
  const version = versionOf(data);
  if (version !== null && version > FILE_VERSION) return 'newer-version';
  const envelope = v.safeParse(EnvelopeSchema, data);
  if (!envelope.success) return 'wrong-format';
  const { users: rawUsers, loans: rawLoans } = envelope.output;
  if (!rawUsers || !rawLoans) return 'wrong-format';
  const users = readRecords(rawUsers, UserSchema);
  const loans = readRecords(rawLoans, LoanSchema);
  const total = rawUsers.length + rawLoans.length;
  const unreadable = total - users.length - loans.length;
  if (total === 0) return 'empty';
  return unreadable === total ? 'unreadable' : { users, loans, unreadable };
}

/** Undefined when it is not JSON. Some editors write a byte order mark first. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** The version of an exported file, whatever else is in it; null for any other file. */
function versionOf(data: unknown): number | null {
  const schema = v.object({ format: v.literal(FILE_FORMAT), version: v.number() });
  const result = v.safeParse(schema, data);
  return result.success ? result.output.version : null;
}

function readRecords<T>(
  raws: readonly unknown[],
  schema: v.GenericSchema<unknown, T>,
): readonly FileRecord<T>[] {
  return raws.flatMap((raw) => {
    const result = v.safeParse(schema, raw, { abortEarly: true });
    return result.success && typeof raw === 'object' && raw !== null
      ? [{ value: result.output, raw }]
      : [];
  });
}
