import { act, screen, within } from '@testing-library/react';
import { shelfTexts } from '@/components/messages/shelf-texts';
import { SHELF_BOOKS } from '@/lib/shelves/shelf-books';
import { openCatalogue, searchField } from '../support/catalogue-app';
import { SERVICE } from '../support/server';
import { advanceTime } from '../support/time';

const chips = () => within(screen.getByRole('navigation', { name: 'Estantes' }));
const chip = (name: string) => chips().getByRole('link', { name });
const currentChips = () =>
  chips()
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);
const shelf = (name: string) => screen.findByRole('heading', { level: 2, name });
const address = () => window.location.search;

async function open(at: string) {
  const view = await openCatalogue(at);
  const press = async (link: HTMLElement) => {
    await view.visitor.click(link);
    await advanceTime(1000);
  };
  return { ...view, press };
}

test('a shelf opens from its chip, here by the keyboard after the filters, by one request, with a title and why these; the category filters it', async () => {
  const { visitor, requests } = await open('/');
  await screen.findAllByRole('article');
  requests.length = 0;
  expect(currentChips()).toEqual([]);
  expect(chip('Poesia')).toHaveAttribute('href', '/?shelf=poesia');
  screen.getByRole('combobox', { name: 'Categoria' }).focus();
  const links = chips().getAllByRole('link');
  for (const link of links.slice(0, links.indexOf(chip('Poesia')) + 1)) {
    await visitor.tab();
    expect(link).toHaveFocus();
  }
  await visitor.keyboard('{Enter}');
  await advanceTime(1000);
  expect(address()).toBe('?shelf=poesia');
  expect(chip('Poesia')).toHaveFocus();
  expect(currentChips()).toEqual(['Poesia']);
  expect(await shelf('Poesia')).toBeVisible();
  expect(screen.getByText(shelfTexts('poesia').why)).toBeVisible();
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(28);
  expect(cards[0]).toHaveTextContent('Os Lusíadas');
  expect(document.title).toBe('Poesia · BookShelfs');
  expect(requests.map(String)).toEqual([`${SERVICE}/books/?ids=${SHELF_BOOKS.poesia.join(',')}`]);
  expect(screen.queryByRole('navigation', { name: 'Paginação' })).not.toBeInTheDocument();

  const category = screen.getByRole('combobox', { name: 'Categoria' });
  await visitor.selectOptions(category, 'poetry');
  expect(address()).toBe('?shelf=poesia&cat=poetry');
  expect(screen.getByText(/^Mostrando \d+ de 28 resultados nesta página/)).toBeVisible();
  expect(screen.getAllByRole('article').length).toBeLessThan(28);
  await visitor.selectOptions(category, 'drama');
  await visitor.click(await screen.findByRole('button', { name: 'Ver todas as categorias' }));
  expect(screen.getAllByRole('article')).toHaveLength(28);
  expect(address()).toBe('?shelf=poesia');
  expect(requests).toHaveLength(1);
});

test('a shelf has its own address, and a way back to all books; an unknown one is the catalogue', async () => {
  const { press, requests } = await open('/?shelf=brasil&q=x&page=7');
  expect(await shelf('Brasil')).toBeVisible();
  expect(await screen.findAllByRole('article')).toHaveLength(28);
  expect(requests).toHaveLength(1);
  expect(searchField()).toHaveValue('');
  await press(screen.getByRole('link', { name: '← Todos os livros' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(address()).toBe('');
  expect(screen.queryByRole('heading', { name: 'Brasil' })).not.toBeInTheDocument();
  expect(await screen.findAllByRole('article')).toHaveLength(32);

  act(() => window.history.pushState(null, '', '/?shelf=nenhuma'));
  await advanceTime(1000);
  expect(await screen.findAllByRole('article')).toHaveLength(32);
  expect(currentChips()).toEqual([]);
});

test('“Em português” keeps the search; a shelf, a search and a language leave each other', async () => {
  const { searchFor, press } = await open('/?q=memorias&page=2&cat=fiction');
  await press(chip('Em português'));
  expect(address()).toBe('?q=memorias&lang=pt&cat=fiction');
  expect(currentChips()).toEqual(['Em português']);
  await press(chip('Portugal'));
  expect(address()).toBe('?shelf=portugal');
  expect(searchField()).toHaveValue('');
  await searchFor('lusiadas');
  expect(address()).toBe('?q=lusiadas');
  window.history.back();
  await advanceTime(1000);
  expect(await shelf('Portugal')).toBeVisible();
  await press(chip('Em português'));
  expect(address()).toBe('?lang=pt');

  // Pressing the chip in use leaves it.
  await press(chip('Em português'));
  expect(address()).toBe('');
  await press(chip('Teatro'));
  await press(chip('Teatro'));
  expect(address()).toBe('');
});

test('a language is chosen on the shelf, and leaves the reader there', async () => {
  const { visitor, requests } = await open('/?shelf=portugal');
  const all = (await screen.findAllByRole('article')).length;
  const language = screen.getByRole('combobox', { name: 'Idioma' });
  await visitor.selectOptions(language, 'en');
  await advanceTime(1000);
  expect(address()).toBe('?shelf=portugal&lang=en');
  expect(await shelf('Portugal')).toBeVisible();
  expect(screen.getByText('Esta estante não tem nada com estes filtros.')).toBeVisible();
  await visitor.selectOptions(language, 'pt');
  expect(screen.getAllByRole('article')).toHaveLength(all);
  expect(currentChips()).toEqual(['Portugal']);
  await visitor.selectOptions(language, 'en');
  await visitor.click(await screen.findByRole('button', { name: 'Limpar busca e filtros' }));
  expect(address()).toBe('?shelf=portugal');
  expect(screen.getAllByRole('article')).toHaveLength(all);
  expect(requests).toHaveLength(1);
});

test.each(['shelf=vestibular', 'lang=pt&q=braz+cubas', 'page=5'])(
  '?%s: under an old title stands today’s, under a new one nothing',
  async (query) => {
    await open(`/?${query}`);
    const inHeading = { selector: 'h3 > *' };
    const old = await screen.findByText('Memorias Posthumas de Braz Cubas', inHeading);
    const today = old.closest('h3')?.nextElementSibling;
    expect(today).toHaveTextContent('Memórias Póstumas de Brás Cubas');
    expect(today).toHaveAttribute('lang', 'pt');
    const others = screen.queryAllByText('Dom Casmurro', inHeading);
    for (const title of others) {
      expect(title.closest('h3')?.nextElementSibling).toHaveTextContent('Machado de Assis');
    }
  },
);
