import { CatalogueError, mayRetry } from '@/lib/catalogue/errors';

test('an error has its kind and message, and the status and Retry-After of the response', () => {
  const cause = new Error('reset');
  const error = new CatalogueError('http', 'HTTP 429 - slow', {
    status: 429,
    retryAfter: 2000,
    cause,
  });
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe('CatalogueError');
  expect(String(error)).toBe('CatalogueError: HTTP 429 - slow');
  expect(error).toMatchObject({ kind: 'http', status: 429, retryAfter: 2000, cause });
});

test('an unknown status or Retry-After is null', () => {
  const error = new CatalogueError('not-found', 'Livro não encontrado');
  expect(error).toMatchObject({ status: null, retryAfter: null });
});

describe('a retry', () => {
  const http = (status?: number) => new CatalogueError('http', 'x', { status });

  test.each([429, 500, 502, 503, 504, 599])('after HTTP %d may help', (status) => {
    expect(mayRetry(http(status))).toBe(true);
  });

  test.each([400, 401, 403, 404, 410, 418, 428, 430, 499, 300])(
    'after HTTP %d does not help',
    (status) => {
      expect(mayRetry(http(status))).toBe(false);
    },
  );

  test('may help when there was no response', () => {
    expect(mayRetry(new CatalogueError('network', 'x'))).toBe(true);
  });

  test.each([
    new CatalogueError('invalid', 'x'),
    new CatalogueError('invalid', 'x', { status: 500 }),
    new CatalogueError('not-found', 'x'),
    http(),
    new Error('x'),
    new DOMException('Cancelled', 'AbortError'),
    { kind: 'network' },
    undefined,
    null,
  ])('does not help after %s', (error) => {
    expect(mayRetry(error)).toBe(false);
  });
});
