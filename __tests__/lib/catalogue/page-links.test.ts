/** @jest-environment node */
import { followLink, requestUrlOf } from '@/lib/catalogue/page-links';
import { pageUrl } from '@/lib/catalogue/requests';
import { SERVICE } from '../../support/server';

/** Links are remembered for as long as the app is open, so each test has a search of its own. */
const TOTAL = 100;
const request = (search: string, page = 1) => ({ search, language: 'pt', page });

test('a page that no link leads to is asked for by its number', () => {
  expect(requestUrlOf(request('a', 3))).toBe(pageUrl(request('a', 3)));
});

test('a page reached by the service’s link is asked for as given, its number read from it', () => {
  const next = `${SERVICE}/books/?cursor=opaque%3D&page=2`;
  expect(followLink(request('b'), next, 99, TOTAL)).toBe(2);
  expect(requestUrlOf(request('b', 2))).toBe(next);
});

test('a link without a page leads to the first', () => {
  const previous = `${SERVICE}/books/?search=c`;
  expect(followLink(request('c', 2), previous, 1, TOTAL)).toBe(1);
  expect(requestUrlOf(request('c', 1))).toBe(previous);
});

test('an http link of the service is upgraded', () => {
  followLink(request('d'), 'http://gutendex.com/books/?page=2', 99, TOTAL);
  expect(requestUrlOf(request('d', 2))).toBe(`${SERVICE}/books/?page=2`);
});

test('a later link to the same page takes the place of an earlier one', () => {
  followLink(request('e'), `${SERVICE}/books/?page=2&v=1`, 99, TOTAL);
  followLink(request('e', 3), `${SERVICE}/books/?page=2&v=2`, 2, TOTAL);
  expect(requestUrlOf(request('e', 2))).toBe(`${SERVICE}/books/?page=2&v=2`);
});

test.each([
  null,
  '',
  'javascript:alert(1)',
  'https://elsewhere.example/books/?page=2',
  'https://user:secret@gutendex.com/books/?page=2',
])('%j is not followed: the page is asked for by its number', (link) => {
  expect(followLink(request('f'), link, 2, TOTAL)).toBe(2);
  expect(requestUrlOf(request('f', 2))).toBe(pageUrl(request('f', 2)));
});

test('a link serves the search that it was given for, and no other', () => {
  followLink(request('g'), `${SERVICE}/books/?page=2&opaque`, 99, TOTAL);
  for (const other of [
    request('h', 2),
    request('g', 3),
    { ...request('g', 2), language: '' },
    { ...request('g', 2), search: '' },
  ]) {
    expect(requestUrlOf(other)).toBe(pageUrl(other));
  }
});

test.each([
  ['to the page itself', 'next', '?page=3', 4],
  ['to page -1', 'next', '?page=-1', 4],
  ['without a page', 'next', '?search=x', 4],
  ['past the end', 'next', '?page=9999', 4],
  ['forward', 'previous', '?page=7', 2],
  ['to the page itself', 'previous', '?page=3', 2],
])('a link %s is not followed as the %s one', (_, __, query, neighbour) => {
  const link = `${SERVICE}/books/${query}`;
  expect(followLink(request('i', 3), link, neighbour, TOTAL)).toBe(neighbour);
  expect(requestUrlOf(request('i', neighbour))).toBe(pageUrl(request('i', neighbour)));
});
