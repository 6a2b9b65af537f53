import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const FILE = '../shared/data/gutenberg-2026-06.ndjson.gz';

/** A record of the whole catalogue, as far as tests ask. */
interface Record {
  id: number;
  title: string;
  authors: { name: string; death_year: number | null }[];
  languages: string[];
}

/** Every record of Project Gutenberg by number; null where its file is not beside the repository. */
export function readWholeCatalogue(): ReadonlyMap<number, Record> | null {
  if (!existsSync(FILE)) return null;
  const lines = gunzipSync(readFileSync(FILE)).toString('utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const record = JSON.parse(line) as Record;
      return [record.id, record];
    }),
  );
}

/** A text as catalogues are compared: without accents, case and punctuation. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\$b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
