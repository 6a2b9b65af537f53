import * as v from 'valibot';
import type { Schema } from '@/lib/storage/contents';
import { LoanSchema, type Loan } from '@/lib/lending/loan';
import { UserSchema, type User } from '@/lib/accounts/user';

/** What an exported file says it is; `version` counts up when its shape changes. */
export const FILE_FORMAT = 'bookshelfs';
export const FILE_VERSION = 1;

/** The longest file that is read, in characters: local storage itself holds about half of it. */
export const MAX_FILE_LENGTH = 10 * 1024 * 1024;

/** What is wrong with a file as a whole, for people. */
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

/** A record as read and as the file has it, with the fields this version does not know. */
export interface FileRecord<T> {
  readonly value: T;
  readonly raw: object;
}

/** A backup that could be read, record by record. */
export interface BackupFile {
  readonly users: readonly FileRecord<User>[];
  readonly loans: readonly FileRecord<Loan>[];
  /** How many records could not be read. */
  readonly unreadable: number;
}

const EnvelopeSchema = v.object({
  format: v.literal(FILE_FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  users: v.optional(v.array(v.unknown())),
  loans: v.optional(v.array(v.unknown())),
});

/** Reads an exported file, or says what is wrong with it as a whole. Never throws. */
export function readFile(text: string): BackupFile | FileProblem {
  if (text.length > MAX_FILE_LENGTH) return 'too-large';
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

/** Undefined when it is no JSON; some editors put a byte order mark first. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** The version of a file of ours, whatever the rest of it has become since; else null. */
function versionOf(data: unknown): number | null {
  const schema = v.object({ format: v.literal(FILE_FORMAT), version: v.number() });
  const result = v.safeParse(schema, data);
  return result.success ? result.output.version : null;
}

function readRecords<T>(raws: readonly unknown[], schema: Schema<T>): readonly FileRecord<T>[] {
  return raws.flatMap((raw) => {
    const result = v.safeParse(schema, raw, { abortEarly: true });
    return result.success && typeof raw === 'object' && raw !== null
      ? [{ value: result.output, raw }]
      : [];
  });
}
