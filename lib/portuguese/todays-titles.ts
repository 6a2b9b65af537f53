import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TitleData } from '@/lib/search/title-data';
import manifest from '@/lib/search/title-index-manifest.json';

async function readTitles(): Promise<TitleData['today']> {
  const file = path.join(process.cwd(), 'public', 'search', manifest.file);
  return (JSON.parse(await readFile(file, 'utf8')) as TitleData).today;
}

let titles: Promise<TitleData['today']> | undefined;

/** The main titles of Portuguese books in today's spelling, by number, where that differs. For the build only. */
export const todaysTitles = (): Promise<TitleData['today']> => (titles ??= readTitles());
