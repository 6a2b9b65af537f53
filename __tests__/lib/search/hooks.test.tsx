import { readFileSync } from 'node:fs';
import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import type { useTitleIndex as Hook } from '@/lib/search/hooks';
import manifest from '@/lib/search/title-index-manifest.json';
import { server } from '../../support/server';

/** Of a site under a base path: the stories of the screens load the index without one. */
const FILE = `http://localhost/bookshelfs/search/${manifest.file}`;
const index = () => HttpResponse.text(readFileSync(`public/search/${manifest.file}`, 'utf8'));

let useTitleIndex: typeof Hook;
beforeAll(async () => {
  process.env['NEXT_PUBLIC_BASE_PATH'] = '/bookshelfs';
  ({ useTitleIndex } = await import('@/lib/search/hooks'));
});
beforeEach(() => server.use(http.get(FILE, index)));

/** Renders components of one page, one after the other. */
function openPage() {
  const cache = new Map();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>{children}</SWRConfig>
  );
  return () => renderHook(() => useTitleIndex(true), { wrapper });
}

test('the page can answer while the words are read', async () => {
  // A processor on which a word takes a millisecond.
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now++);
  let turns = 0;
  const turn = setInterval(() => turns++);
  const { result } = openPage()();
  await waitFor(() => expect(result.current.index).not.toBeNull(), { timeout: 5_000 });
  clearInterval(turn);
  expect(turns).toBeGreaterThan(20);
});

test.each([
  ['an error', () => new HttpResponse('gone', { status: 404 })],
  ['a page', () => HttpResponse.html('<!doctype html>')],
  ['something else', () => HttpResponse.json({})],
  ['no answer', () => HttpResponse.error()],
])('after %s the next component tries again', async (_, answer) => {
  server.use(http.get(FILE, answer, { once: true }));
  const render = openPage();
  const { result, unmount } = render();
  await waitFor(() => expect(result.current).toEqual({ index: null, isLoading: false }));
  unmount();
  const next = render();
  await waitFor(() => expect(next.result.current.index).not.toBeNull());
});
