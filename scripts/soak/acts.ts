import type { Locator, Page } from '@playwright/test';
import { pick, type Random } from './random';

/** What a visitor may do; false: not here and now. */
export type Act = (page: Page, random: Random) => Promise<boolean>;

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
export async function press(found: Locator, random: Random): Promise<boolean> {
  const shown = await found.filter({ visible: true }).all();
  const target = shown[Math.floor(random() * random() * shown.length)];
  await target?.click({ timeout: 2_000 });
  return target !== undefined;
}

/** Presses a button of that name. */
export const button =
  (name: string | RegExp): Act =>
  (page, random) =>
    press(page.getByRole('button', { name, exact: true }), random);

/** Follows a link of that name. */
export const link =
  (name: string): Act =>
  (page, random) =>
    press(page.getByRole('link', { name, exact: true }), random);

/** Chooses any value in a field of that label. */
export const choose =
  (label: string): Act =>
  async (page, random) => {
    const field = page.getByRole('combobox', { name: label }).filter({ visible: true });
    const count = await field.locator('option').count();
    if (!count) return false;
    await field.selectOption({ index: Math.floor(random() * count) }, { timeout: 2_000 });
    return true;
  };

/** Types a search. */
export const search: Act = async (page, random) => {
  const field = page.getByRole('combobox', { name: 'Buscar livros' }).filter({ visible: true });
  if (!(await field.count())) return false;
  await field.fill(pick(random, WORDS), { timeout: 2_000 });
  if (random() < 0.5) await field.press(pick(random, ['Enter', 'ArrowDown', 'Escape']));
  return true;
};

/** Logs in, or creates an account. */
export const enter =
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

/** Asks for a page by its number. */
export const goToPage: Act = async (page, random) => {
  const field = page.getByLabel('Ir para a página').filter({ visible: true });
  if (!(await field.count())) return false;
  await field.fill(pick(random, ['1', '7', '23', '999', '-4', '1.5']), { timeout: 2_000 });
  await field.press('Enter');
  return true;
};

/** Presses any button of the page. */
export const anything: Act = (page, random) =>
  press(
    page
      .locator('main')
      .getByRole('button', { disabled: false })
      .filter({ hasNotText: NOT_PRESSED }),
    random,
  );
