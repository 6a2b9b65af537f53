import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { EMBEDDED_BOOKS, OWN_BOOK, readBooks } from '@/fake-gutendex/read-books';
import type { CatalogueRecord } from '@/fake-gutendex/record';
import { cleanTitle } from '@/lib/catalogue/book-text';
import { landingPage } from '@/lib/book';
import { portugueseBooks } from '@/lib/portuguese/books';
import type { TextIndex } from '@/lib/reading/text';
import { countryOf, loadSpeller } from '../spelling/spell';
import { reasonOf, type Output } from '../title-index/run';
import { chaptersOf } from './chapters';
import { fetchBooks, fileOnMirror } from './fetch';
import { peopleOf, whyNotLent } from './lending';
import { findSources, readSource } from './read-source';
import { hashOf, makeFiles, textAtHand, wordCounts, writeFiles } from './write-text';

/** Where the texts are for the site to be built with, and the files that `--fetch` brings. */
export const TEXTS_FOLDER = 'public/texts';
const FETCHED_FOLDER = '.cache/texts';

/** What makes a text: when any of it changes, all texts are made anew. */
const MAKERS = ['scripts/texts', 'scripts/spelling', 'lib/reading'];

function hashOfMakers(): string {
  const folders = MAKERS.map((name) => path.join(__dirname, '..', '..', name));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  );
  return hashOf(
    files
      .sort()
      .map((file) => readFileSync(file, 'utf8'))
      .join(),
  );
}

interface Making {
  folder: string;
  /** Of the build: whose works are free then. */
  year: number;
  /** The catalogue's, for names and years: most files have their own. */
  records: ReadonlyMap<number, CatalogueRecord>;
  makers: string;
  spellerOf: typeof loadSpeller;
}

/**
 * Makes the text of a book, if it may be lent and is not as before; else there is none.
 *
 * @returns what to tell of it
 * @throws {Error} when the file cannot be read
 */
async function makeText(id: number, file: string, making: Making): Promise<string> {
  const folder = path.join(making.folder, String(id));
  const record = making.records.get(id);
  const { facts, blocks, hash, pictures } = readSource(file);
  const people = peopleOf(facts, record);
  const title = cleanTitle(record?.title ?? facts.title) || `Livro ${id}`;
  const language = record?.languages.join() ?? facts.language;
  const isCopyrighted = facts.isCopyrighted || record?.copyright === true;
  const why = whyNotLent(id, people, { ...facts, language, isCopyrighted }, making.year);
  if (why !== undefined) {
    rmSync(folder, { recursive: true, force: true });
    return `${title}: left out: ${why}`;
  }
  const version = hashOf(JSON.stringify([making.makers, hash, title, people])).slice(0, 12);
  if (textAtHand(folder)?.version === version) return `${title}: as before`;
  const namesOf = (role: string) =>
    people.filter((one) => one.role === role).map(({ name }) => name);
  const authors = namesOf('author');
  const country = countryOf(authors);
  const named = [...authors, ...facts.people.map(({ name }) => name)];
  const chapters = chaptersOf(blocks, { title, authors: named });
  const speller = await making.spellerOf(country);
  const page = id === OWN_BOOK.id ? null : landingPage(id);
  const bookFacts = {
    id,
    title,
    authors,
    translators: namesOf('translator'),
    language: `pt-${country}` as const,
    source: { page, hash, pictures },
    version,
  };
  writeFiles(folder, makeFiles(bookFacts, chapters, speller(wordCounts(chapters))));
  const { words = 0, spelling } = textAtHand(folder) ?? {};
  const percent = (share = 0) => `${(100 * share).toFixed(1)} %`;
  return (
    `${title}: ${chapters.length} chapters, ${words} words, ${percent(spelling?.changed)} changed, ` +
    `${percent(spelling?.unresolved)} unresolved${spelling?.file ? '' : ' (not offered)'}`
  );
}

/** Writes which texts there are. */
function writeIndex(folder: string): number {
  const books = readdirSync(folder)
    .flatMap((name) => textAtHand(path.join(folder, name)) ?? [])
    .sort((one, other) => one.id - other.id)
    .map(({ id, title, authors, words, spelling }) => {
      return { id, title, authors, words, spelling: spelling.file !== null };
    });
  const index: TextIndex = { format: 1, books };
  writeFileSync(path.join(folder, 'index.json'), `${JSON.stringify(index)}\n`);
  return books.length;
}

/** Where the script writes to, when it is, and what knows today's spelling: to load it takes seconds. */
const SETTING = {
  folder: TEXTS_FOLDER,
  fetched: FETCHED_FOLDER,
  now: new Date(),
  spellerOf: loadSpeller,
};

/**
 * Makes texts of the books in a folder, or of those that it fetches; or prints which files the
 * Portuguese books of the catalogue's copy have on a mirror (build-texts.ts). What cannot be read is
 * named, and its text stays as it is.
 *
 * @returns the exit code
 */
export async function run(
  args: readonly string[],
  { folder, fetched, now, spellerOf } = SETTING,
  output: Output = console,
): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { fetch: { type: 'boolean' }, wanted: { type: 'boolean' } },
    });
    if (values.wanted) {
      for (const { id } of await portugueseBooks()) output.log(`${id}/${fileOnMirror(id)}`);
      return 0;
    }
    let broken = values.fetch ? await fetchBooks(positionals.map(Number), fetched, output) : 0;
    const [source, ...others] = values.fetch ? [fetched] : positionals;
    if (source === undefined || others.length > 0) throw new Error('Give one folder.');
    if (!existsSync(source)) throw new Error(`${source}: there is no such folder.`);
    const sources = findSources(source);
    if (sources.length === 0) throw new Error(`${source}: there are no files of books.`);
    mkdirSync(folder, { recursive: true });
    const books = [...readBooks(EMBEDDED_BOOKS), OWN_BOOK];
    const records = new Map(books.map((record) => [record.id, record]));
    const year = now.getUTCFullYear();
    const making = { folder, year, records, makers: hashOfMakers(), spellerOf };
    for (const [id, file] of sources) {
      try {
        output.log(`${id} ${await makeText(id, file, making)}`);
      } catch (error) {
        output.error(`${file}: ${reasonOf(error)}`);
        broken += 1;
      }
    }
    const written = writeIndex(folder);
    output.log(`${sources.length} files, ${broken} not read; ${written} texts in ${folder}.`);
    return broken > 0 ? 1 : 0;
  } catch (error) {
    output.error(reasonOf(error));
    return 1;
  }
}
