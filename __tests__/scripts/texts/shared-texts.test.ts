/** @jest-environment node */
import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { make, readText, textsFolder } from './make';

/** Real books as Project Gutenberg has them, beside the repository; not everywhere. */
const SHARED = '../shared/texts';
const newPlace = textsFolder();

/** A novel, one of verse, a play, one with notes, one of plain text, one in ISO-8859-1 that is UTF-8. */
const BOOKS = [
  { file: '55752.html.gz', chapters: 148, first: 'I. Do titulo.', last: /E bem, e o resto\?/ },
  { file: '17610.html.gz', chapters: 33, first: /A meu Pai|Irmão/, last: 'IMPOSSIVEL' },
  { file: '26913.html.gz', chapters: 4, first: 'PERSONAGENS', last: 'ACTO TERCEIRO' },
  { file: '34387.html.gz', chapters: 18, first: 'ADVERTENCIA', last: /IV Summario da derrota/ },
  { file: '17591.txt.gz', chapters: 5, first: 'PESSOAS', last: 'FREI LUIZ DE SOUSA' },
  { file: '16384.html.gz', chapters: 9, first: 'PROLOGO', last: 'VIII' },
] as const;

(existsSync(SHARED) ? describe : describe.skip)('a real book (needs ../shared/texts)', () => {
  const place = newPlace();
  beforeAll(async () => {
    for (const { file } of BOOKS) {
      copyFileSync(path.join(SHARED, file), path.join(place.sources, file));
    }
    expect(await make(place)).toMatchObject({ code: 0, complaints: [] });
  });

  test.each(BOOKS)('$file has its chapters', ({ file, chapters, first, last }) => {
    const names = readText(place, parseInt(file)).description.chapters.map(({ name }) => name);
    const own = names.filter((name) => !/\((?!1 de)\d+ de \d+\)$/.test(name));
    expect(own).toHaveLength(chapters);
    expect(own[0]).toMatch(first);
    expect(own.at(-1)).toMatch(last);
  });

  test.each(BOOKS)(
    '$file has no word of a header, of a licence, or of whoever made it',
    ({ file }) => {
      const { html } = readText(place, parseInt(file));
      expect(html).not.toMatch(
        /Gutenberg|Produced by|Proofread|eBook|pgdp|License|Nota de editor/i,
      );
      expect(html).not.toMatch(/�|Ã£|class="page|style=/);
    },
  );

  test('each note is in the chapter that refers to it', () => {
    const { html } = readText(place, 34387);
    const chapters = html.split('</section>');
    const references = chapters.map((chapter) => chapter.match(/(?<=href="#)n\d+/g) ?? []);
    expect(references.flat().length).toBeGreaterThan(100);
    const notes = chapters.map((chapter) => chapter.match(/(?<=<aside id=")n\d+/g) ?? []);
    expect(references.map((ids) => new Set(ids))).toEqual(notes.map((ids) => new Set(ids)));
  });
});
