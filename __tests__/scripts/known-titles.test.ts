/** @jest-environment node */
import { readAuthorNames, readKnownTitles } from '@/scripts/title-index/known-titles';
import { plainText, readWholeCatalogue } from '../support/whole-catalogue';

const titles = readKnownTitles();
const namesIn = (test: (language: string) => boolean) =>
  new Set(titles.filter(({ language }) => test(language)).map(({ name }) => name)).size;

describe('the table of titles known by another name', () => {
  test('has hundreds of foreign works, and stories of Portuguese volumes', () => {
    expect(namesIn((language) => language !== 'pt')).toBeGreaterThanOrEqual(250);
    expect(namesIn((language) => language === 'pt')).toBeGreaterThanOrEqual(50);
  });

  test('has a name, a number, a language and a title in each line', () => {
    const odd = titles.filter(
      ({ name, id, language, title }) =>
        !name || !title || !Number.isSafeInteger(id) || id < 1 || !/^[a-z]{2}$/.test(language),
    );
    expect(odd).toEqual([]);
  });

  test('is sorted by name, and has no line twice', () => {
    const { compare } = new Intl.Collator('pt');
    const names = titles.map(({ name }) => name);
    expect(names).toEqual([...names].sort(compare));
    expect(new Set(titles.map(({ name, id }) => `${name} ${id}`)).size).toBe(titles.length);
  });

  test('tells the same of a book in every line', () => {
    const told = new Map<number, string>();
    for (const { id, language, title, authors } of titles) {
      const line = [language, title, ...authors].join(' | ');
      expect(told.get(id) ?? line).toBe(line);
      told.set(id, line);
    }
  });

  test('knows each author that it gives a Portuguese name', () => {
    const authors = new Set(titles.flatMap((title) => title.authors));
    for (const [name, portuguese] of readAuthorNames()) {
      expect(authors).toContain(name);
      expect(portuguese).not.toBe('');
    }
  });
});

const catalogue = readWholeCatalogue();

(catalogue ? test : test.skip)(
  'each line is as the catalogue has it (where the whole catalogue is beside the repository)',
  () => {
    for (const { name, id, language, title, authors } of titles) {
      const book = catalogue?.get(id);
      expect([name, book?.id]).toEqual([name, id]);
      expect(book?.languages).toContain(language);
      expect(plainText(book?.title ?? '').startsWith(plainText(title))).toBe(true);
      expect(book?.authors.map((author) => author.name)).toEqual(authors);
    }
  },
);
