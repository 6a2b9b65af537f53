/** @jest-environment node */
import { CatalogueError } from '@/lib/catalogue/errors';

test('an error has its kind and message, and the status and Retry-After of the response', () => {
  const cause = new Error('reset');
  const error = new CatalogueError('http', 'HTTP 429 - slow', {
    status: 429,
    retryAfter: '2',
    cause,
  });
  expect(error).toBeInstanceOf(Error);
  expect(error.name).toBe('CatalogueError');
  expect(String(error)).toBe('CatalogueError: HTTP 429 - slow');
  expect(error).toMatchObject({ kind: 'http', status: 429, retryAfter: '2', cause });
});

test('an unknown status or Retry-After is null', () => {
  const error = new CatalogueError('not-found', 'Livro não encontrado');
  expect(error).toMatchObject({ status: null, retryAfter: null });
});
