import '@testing-library/jest-dom';
import { startPage } from '@/components/layout/head-script';

const root = document.documentElement;
afterEach(() => root.removeAttribute('data-scripts'));

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
