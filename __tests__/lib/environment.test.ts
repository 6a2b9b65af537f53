/** @jest-environment node */
/** The module in a build with these variables. */
async function load(catalogueUrl?: string, basePath?: string) {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NEXT_PUBLIC_CATALOGUE_URL: catalogueUrl,
    NEXT_PUBLIC_BASE_PATH: basePath,
  });
  jest.resetModules();
  return import('@/lib/environment.mjs');
}

describe('the address of the catalogue', () => {
  test.each([
    [undefined, 'https://gutendex.com'],
    ['   ', 'https://gutendex.com'],
    [' https://gutendex.com/ \n', 'https://gutendex.com'],
    ['https://books.example/api//', 'https://books.example/api'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['/a/b/', '/a/b'],
    ['/', ''],
  ])('%j is %j', async (value, address) => {
    const { CATALOGUE_URL, checkEnvironment } = await load(value);
    expect(CATALOGUE_URL).toBe(address);
    expect(checkEnvironment).not.toThrow();
  });

  test.each([
    'gutendex.com',
    '//gutendex.com',
    'ftp://gutendex.com',
    'https://',
    'https:gutendex.com',
    'https://gutendex.com?search=x',
    'https://user:secret@gutendex.com',
    '/catalogue#x',
  ])('%j is refused by name', async (value) => {
    expect((await load(value)).checkEnvironment).toThrow(
      `NEXT_PUBLIC_CATALOGUE_URL must be an http(s) address without query, or a path such as /catalogue; it is "${value}".`,
    );
  });
});

describe('the base path', () => {
  test.each([
    [undefined, ''],
    [' ', ''],
    ['/', ''],
    [' /bookshelfs/ ', '/bookshelfs'],
    ['/user/book-shelfs_2.0~x', '/user/book-shelfs_2.0~x'],
  ])('%j is %j', async (value, path) => {
    const { BASE_PATH, checkEnvironment } = await load('', value);
    expect(BASE_PATH).toBe(path);
    expect(checkEnvironment).not.toThrow();
  });

  test.each(['bookshelfs', '//bookshelfs', '/a//b', '/a b', '/a?b', '/a#b', 'https://a.example/b'])(
    '%j is refused by name',
    async (value) => {
      expect((await load('', value)).checkEnvironment).toThrow(
        `NEXT_PUBLIC_BASE_PATH must be empty or a path such as /bookshelfs; it is "${value}".`,
      );
    },
  );
});
