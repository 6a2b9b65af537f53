import type { Page } from '@playwright/test';
import { AS_ANA, seed } from '../support/borrowers';
import { alertOf, cards, pagination, searchField } from '../support/library';
import { SERVICE, askCatalogue, silenceCatalogue } from '../support/service';
import { loanOfBook, untilReminded } from './loans';
import { go, type State } from './state';

const ownBadge = (page: Page) => page.getByText('Com você', { exact: true });

/** Types a part of a title, and goes to the first suggestion. */
async function openSuggestions(page: Page) {
  await searchField(page).fill('dom');
  // The search itself goes on below the list.
  const { count } = await askCatalogue('?search=dom');
  await page.getByText(`${count} livros encontrados`).waitFor();
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
}

/** From one search to the next. */
const searchAfter = (state: string, words: string): State['after'] => ({
  state,
  lead: async (page) => {
    await searchField(page).fill(words);
    await searchField(page).press('Enter');
  },
});

export const CATALOGUE_STATES: State[] = [
  {
    name: 'catalogue',
    open: async (page, baseURL) => {
      await go(page, './', baseURL);
      await pagination(page).waitFor();
    },
    // The labels of categories come after the cards, all at once.
    shows: (page) => cards(page).first().getByRole('listitem').first(),
  },
  {
    name: 'catalogue, filtered',
    open: async (page, baseURL) => {
      await go(page, './?lang=pt&cat=fiction&page=2', baseURL);
      await pagination(page).waitFor();
    },
    shows: (page) => page.getByText(/^Mostrando \d+ de \d+ resultados nesta página/),
  },
  {
    name: 'catalogue, own loan',
    open: async (page, baseURL) => {
      const loans = [loanOfBook()];
      await seed(page.context(), { ...AS_ANA, loans });
      await go(page, './', baseURL);
      await untilReminded(page, loans);
      // On a phone the card is below the first two.
      await ownBadge(page).scrollIntoViewIfNeeded();
    },
    shows: ownBadge,
  },
  {
    name: 'loading',
    open: async (page, baseURL) => {
      await silenceCatalogue(page);
      await go(page, './', baseURL);
      await page.getByText('Carregando livros…').waitFor();
    },
    shows: (page) => page.locator('[data-skeleton]').first(),
  },
  {
    name: 'empty search',
    open: (page, baseURL) => go(page, './?q=xyzzy', baseURL),
    shows: (page) => page.getByText('Nenhum livro encontrado'),
  },
  {
    name: 'Portuguese books',
    open: (page, baseURL) => go(page, 'portugues/', baseURL),
    shows: (page) => page.getByRole('heading', { name: 'Livros em português, de A a Z' }),
  },
  {
    name: 'shelf',
    open: async (page, baseURL) => {
      await go(page, './?shelf=misterio', baseURL);
      await cards(page).first().waitFor();
    },
    shows: (page) => page.getByRole('heading', { name: 'Mistério e imaginação' }),
  },
  {
    name: 'book known by another name',
    open: async (page, baseURL) => {
      await go(page, './?q=orgulho+e+preconceito', baseURL);
      await cards(page).first().waitFor();
    },
    after: searchAfter('title hints', 'orgulho e preconceito'),
    shows: (page) => page.getByText('em inglês:'),
  },
  {
    name: 'author in copyright',
    open: (page, baseURL) => go(page, './?q=saramago', baseURL),
    after: searchAfter('empty search', 'saramago'),
    shows: (page) => page.getByRole('heading', { name: 'José Saramago ainda não está aqui' }),
  },
  {
    name: 'empty category on this page',
    open: (page, baseURL) => go(page, './?q=pride+austen&cat=travel', baseURL),
    shows: (page) => page.getByText('Nenhum livro desta categoria nesta página'),
  },
  {
    name: 'category on other pages',
    open: (page, baseURL) => go(page, './?cat=travel', baseURL),
    shows: (page) => page.getByRole('button', { name: 'Procurar nas próximas páginas' }),
  },
  {
    name: 'slow service',
    open: async (page, baseURL) => {
      await silenceCatalogue(page);
      await go(page, './', baseURL);
    },
    after: { state: 'loading', lead: async () => {} },
    shows: (page) => page.getByRole('button', { name: 'Tentar de novo' }),
  },
  {
    name: 'error above the grid',
    faults: /500.*\/catalogue\/books\//,
    open: async (page, baseURL) => {
      // So long that the app does not ask again while it is looked at.
      const headers = { 'Retry-After': '1000' };
      await page.route(SERVICE, (route) => route.fulfill({ status: 500, headers, body: 'x' }));
      await go(page, './', baseURL);
    },
    shows: (page) => alertOf(page, 'Erro: HTTP 500'),
  },
  {
    name: 'out-of-range page',
    faults: /404.*page=999/,
    open: (page, baseURL) => go(page, './?page=999', baseURL),
    shows: (page) => page.getByRole('button', { name: /^Ir para a última página \(/ }),
  },
  {
    name: 'title hints',
    open: async (page, baseURL) => {
      await go(page, './?q=memorias+postumas', baseURL);
      await cards(page).first().waitFor();
    },
    after: searchAfter('author in copyright', 'memorias postumas'),
    shows: (page) => page.getByRole('heading', { name: 'Talvez você procure' }),
  },
  {
    name: 'suggestions open',
    open: async (page, baseURL) => {
      await go(page, './', baseURL);
      await cards(page).first().waitFor();
      await openSuggestions(page);
    },
    after: { state: 'catalogue', lead: openSuggestions },
    shows: (page) => page.getByRole('listbox').getByRole('option', { selected: true }),
  },
  {
    name: 'offline',
    faults: /ERR_INTERNET_DISCONNECTED|ChunkLoadError/,
    open: async (page, baseURL) => {
      await go(page, './', baseURL);
      await pagination(page).waitFor();
      await page.waitForLoadState('networkidle');
      await page.context().setOffline(true);
      await pagination(page).getByRole('button', { name: '2', exact: true }).click();
    },
    shows: (page) => alertOf(page, 'Erro: Você está sem conexão com a internet.'),
  },
];
