import { AS_ANA, storeAsAnotherTab } from '../support/borrowers';
import { cards, openCatalogue, searchField } from '../support/library';
import { askCatalogue } from '../support/service';
import { loanOfBook, untilReminded } from './loans';
import { state, stay, type Walk, type Way } from './state';

/** Borrows in another tab; on a phone the card is below the first two. */
const borrowElsewhere: Way = async (page) => {
  const loans = [loanOfBook()];
  await storeAsAnotherTab(page, { ...AS_ANA, loans });
  await untilReminded(page, loans);
  await page.getByText('Com você', { exact: true }).scrollIntoViewIfNeeded();
};

const goToTop: Way = (page) => page.evaluate(() => scrollTo(0, 0));

/** Types a part of a title, and goes to the first suggestion. */
const openSuggestions: Way = async (page) => {
  await searchField(page).fill('dom');
  // The search itself goes on below the list.
  const { count } = await askCatalogue('?search=dom');
  await page.getByText(`${count} livros encontrados`).waitFor();
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
};

const searchFor =
  (words: string): Way =>
  async (page) => {
    await searchField(page).fill(words);
    await searchField(page).press('Enter');
  };

const followChip =
  (name: string): Way =>
  (page) =>
    page.getByRole('navigation', { name: 'Estantes' }).getByRole('link', { name }).click();

/** Opens the list of all Portuguese books, whose title comes last. */
const openList: Way = async (page) => {
  await followChip('De A a Z')(page);
  await page.waitForFunction(() => document.title.startsWith('Livros em português'));
};

const findAuthor: Way = (page) =>
  page.getByRole('searchbox', { name: 'Buscar autor ou título' }).fill('machado de assis');

/** Leaves a shelf for a search with one result, which is not of the category. */
const filterOneBook: Way = async (page) => {
  await page.getByRole('link', { name: '← Todos os livros' }).click();
  await page.locator('main:focus').waitFor();
  await searchFor('pride austen')(page);
  await page.getByText('1 livro encontrado').waitFor();
  await page.getByRole('combobox', { name: 'Categoria' }).selectOption('travel');
};

export const CATALOGUE_WALKS: Walk[] = [
  {
    name: 'the catalogue, and searches',
    states: [
      state('catalogue', openCatalogue, (page) => cards(page).first()),
      state('catalogue, own loan', borrowElsewhere, 'Com você'),
      state('home, continue', goToTop, 'Continuar'),
      state('home, rows below', stay, (page) =>
        page.getByRole('link', { name: /^Ver todos/ }).last(),
      ),
      state('suggestions open', openSuggestions, (page) =>
        page.getByRole('listbox').getByRole('option', { selected: true }),
      ),
      state('empty search', searchFor('xyzzy'), 'Nenhum livro encontrado'),
      state('author in copyright', searchFor('saramago'), 'José Saramago ainda não está aqui'),
      state('work in copyright in the USA', searchFor('mensagem'), /segue a lei dos EUA/),
      state('kind of books', searchFor('poemas portugueses'), /^Ver a estante Poesia/),
      state('kind of an author', searchFor('contos machado'), 'Livros de Machado de Assis'),
      state('title hints', searchFor('memorias postumas'), '1 livro encontrado'),
      state('book known by another name', searchFor('orgulho e preconceito'), 'em inglês:'),
      state('two editions', searchFor('lusiadas'), 'nº 3333'),
    ],
  },
  {
    name: 'filters and shelves',
    states: [
      state(
        'catalogue, filtered',
        (page) => openCatalogue(page, '?lang=pt&cat=fiction&page=2'),
        /^Mostrando \d+ de \d+ resultados nesta página/,
      ),
      state('shelf', followChip('Mistério'), /^Crimes na estrada/),
      state(
        'empty category on this page',
        filterOneBook,
        'Nenhum livro desta categoria nesta página',
      ),
      state('category on other pages', searchFor(''), 'Procurar nas próximas páginas'),
      state('Portuguese books', openList, 'Livros em português, de A a Z'),
      state('Portuguese books of an author', findAuthor, /^\d+ livros encontrados/),
    ],
  },
];
