import type { Locator, Page } from '@playwright/test';
import { pick, type Random } from './random';

/** What a visitor may do; false: not here and now. */
type Act = (page: Page, random: Random) => Promise<boolean>;

interface Action {
  name: string;
  /** How often, compared with the others. */
  weight: number;
  act: Act;
  /** Whether it loads a document anew. */
  reloads?: boolean;
}

const WORDS = [
  'dom casmurro',
  'eça de queiroz',
  'memorias postumas',
  'frankestein',
  'pride',
  'poesia',
  'a',
  'xyzzy',
  '<img src=x>',
  '🙂',
  '   ',
] as const;
const PEOPLE = ['ana', 'ana', 'bia', 'bia', 'caio', 'novo1', 'novo2', 'ninguem'] as const;
/** What leads away from the site, or takes away an account. */
const NOT_PRESSED = /Excluir|Agora não|Importar/;

/** Presses one of what is there, mostly one of the first. */
async function press(found: Locator, random: Random): Promise<boolean> {
  const shown = await found.filter({ visible: true }).all();
  const target = shown[Math.floor(random() * random() * shown.length)];
  await target?.click({ timeout: 2_000 });
  return target !== undefined;
}

const button =
  (name: string | RegExp): Act =>
  (page, random) =>
    press(page.getByRole('button', { name, exact: true }), random);

const link =
  (name: string): Act =>
  (page, random) =>
    press(page.getByRole('link', { name, exact: true }), random);

const choose =
  (label: string): Act =>
  async (page, random) => {
    const field = page.getByRole('combobox', { name: label }).filter({ visible: true });
    const count = await field.locator('option').count();
    if (!count) return false;
    await field.selectOption({ index: Math.floor(random() * count) }, { timeout: 2_000 });
    return true;
  };

const search: Act = async (page, random) => {
  const field = page.getByRole('combobox', { name: 'Buscar livros' }).filter({ visible: true });
  if (!(await field.count())) return false;
  await field.fill(pick(random, WORDS), { timeout: 2_000 });
  if (random() < 0.5) await field.press(pick(random, ['Enter', 'ArrowDown', 'Escape']));
  return true;
};

const enter =
  (tab: 'Entrar' | 'Criar conta'): Act =>
  async (page, random) => {
    if (!(await press(page.getByRole('tab', { name: tab }), random))) return false;
    const who = pick(random, PEOPLE);
    const fill = (label: string, text: string) =>
      page.getByLabel(label).fill(text, { timeout: 2_000 });
    if (tab === 'Criar conta') await fill('Nome', who);
    await fill('E-mail', `${who}@exemplo.com`);
    await fill('Senha', random() < 0.8 ? 'segredo' : 'errada');
    return press(page.getByRole('tabpanel').getByRole('button'), random);
  };

const goToPage: Act = async (page, random) => {
  const field = page.getByLabel('Ir para a página').filter({ visible: true });
  if (!(await field.count())) return false;
  await field.fill(pick(random, ['1', '7', '23', '999', '-4', '1.5']), { timeout: 2_000 });
  await field.press('Enter');
  return true;
};

const anything: Act = (page, random) =>
  press(
    page
      .locator('main')
      .getByRole('button', { disabled: false })
      .filter({ hasNotText: NOT_PRESSED }),
    random,
  );

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
