/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OWN_BOOK, OWN_TEXTS } from '@/fake-gutendex/read-books';
import { readSpelling, readTextDescription } from '@/lib/reading/text';
import { PROSE, filesOf, make, readText, textOf, textsFolder } from './make';

const newPlace = textsFolder();

describe('the text of the embedded book', () => {
  const place = newPlace();
  let text: ReturnType<typeof readText>;
  beforeAll(async () => {
    await make(place, [OWN_TEXTS]);
    text = readText(place, OWN_BOOK.id);
  });

  test('has its chapters with their names and words, and says what it is', () => {
    const { title, authors, chapters, words, source } = text.description;
    expect({ title, authors, source }).toMatchObject({
      title: 'Contos da casa',
      authors: ['BookShelfs'],
      source: { page: null, pictures: 0 },
    });
    expect(chapters.map(({ name }) => name)).toEqual([
      'O RELOGIO DA BIBLIOTHECA. I. Dous velhos',
      'O RELOGIO DA BIBLIOTHECA. II. As tres e um quarto',
      'O RELOGIO DA BIBLIOTHECA. III. O dente partido',
      'O RELOGIO DA BIBLIOTHECA. IV. A ultima prateleira',
      'A ULTIMA CARTA DO CARTEIRO. I. Dez mil vezes',
      'A ULTIMA CARTA DO CARTEIRO. II. Papel de vinte e cinco linhas',
      'A ULTIMA CARTA DO CARTEIRO. III. O bonnet do Estado',
      'O PHAROL. I. O estado do mar',
      'O PHAROL. II. A noite de S. José',
      'O PHAROL. III. O ouvido do piloto',
      'O PHAROL. IV. O inquerito',
    ]);
    expect(words).toBe(chapters.reduce((sum, chapter) => sum + chapter.words, 0));
    expect(words).toBeGreaterThan(4300);
  });

  test('gives each chapter and each block an id of its own', () => {
    const ids = [...text.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(['c1', 'c1b1', 'c11', 'n1']));
    const blocks = text.html.match(
      /(?<=<section[^>]*>|<\/\w+>|<hr[^>]*>)<(p|h2|h3|blockquote|aside)\b[^>]*>/g,
    );
    expect(blocks?.filter((block) => !block.includes(' id="'))).toEqual([]);
  });

  test('has its poem in lines, its letter as a quotation, and its note in the chapter that refers to it', () => {
    expect(text.html.replace(/ id="c\d+b\d+"/g, '')).toContain(
      '<p class="verse">Aqui acaba a cidade,<br>\u2003Aqui começa o luar;<br>Quem vier',
    );
    expect(text.html).toMatch(
      /<blockquote id="[^"]+"><p class="right">«<em>Esperança<\/em>, a bordo/,
    );
    expect(text.html).toMatch(
      /Marco Polo\.<sup><a class="note" href="#n1">1<\/a><\/sup> Quando a roda/,
    );
    expect(text.html.split('<section')[3]).toMatch(
      /<aside id="n1" class="note"><p>A bibliotheca possuia apenas.*<\/aside><\/section>/,
    );
  });

  test('has nothing of the header, the contents, the pages’ numbers and the notes of whoever made the file', () => {
    expect(text.html).not.toMatch(/eBook|licence|INDICE|Nota de editor|imitam|\[\d+\]|EDIÇÃO|1900/);
  });

  test('has today’s spelling of its words in a file of its own, in their order', () => {
    const { file, changed, unresolved } = text.description.spelling;
    expect({ isMuch: changed > 0.03, unresolved }).toEqual({ isMuch: true, unresolved: 0 });
    const [, table = ''] = filesOf(place).find(([name]) => name.endsWith(String(file))) ?? [];
    const changes = readSpelling(JSON.parse(table));
    expect(changes.get('pharol')).toBe('farol');
    expect([...changes.keys()]).toEqual([...changes.keys()].toSorted());
  });

  test('stands in the index, and is the same in all bytes when it is made again', async () => {
    const files = filesOf(place);
    const index: unknown = JSON.parse(readFileSync(path.join(place.folder, 'index.json'), 'utf8'));
    expect(index).toMatchObject({
      format: 1,
      books: [{ id: OWN_BOOK.id, title: 'Contos da casa', words: text.description.words }],
    });
    const again = newPlace();
    await make(again, [OWN_TEXTS]);
    expect(filesOf(again)).toEqual(files);
    expect((await make(again, [OWN_TEXTS])).said[0]).toBe(
      `${OWN_BOOK.id} Contos da casa: as before`,
    );
  });
});

test('the words of the title are respelled too, where the text does not have them', async () => {
  const place = newPlace();
  const old = '<p>' + 'Elle via o pharol e a phoca. '.repeat(9) + '</p>';
  const { description } = await textOf(place, PROSE + old, { title: 'Uma philosophia' });
  const [, table = ''] =
    filesOf(place).find(([name]) => name.endsWith(String(description.spelling.file))) ?? [];
  expect(readSpelling(JSON.parse(table)).get('philosophia')).toBe('filosofia');
});

test('a description whose chapter is in no file is refused', async () => {
  const { description } = await textOf(newPlace(), PROSE);
  const chapters = [{ name: 'I', words: 1, part: 7 }];
  expect(() => readTextDescription({ ...description, chapters })).toThrow(/in no part/);
});
