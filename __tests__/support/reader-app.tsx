import { screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { http, HttpResponse } from 'msw';
import { useLayoutEffect } from 'react';
import { AuthScreen } from '@/components/auth/auth-screen';
import { ReaderScreen } from '@/components/reader/reader-screen';
import { keepOpener } from '@/lib/reading/address';
import { aLoan } from '@/fixtures/records';
import { KEYS } from '@/fixtures/storage-keys';
import { AS_ANA } from './library';
import { renderScreen } from './render-screen';
import { server } from './server';
import { freezeDate } from './time';

/** The number of the book that can be read, and of one that has no text. */
const READABLE = 84;
export const WITHOUT_TEXT = 1342;

const CHAPTERS = [
  '<h2>Ao leitor</h2><p id="c1b1">Duas palavras apenas.</p>',
  '<h2 id="c2b1">I. A caza</h2><p id="c2b2">Elle era um philosopho<a class="note" href="#c2n1">1</a>. <em lang="fr">Elle est belle.</em></p><p id="c2b3">Disse-lhe que sim.</p><aside class="note" id="c2n1"><p>Da escola de Coimbra.</p></aside>',
  '<h2 id="c3b1">II. O theatro</h2><p id="c3b2">Foi ao theatro com os philosophos de Lisboa. Ninguem o vio.</p><p class="verse" id="c3b3">Meu <em>amigo<br>Fiel</em> e só<br>Partiu</p>',
];

export const DESCRIPTION = {
  format: 1,
  id: READABLE,
  title: 'Contos',
  authors: ['Silva, Ana'],
  translators: [],
  language: 'pt-PT',
  words: 22_320,
  chapters: [
    { name: 'Ao leitor', words: 120, part: 0 },
    { name: 'I. A caza', words: 2_200, part: 0 },
    { name: 'PRIMEIRA PARTE. II. O theatro', words: 20_000, part: 1 },
  ],
  parts: ['1-0123456789ab.html', '2-0123456789ab.html'],
  spelling: { file: 'spelling-0123456789ab.json', changed: 0.12, unresolved: 0.002 },
  source: { page: 'https://www.gutenberg.org/ebooks/84', hash: 'abc', pictures: 0 },
  version: '1',
};

const section = (chapter: number) => `<section id="c${chapter}">${CHAPTERS[chapter - 1]}</section>`;

const FILES: Record<string, string> = {
  'index.json': JSON.stringify({
    format: 1,
    books: [{ id: READABLE, title: 'Contos', authors: [], words: 22_320, spelling: true }],
  }),
  '84/text.json': JSON.stringify(DESCRIPTION),
  '84/1-0123456789ab.html': section(1) + section(2),
  '84/2-0123456789ab.html': section(3),
  '84/spelling-0123456789ab.json': JSON.stringify({
    Elle: 'Ele',
    philosopho: 'filósofo',
    philosophos: 'filósofos',
    theatro: 'teatro',
    caza: 'casa',
  }),
};

/** Serves a book's text as the site's files; `changes` takes the place of some of them. */
export const textHost = (changes: Record<string, string> = {}) =>
  http.get('http://localhost/texts/*', ({ request }) => {
    const name = new URL(request.url).pathname.replace('/texts/', '');
    const file = { ...FILES, ...changes }[name];
    return file === undefined
      ? new HttpResponse('Not found', { status: 404 })
      : HttpResponse.text(file);
  });

/** What jsdom has no layout for: the text is where it was, and never changes its size. */
function withoutLayout(): void {
  window.scrollBy = jest.fn();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

function ReaderApp() {
  const pathname = usePathname();
  useLayoutEffect(() => keepOpener(pathname), [pathname]);
  return pathname.startsWith('/auth') ? <AuthScreen /> : <ReaderScreen />;
}

/** Ana, who has the readable book on loan. */
export const LENT = { ...AS_ANA, loans: [aLoan()] };

/** Serves the book at a fixed date before each test of a file. */
export const prepareReader = () =>
  beforeEach(() => {
    freezeDate();
    withoutLayout();
    server.use(textHost());
  });

export const addressOf = (chapter: number) => `/ler/?livro=${READABLE}&cap=${chapter}`;

/** Opens the reader at an address. */
export const openReader = (at = `/ler/?livro=${READABLE}`) => renderScreen(<ReaderApp />, { at });

export const heading = (name: string) => screen.findByRole('heading', { name });
export const button = (name: string) => screen.getByRole('button', { name });

export const storedPlaces = () =>
  JSON.parse(localStorage.getItem(KEYS.places) ?? '[]') as Record<string, unknown>[];
