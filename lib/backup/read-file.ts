import * as v from 'valibot';
import type { Schema } from '@/lib/storage/contents';
import { LoanSchema, type Loan } from '@/lib/storage/loans';
import { UserSchema, type User } from '@/lib/storage/users';
import { FILE_FORMAT, FILE_VERSION, MAX_FILE_LENGTH, type FileProblem } from './file-format';

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
