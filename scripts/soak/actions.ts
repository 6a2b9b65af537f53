import { anything, button, choose, enter, goToPage, link, press, search, type Act } from './acts';
import { pick } from './random';

interface Action {
  name: string;
  /** How often, compared with the others. */
  weight: number;
  act: Act;
  /** Whether it loads a document anew. */
  reloads?: boolean;
}

/** What the visitors of the soak do, by chance. */
export const ACTIONS: readonly Action[] = [
  { name: 'search', weight: 8, act: search },
  { name: 'choose a language', weight: 3, act: choose('Idioma') },
  { name: 'choose a category', weight: 3, act: choose('Categoria') },
  {
    name: 'choose a shelf',
    weight: 3,
    act: (page, random) =>
      press(page.getByRole('navigation', { name: 'Estantes' }).getByRole('link'), random),
  },
  {
    name: 'turn the page',
    weight: 6,
    act: (page, random) =>
      press(
        page
          .getByRole('navigation', { name: 'Paginação' })
          .getByRole('button', { disabled: false }),
        random,
      ),
  },
  { name: 'go to a page', weight: 2, act: goToPage },
  {
    name: 'open a book',
    weight: 14,
    act: (page, random) => press(page.locator('article a[href^="/book/"]'), random),
  },
  { name: 'borrow', weight: 14, act: button('Emprestar') },
  { name: 'return', weight: 8, act: button('Devolver') },
  {
    name: 'back',
    weight: 8,
    act: async (page) => page.evaluate(() => history.back()).then(() => true),
  },
  {
    name: 'forward',
    weight: 2,
    act: async (page) => page.evaluate(() => history.forward()).then(() => true),
  },
  { name: 'the catalogue', weight: 5, act: link('BookShelfs') },
  { name: 'the profile', weight: 5, act: link('Perfil') },
  { name: 'to the login', weight: 6, act: link('Login') },
  { name: 'log in', weight: 10, act: enter('Entrar') },
  { name: 'register', weight: 3, act: enter('Criar conta') },
  { name: 'log out', weight: 3, act: button('Sair') },
  { name: 'try again', weight: 6, act: button(/^(Tentar de novo|Mostrar o catálogo|Recarregar)$/) },
  { name: 'update', weight: 3, act: button('Atualizar') },
  { name: 'press anything', weight: 8, act: anything },
  {
    name: 'scroll',
    weight: 4,
    act: async (page, random) => page.mouse.wheel(0, 3_000 * (random() - 0.3)).then(() => true),
  },
  {
    name: 'press a key',
    weight: 3,
    act: async (page, random) =>
      page.keyboard.press(pick(random, ['Tab', 'Escape', 'Home', 'End'])).then(() => true),
  },
  {
    name: 'reload',
    weight: 2,
    reloads: true,
    act: async (page) => page.reload({ waitUntil: 'commit', timeout: 20_000 }).then(() => true),
  },
  {
    name: 'open an address',
    weight: 2,
    reloads: true,
    act: async (page, random) =>
      page
        .goto(
          pick(random, [
            '/',
            '/book/84/',
            '/book/1342/',
            '/?page=999',
            '/profile/',
            '/?q=poesia&lang=pt',
            '/book/99999999/',
            '/?cat=poetry',
          ]),
          { waitUntil: 'commit', timeout: 20_000 },
        )
        .then(() => true),
  },
];
