import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { EMBEDDED_BOOKS, OWN_BOOK, readBooks } from '@/fake-gutendex/read-books';
import { landingPage } from '@/lib/book';
import { cleanTitle } from '@/lib/catalogue/titles';
import { portugueseBooks } from '@/lib/portuguese/books';
import { countryOf } from '../spelling/country';
import { loadSpeller } from '../spelling/spell';
import { hashOf, shortHashOf } from '../support/hash';
import { reasonOf, type Output } from '../support/run';
import { chaptersOf } from './chapters';
import { whyNotLent, type Facts } from './lending';
import { findSources, readSource } from './read-source';
import { textAtHand, wordCounts, writeText } from './write-text';

/** Where the script writes to, for the site to be built with, when it is, and what knows today's spelling: to load it takes seconds. */
const SETTING = {
  folder: 'public/texts',
  fetched: '.cache/texts',
  now: new Date(),
  spellerOf: loadSpeller,
};

/** A mirror made for programs; the main site is for people. The variable TEXTS_MIRROR names another. */
const MIRROR = 'https://gutenberg.pglaf.org/cache/epub';
/** Between two files, in ms. */
const PAUSE = 2_000;

/** What makes a text: when any of it changes, all texts are made anew. */
const MAKERS = ['scripts/texts', 'scripts/spelling', 'lib/reading', 'lib/search'];

const hashOfMakers = (): string => {
  const files = MAKERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|txt)$/.test(name))
      .map((name) => path.join(folder, name)),
  );
  // The last has the versions of the dictionaries.
  const texts = [...files, 'package.json'].map((file) => readFileSync(file, 'utf8'));
  return hashOf(texts.sort().join());
};

/** The file that mirrors have in the folder of a book's number. */
const fileOnMirror = (id: number): string => `pg${id}-images.html`;

/** Fetches the files of books to a folder, one each two seconds; names what cannot be fetched, and counts it. */
async function fetchBooks(ids: readonly number[], folder: string, output: Output): Promise<number> {
  if (ids.length === 0 || ids.some((id) => !Number.isSafeInteger(id) || id < 1)) {
    throw new Error('Give the numbers of books, such as 55752.');
  }
  mkdirSync(folder, { recursive: true });
  let broken = 0;
  for (const [place, id] of ids.entries()) {
    if (place > 0) await wait(PAUSE);
    const address = `${process.env.TEXTS_MIRROR ?? MIRROR}/${id}/${fileOnMirror(id)}`;
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`HTTP ${response.status}`);
      writeFileSync(path.join(folder, fileOnMirror(id)), await response.text());
    } catch (error) {
      output.error(`${address}: ${reasonOf(error)}`);
      broken += 1;
    }
  }
  return broken;
}

/**
 * Makes the text of a book, if it may be lent and is not as before; else there is none.
 *
 * @param record what the catalogue says of it, if it does
 * @returns what to tell of it
 * @throws {Error} when the file cannot be read
 */
async function makeText(
  id: number,
  file: string,
  record: Facts | undefined,
  makers: string,
  { folder: texts, now, spellerOf }: typeof SETTING,
): Promise<string> {
  const folder = path.join(texts, String(id));
  const { facts: own, blocks, hash, pictures } = readSource(file);
  // Authors of the record are those of the file, by other names.
  const ofRole = (role: 'authors' | 'translators' | 'editors') =>
    record?.[role].length ? record[role] : own[role];
  const facts: Facts = {
    ...(record ?? own),
    copyright: own.copyright || record?.copyright === true,
    authors: ofRole('authors'),
    translators: ofRole('translators'),
    editors: ofRole('editors'),
  };
  const title = cleanTitle(facts.title) || `Livro ${id}`;
  const why = whyNotLent(id, facts, now.getUTCFullYear());
  if (why !== undefined) {
    rmSync(folder, { recursive: true, force: true });
    return `${title}: left out: ${why}`;
  }
  const version = shortHashOf(JSON.stringify([makers, hash, facts]));
  if (textAtHand(folder)?.version === version) return `${title}: as before`;
  const authors = facts.authors.map(({ name }) => name);
  const country = countryOf(authors);
  const chapters = chaptersOf(blocks, title, [...authors, ...own.authors.map(({ name }) => name)]);
  const speller = await spellerOf(country);
  const source = { page: id === OWN_BOOK.id ? null : landingPage(id), hash, pictures };
  const translators = facts.translators.map(({ name }) => name);
  const { spelling, words } = writeText(
    folder,
    { id, title, authors, translators, language: `pt-${country}`, source, version },
    chapters,
    speller(wordCounts(chapters, title)),
  );
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return (
    `${title}: ${chapters.length} chapters, ${words} words, ${percent(spelling.changed)} changed, ` +
    `${percent(spelling.unresolved)} unresolved${spelling.file ? '' : ' (not offered)'}`
  );
}

/**
 * Makes texts of the books in a folder, or of those that it fetches; or prints which files the
 * Portuguese books of the catalogue's copy have on a mirror (build-texts.ts). What cannot be read is
 * named, and its text stays as it is.
 *
 * @returns the exit code
 */
export async function buildTexts(
  args: readonly string[],
  setting = SETTING,
  output: Output = console,
): Promise<number> {
  const { folder, fetched } = setting;
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
    const sources = findSources(source);
    const records = new Map([...readBooks(EMBEDDED_BOOKS), OWN_BOOK].map((one) => [one.id, one]));
    const makers = hashOfMakers();
    mkdirSync(folder, { recursive: true });
    for (const [id, file] of sources) {
      try {
        output.log(`${id} ${await makeText(id, file, records.get(id), makers, setting)}`);
      } catch (error) {
        output.error(`${file}: ${reasonOf(error)}`);
        broken += 1;
      }
    }
    const books = readdirSync(folder)
      .flatMap((name) => textAtHand(path.join(folder, name)) ?? [])
      .sort((one, other) => one.id - other.id)
      .map(({ id, title, authors, words, spelling }) => {
        return { id, title, authors, words, spelling: spelling.file !== null };
      });
    writeFileSync(path.join(folder, 'index.json'), `${JSON.stringify({ format: 1, books })}\n`);
    output.log(`${sources.length} files, ${broken} not read; ${books.length} texts in ${folder}.`);
    return broken > 0 ? 1 : 0;
  } catch (error) {
    output.error(reasonOf(error));
    return 1;
  }
}
