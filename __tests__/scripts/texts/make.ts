import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textPath } from '@/lib/paths';
import { readTextDescription } from '@/lib/reading/text';
import type { Speller } from '@/scripts/spelling/spell';
import { buildTexts } from '@/scripts/texts/run';
import { temporaryFolder } from '../../support/copy-host';

/** A folder for the sources and the texts of a test file; it is removed when its tests have run. */
export function textsFolder() {
  const work = temporaryFolder();
  let place = 0;
  return () => {
    const root = path.join(work, String(++place));
    const sources = path.join(root, 'sources');
    mkdirSync(sources, { recursive: true });
    return { sources, folder: path.join(root, 'texts'), fetched: path.join(root, 'fetched') };
  };
}

export type Place = ReturnType<ReturnType<typeof textsFolder>>;

/** Knows of today's spelling that there is no `ph` in it, and no `elle`, `anno` or `cavallo`. */
const speller: Speller = (words) => {
  const respelled = [...words.keys()].map((word): [string, string] => [
    word,
    word.replace(/ph/g, 'f').replace(/([cflmnpt])\1/g, '$1'),
  ]);
  const changes = new Map(respelled.filter(([old, now]) => old !== now));
  const count = (isChanged: boolean) =>
    [...words].reduce((sum, [word, n]) => (changes.has(word) === isChanged ? sum + n : sum), 0);
  const running = { modern: count(false), changed: count(true), unresolved: 0, names: 0 };
  return { changes, unresolved: new Map(), running };
};

/** Runs the script; by default on the folder of sources, in 2026. */
export async function make(place: Place, args = [place.sources], year = 2026) {
  const said: string[] = [];
  const complaints: string[] = [];
  const now = new Date(Date.UTC(year, 10, 23));
  const code = await buildTexts(
    args,
    { folder: place.folder, fetched: place.fetched, now, spellerOf: async () => speller },
    { log: (line: string) => said.push(line), error: (line: string) => complaints.push(line) },
  );
  return { code, said, complaints };
}

export const writeSource = (place: Place, name: string, contents: string | Uint8Array) =>
  writeFileSync(path.join(place.sources, name), contents);

/** The text that was made of a book: its description, and its chapters as they are in the files. */
export function readText({ folder }: Place, id: number) {
  // The folder is called as on the site.
  const read = (name?: string) => readFileSync(path.join(folder, '..', textPath(id, name)), 'utf8');
  const description = readTextDescription(JSON.parse(read()));
  return { description, html: description.parts.map((name) => read(name)).join('') };
}

/** Every file of the texts with its contents; none where there is no folder. */
export const filesOf = ({ folder }: Place): [string, string][] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => /\.(json|html)$/.test(name))
    .sort()
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]);

/** What a page says of its book. */
export type Facts = Parameters<typeof page>[1];

/** A page as Project Gutenberg generates it: header, text and licence, each in its section. */
export const page = (
  body: string,
  {
    title = 'Um livro',
    author = 'Silva, Ana, 1800-1850',
    language = 'pt',
    rights = 'Public domain in the USA.',
  } = {},
) => `<!DOCTYPE html>
<html lang="pt"><head><meta charset="utf-8"><title>${title}</title>
<meta name="dc.title" content="${title}"><meta name="dc.language" content="${language}">
<meta name="dc.creator" content="${author}"><meta name="dc.rights" content="${rights}"></head>
<body><section class="pg-boilerplate pgheader" id="pg-header" lang="en">
<h2>The Project Gutenberg eBook of ${title}</h2>
<div>This ebook is for the use of anyone anywhere.</div>
<div>*** START OF THE PROJECT GUTENBERG EBOOK ${title} ***</div></section>
${body}
<section class="pg-boilerplate pgheader" id="pg-footer" lang="en">
<div>*** END OF THE PROJECT GUTENBERG EBOOK ${title} ***</div>
<h2>THE FULL PROJECT GUTENBERG LICENSE</h2></section></body></html>`;

const WORDS =
  'Era uma vez um homem que guardava os livros de uma terra e os emprestava a quem os pedisse. ';

/** Some prose, so that a chapter is taken for one. */
export const PROSE = `<p>${WORDS.repeat(3).trim()}</p>`;

/** Makes the text of a page with this body; its HTML without the ids of blocks. */
export async function textOf(place: Place, body: string, facts?: Facts) {
  writeSource(place, '1234-h.htm', page(body, facts));
  expect(await make(place)).toMatchObject({ code: 0, complaints: [] });
  const { description, html } = readText(place, 1234);
  return { description, html: html.replace(/ id="c\d+b\d+"/g, '') };
}
