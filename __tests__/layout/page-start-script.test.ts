import '@testing-library/jest-dom';
import { startPage } from '@/components/layout/page-start-script';

const root = document.documentElement;
const answer = jest.fn<Promise<Response>, [RequestInfo | URL, RequestInit?]>();
const realFetch = window.fetch;

/** How Next asks for a page's data. */
const OPENS_PAGE = { headers: { rsc: '1' } };
const OK = Response.json({});
const failure = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  jest.useFakeTimers();
  answer.mockReset().mockImplementation(() => Promise.resolve(OK));
  window.fetch = answer;
});
afterEach(() => {
  jest.useRealTimers();
  window.fetch = realFetch;
  for (const name of ['data-scripts', 'data-offline']) root.removeAttribute(name);
});

test.each([
  ['//evil.example/book/84?a=b#c', '/evil.example/book/84?a=b#c'],
  ['///a', '/a'],
  ['/book//84/', '/book//84/'],
  ['/?q=//a', '/?q=//a'],
])('the address %s becomes %s', (address, expected) => {
  window.history.replaceState(null, '', `http://localhost${address}`);
  startPage();
  expect(location.href).toBe(`http://localhost${expected}`);
});

test('the page is marked as having scripts until one of them fails', () => {
  startPage();
  expect(root).toHaveAttribute('data-scripts');
  const cover = document.body.appendChild(document.createElement('img'));
  cover.dispatchEvent(new Event('error'));
  cover.remove();
  expect(root).toHaveAttribute('data-scripts');
  const script = document.head.appendChild(document.createElement('script'));
  script.dispatchEvent(new Event('error'));
  expect(root).not.toHaveAttribute('data-scripts');
  script.remove();
});

test('a page that cannot be fetched is waited for, and asked for again', async () => {
  answer.mockImplementationOnce(failure).mockImplementationOnce(failure);
  startPage();
  const response = window.fetch('/auth/', OPENS_PAGE);
  await jest.advanceTimersByTimeAsync(0);
  expect(root).toHaveAttribute('data-offline');
  await jest.advanceTimersByTimeAsync(2999);
  expect(answer).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(answer).toHaveBeenCalledTimes(2);
  expect(root).toHaveAttribute('data-offline');
  window.dispatchEvent(new Event('online'));
  expect(await response).toBe(OK);
  expect(root).not.toHaveAttribute('data-offline');
});

test.each([
  ['a request of the app', undefined],
  ['what is fetched ahead', { headers: { rsc: '1', 'next-router-prefetch': '1' } }],
  ['what nobody wants any more', { ...OPENS_PAGE, signal: AbortSignal.abort() }],
])('%s fails at once', async (_, init) => {
  answer.mockImplementationOnce(failure);
  startPage();
  await expect(window.fetch('/a', init)).rejects.toThrow('Failed to fetch');
  expect(root).not.toHaveAttribute('data-offline');
});
