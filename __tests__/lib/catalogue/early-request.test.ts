import fc from 'fast-check';
import { delay, http, HttpResponse } from 'msw';
import { fetchCataloguePage } from '@/lib/catalogue/client';
import { earlyRequestScript } from '@/lib/catalogue/early-request';
import { FAILURES_KEY, hasFailedLately } from '@/lib/catalogue/failures';
import { booksUrl, pageUrl } from '@/lib/catalogue/requests';
import { filePath } from '@/lib/copy/meta';
import { LANGUAGES } from '@/lib/languages';
import { COPY_META_PATH, readBookId, readQuery } from '@/lib/paths';
import { blockStorage } from '../../support/library';
import { recordRequests, server, serviceAnswers } from '../../support/server';
import { advanceTime, freezeTimers, found } from '../../support/time';

const FIRST = pageUrl({ search: '', language: '', page: 1 });

/** The inlined script, which needs globals only. */
const runScript = new Function(earlyRequestScript());

/** Opens the document at an address, as far as its inlined script goes. */
function openDocument(address: string) {
  window.history.replaceState(null, '', address);
  runScript();
  return window.earlyRequest;
}

/** The same, and the visitor leaves at once. Returns what it asked for. */
function askedAt(address: string) {
  const early = openDocument(address);
  window.earlyRequest = undefined;
  early?.controller.abort();
  return early?.url;
}

beforeEach(() => {
  window.earlyRequest = undefined;
});

describe('before the scripts of the page are there, its document asks', () => {
  test('for the page that the catalogue will ask for, whatever the address', () => {
    serviceAnswers(() => HttpResponse.json({}));
    const text = fc.string({ unit: 'grapheme' });
    const parameter = fc.oneof(
      fc.tuple(fc.constantFrom('q', 'cat', 'x'), text),
      fc.tuple(fc.constant('lang'), fc.oneof(fc.constantFrom(...LANGUAGES), text)),
      fc.tuple(fc.constant('page'), fc.oneof(fc.nat().map(String), text)),
    );
    fc.assert(
      fc.property(fc.array(parameter), (parameters) => {
        const query = new URLSearchParams(parameters);
        expect(askedAt(`/?${query}`)).toBe(pageUrl(readQuery(query)));
      }),
    );
  });

  test('for the book of its path', () => {
    for (const path of ['/book/84/', '/book/84', '/book/999999999/']) {
      expect(askedAt(path)).toBe(booksUrl([readBookId(path) ?? 0]));
    }
  });

  test.each(['/book/_/', '/book/0/', '/book/84x/', '/book/1234567890/', '/auth/', '/?shelf=x'])(
    'for nothing at %s',
    (path) => expect(askedAt(path)).toBeUndefined(),
  );

  test('for nothing while the copy is asked first, whatever is stored', () => {
    serviceAnswers(() => HttpResponse.json({}));
    const now = 1_800_000_000_000;
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const time = fc.integer({ min: 0, max: 240_000 }).map((age) => now - age);
    const failures = fc.tuple(time, fc.nat(4)).map((numbers) => numbers.join(' '));
    fc.assert(
      fc.property(fc.option(fc.oneof(failures, fc.string())), (text) => {
        sessionStorage.clear();
        if (text !== null) sessionStorage.setItem(FAILURES_KEY, text);
        expect(askedAt('/') === undefined).toBe(hasFailedLately());
      }),
    );
  });

  test('where the storage is blocked too', () => {
    blockStorage();
    expect(askedAt('/')).toBe(FIRST);
  });
});

describe('the app', () => {
  test('takes the response of its document, once', async () => {
    const requests = recordRequests();
    openDocument('/');
    const { results } = await fetchCataloguePage(FIRST);
    expect(results).toHaveLength(32);
    expect(requests).toHaveLength(1);
    await fetchCataloguePage(FIRST);
    expect(requests).toHaveLength(2);
  });

  test('can abort it', async () => {
    serviceAnswers(() => delay('infinite').then(() => HttpResponse.error()));
    const early = openDocument('/');
    const controller = new AbortController();
    const page = fetchCataloguePage(FIRST, controller.signal);
    controller.abort();
    await expect(page).rejects.toMatchObject({ name: 'AbortError' });
    expect(early?.controller.signal.aborted).toBe(true);
  });
});

describe('the copy, while the scripts are on their way', () => {
  const LIST = [COPY_META_PATH, filePath('5eed', 'pages', 1), filePath('5eed', 'summaries', 1)];
  const never = () => new Promise<Response>(() => undefined);
  let asked: string[];

  beforeEach(() => {
    freezeTimers();
    window.earlyCopyMeta = undefined;
    asked = [];
    server.use(
      http.get('http://localhost/copy/*', ({ request }) => {
        asked.push(new URL(request.url).pathname);
        return HttpResponse.json({ version: '5eed' });
      }),
    );
  });
  afterEach(() => {
    window.earlyRequest = undefined;
  });

  const expectAsked = async (paths: readonly string[]) => {
    await found(() => (asked.length >= paths.length ? asked : null));
    await advanceTime(3_000);
    expect(asked).toEqual(paths);
  };

  test('is asked for after a second of silence, and not once more when that ends in a failure', async () => {
    let fail: () => void = () => undefined;
    serviceAnswers(
      () =>
        new Promise((resolve) => {
          fail = () => resolve(new HttpResponse('down', { status: 502 }));
        }),
    );
    const early = openDocument('/');
    await advanceTime(999);
    expect(asked).toEqual([]);
    await advanceTime(1);
    await expectAsked(LIST);
    fail();
    await early?.response;
    await expectAsked(LIST);
  });

  test.each([
    ['a failure', () => new HttpResponse('down', { status: 503 })],
    ['no connection', () => HttpResponse.error()],
  ])('is asked for at once after %s', async (_, response) => {
    serviceAnswers(response);
    openDocument('/?page=1');
    await found(() => (asked.length ? asked : null));
    await expectAsked(LIST);
  });

  test.each(['/?q=machado', '/?lang=pt', '/?page=999', '/book/84/'])(
    '%s: only its description, which says what other files there are',
    async (address) => {
      serviceAnswers(never);
      openDocument(address);
      await advanceTime(1_000);
      await expectAsked([COPY_META_PATH]);
    },
  );

  test('is not asked for when the service answers, or the scripts are there', async () => {
    serviceAnswers(() => HttpResponse.json({}));
    await openDocument('/')?.response;
    await expectAsked([]);
    serviceAnswers(never);
    openDocument('/');
    window.earlyRequest = undefined;
    await expectAsked([]);
  });
});
