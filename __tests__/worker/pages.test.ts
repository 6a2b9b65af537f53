/** @jest-environment node */
import { documentOf } from '@/worker/pages';

const hasPage = (path: string) => ['/', '/auth/', '/profile/', '/book/_/'].includes(path);

test.each([
  ['/', { page: '/' }],
  ['/auth/', { page: '/auth/' }],
  ['/book/84', { page: '/book/_/' }],
  ['/book/84/', { page: '/book/_/' }],
  ['/book/abc/', { page: '/book/_/' }],
  ['/auth', { redirect: '/auth/' }],
  ['/profile', { redirect: '/profile/' }],
  ['/book/', null],
  ['/estante', null],
  ['/copy/meta.json', null],
])('%s is answered as by a host', (path, answer) => {
  expect(documentOf(path, hasPage)).toEqual(answer);
});
