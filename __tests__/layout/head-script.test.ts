import '@testing-library/jest-dom';
import { startPage } from '@/components/layout/head-script';
import { aLoan, isoDay } from '@/fixtures/records';
import { KEYS } from '@/fixtures/storage-keys';
import { AS_ANA, store } from '../support/library';

const root = document.documentElement;
const open = () => startPage(KEYS.session, KEYS.loans);

afterEach(() => {
  for (const mark of ['scripts', 'query', 'loan', 'titleFont']) delete root.dataset[mark];
});

test.each([
  ['//evil.example/book/84?a=b#c', '/evil.example/book/84?a=b#c'],
  ['///a', '/a'],
  ['/book//84/', '/book//84/'],
  ['/?q=//a', '/?q=//a'],
])('the address %s becomes %s', (address, expected) => {
  window.history.replaceState(null, '', `http://localhost${address}`);
  open();
  expect(location.href).toBe(`http://localhost${expected}`);
});

test('the page is marked as having scripts until one of them fails', () => {
  open();
  expect(root).toHaveAttribute('data-scripts');
  const cover = document.body.appendChild(document.createElement('img'));
  const preload = document.head.appendChild(document.createElement('link'));
  Object.assign(preload, { rel: 'preload', as: 'image' });
  for (const failing of [cover, preload]) {
    failing.dispatchEvent(new Event('error'));
    failing.remove();
  }
  expect(root).toHaveAttribute('data-scripts');
  const script = document.head.appendChild(document.createElement('script'));
  script.dispatchEvent(new Event('error'));
  expect(root).not.toHaveAttribute('data-scripts');
  script.remove();
});

test.each([
  ['a visitor with a loan', { ...AS_ANA, loans: [aLoan()] }, true],
  ['one who has returned it', { ...AS_ANA, loans: [aLoan({ returnedAt: isoDay(1) })] }, false],
  ['one beside whom another has a loan', { ...AS_ANA, loans: [aLoan({ userId: 'bia' })] }, false],
  ['a visitor who is not logged in', { loans: [aLoan()] }, false],
  ['one whose stored data is broken', { ...AS_ANA, loans: [null] }, false],
])('before its first paint the page keeps space for the book of %s', (_, records, kept) => {
  store(records);
  open();
  expect(root.hasAttribute('data-loan')).toBe(kept);
});

test('who has the titles’ font from an earlier visit sees it from the first paint on', () => {
  open();
  expect(root).not.toHaveAttribute('data-title-font');
  localStorage.titleFont = 'loaded';
  open();
  expect(root).toHaveAttribute('data-title-font');
});
