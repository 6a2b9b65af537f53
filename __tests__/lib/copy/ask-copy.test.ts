import { EMBEDDED_BOOKS, readBooks } from '@/fake-gutendex/read-books';
import { fetchCataloguePage } from '@/lib/catalogue/client';
import { booksUrl, LANGUAGES, pageUrl } from '@/lib/catalogue/requests';
import { askCopy } from '@/lib/copy/ask-copy';
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

const list = (language: string, page: number) => pageUrl({ search: '', language, page });

describe('answers as the service, book for book', () => {
  test.each(['', ...LANGUAGES, 'zh', 'pt,es', 'xx'])(
    'every page of the books in %j',
    async (language) => {
      for (let page = 1, pages = 1; page <= pages; page++) {
        const url = list(language, page);
        const answer = await askCopy(url);
        expect(answer).toEqual({ page: await askService(url), date: '2026-11-16' });
        pages = Math.ceil(answer.page.count / 32);
      }
    },
  );

  test.each([[[84]], [[1342, 84, 2701]], [[999_999]], [[84, 999_999]]])(
    'the books %j',
    async (ids) => {
      const { page } = await askCopy(booksUrl(ids));
      expect(page).toEqual(await askService(booksUrl(ids)));
    },
  );

  test('more books by number than a page has', async () => {
    const url = booksUrl(books.slice(100, 150).map(({ id }) => id));
    const first = await askCopy(url);
    expect(first.page).toEqual(await askService(url));
    const second = first.page.next ?? '';
    expect((await askCopy(second)).page).toEqual(await askService(second));
  });

  test.each([list('', 24), list('pt', 99), list('', 0), booksUrl([84]) + '&page=2'])(
    'no such page: %s',
    async (url) => {
      const refusal = await fetchCataloguePage(url).catch((error: unknown) => error);
      await expect(askCopy(url)).rejects.toEqual(refusal);
      await expect(askCopy(url)).rejects.toMatchObject({ name: 'CatalogueError', status: 404 });
    },
  );
});
