import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { fetchCataloguePage } from '@/lib/catalogue/client';
import { readCataloguePage } from '@/lib/catalogue/normalise';
import { booksUrl, pageOfUrl, pageUrl } from '@/lib/catalogue/requests';
import { askCopy } from '@/lib/copy/ask-copy';
import { LANGUAGES } from '@/lib/languages';
import { copyFolder, copyHost, makeCopy } from '../../support/copy-host';
import { server } from '../../support/server';

const folder = copyFolder();
const books = readBooks(EMBEDDED_BOOKS);

beforeAll(() => makeCopy(folder, books));
beforeEach(() => server.use(copyHost(folder)));

/** The service's answer, its links written as ours are: it leaves out `page=1`. */
async function askService(url: string) {
  const page = await fetchCataloguePage(url);
  const own = (link: string | null) => {
    if (link === null) return null;
    const address = new URL(link);
    if (!address.searchParams.has('page')) address.searchParams.set('page', '1');
    address.searchParams.sort();
    return address.href;
  };
  return { ...page, next: own(page.next), previous: own(page.previous) };
}

/** The copy's answer, as the service's is read; null when it has none. */
async function readCopy(url: string) {
  const answer = await askCopy(url);
  return answer && readCataloguePage(answer.data, pageOfUrl(url));
}

const list = (language: string, page: number) => pageUrl({ search: '', language, page });

describe('answers as the service, book for book', () => {
  test.each(['', ...LANGUAGES, 'zh', 'pt,es', 'xx'])(
    'every page of the books in %j',
    async (language) => {
      for (let page = 1, pages = 1; page <= pages; page++) {
        const url = list(language, page);
        const answer = await readCopy(url);
        const service = await askService(url);
        expect(answer).toEqual(service.count > 0 ? service : null);
        pages = Math.ceil(service.count / 32);
      }
    },
  );

  test.each([[[84]], [[1342, 84, 2701]], [[84, 999_999]]])('the books %j', async (ids) => {
    expect(await readCopy(booksUrl(ids))).toEqual(await askService(booksUrl(ids)));
  });

  test('more books by number than a page has', async () => {
    const url = booksUrl(books.slice(100, 150).map(({ id }) => id));
    const first = await readCopy(url);
    expect(first).toEqual(await askService(url));
    const second = first?.next ?? '';
    expect(await readCopy(second)).toEqual(await askService(second));
  });

  test.each([list('', 24), list('pt', 99), `${booksUrl([84])}&page=2`, booksUrl([999_999])])(
    'no such page, or no books: null: %s',
    async (url) => {
      expect(await askCopy(url)).toBeNull();
    },
  );

  test('with the day of its data', async () => {
    expect(await askCopy(list('', 1))).toMatchObject({ date: '2026-11-16' });
  });
});
