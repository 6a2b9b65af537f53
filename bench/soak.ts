// `npm run soak -- [--minutes N] [--seed N] [--reuse]`: random use of the exported site in two tabs of
// one browser, over a service that fails in a third of its answers (docs/reliability.md). Exits 1 on
// an uncaught error, a broken rule of lending, or a tab without books once the service works again.
// The same seed gives the same choices; how they meet depends on the machine. `--reuse` takes the
// site as it is in `out/`, built for the fake service.
import type { ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { errors, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { ServiceHandler } from '@/fake-gutendex/node-server';
import { DAY, aUser } from '@/fixtures/records';
import { KEYS } from '@/fixtures/storage-keys';
import type { User } from '@/lib/accounts/user';
import type { Loan } from '@/lib/lending/loan';
import { launchBrowser } from '../scripts/support/browser';
import { exportFolder, exportSite } from '../scripts/support/export-site';
import { SERVICE_PATH, embeddedService } from '../scripts/support/fake-service';
import { run } from '../scripts/support/run';
import { serve } from '../scripts/support/serve';
import { siteFiles } from '../scripts/support/site-files';
import { pick, randomNumbers, type Random } from './common';

const FAILING = 1 / 3;
const RECOVERY_MS = 150_000;
/** What is there for long enough to be pressed may be gone all the same, in this or the other tab. */
const timeout = 2_000;

const answerWith = (status: number, body: string) => (response: ServerResponse) =>
  response.writeHead(status).end(body);

/** Ways in which the service fails. */
const FAULTS: readonly ((response: ServerResponse) => unknown)[] = [
  () => undefined,
  (response) => response.destroy(),
  (response) => response.writeHead(200).write('{"count": 705, '),
  answerWith(500, 'broken'),
  answerWith(429, 'busy'),
  answerWith(403, '<title>Just a moment…</title>'),
  answerWith(404, 'gone'),
  answerWith(200, '{"count": 705, "results": [{"id": 84, "ti'),
  answerWith(200, '{"books": []}'),
  answerWith(200, '{"count": 0, "next": null, "previous": null, "results": []}'),
];

/** Does something with what is there; rejects with a TimeoutError when nothing is. */
type Act = (page: Page, random: Random) => Promise<unknown>;

/** One of the elements in sight, mostly one of the first. */
async function oneOf(elements: Locator, random: Random): Promise<Locator> {
  const seen = await elements.filter({ visible: true }).all();
  const found = seen[Math.floor(random() * random() * seen.length)];
  if (!found) throw new errors.TimeoutError('Nothing of that kind is here now.');
  return found;
}

const press =
  (find: (page: Page) => Locator): Act =>
  async (page, random) =>
    (await oneOf(find(page), random)).click({ timeout });
const button = (name: string | RegExp) =>
  press((page) => page.getByRole('button', { name, exact: true }));
const link = (name: string) => press((page) => page.getByRole('link', { name, exact: true }));

/** Fills in a text, if the field takes one, and presses a key. */
const enter =
  (label: string, texts: readonly string[] | null, keys: readonly string[]): Act =>
  async (page, random) => {
    const field = await oneOf(page.getByLabel(label), random);
    if (texts) await field.fill(pick(random, texts), { timeout });
    await field.press(pick(random, keys), { timeout });
  };
const choose = (label: string) => enter(label, null, ['T', 'P', 'F', 'I', 'ArrowDown']);
const type = (label: string, texts: readonly string[]) =>
  enter(label, texts, ['Enter', 'ArrowDown', 'Escape']);

const logIn =
  (tab: 'Entrar' | 'Criar conta'): Act =>
  async (page, random) => {
    if ((await page.getByRole('tab').count()) === 0) await link('Login')(page, random);
    await page.getByRole('tab', { name: tab }).click({ timeout });
    const who = pick(random, ['ana', 'bia', 'caio', 'novo1', 'novo2', 'ninguem']);
    if (tab === 'Criar conta') await page.getByLabel('Nome').fill(who, { timeout });
    await page.getByLabel('E-mail').fill(`${who}@exemplo.com`, { timeout });
    await page.getByLabel('Senha').fill(random() < 0.8 ? 'segredo' : 'errada', { timeout });
    await page.getByRole('tabpanel').getByRole('button').click({ timeout });
  };

const SEARCHES = ['dom casmurro', 'frankestein', 'a', 'xyzzy', '<img>', '🙂'];
const ADDRESSES = ['/', '/book/84/', '/book/9999999/', '/?page=999', '/profile/'];

/** What visitors do by chance, and how often compared with the rest. */
const ACTIONS: readonly (readonly [name: string, weight: number, act: Act])[] = [
  ['search', 8, type('Buscar livros', SEARCHES)],
  ['choose a language', 3, choose('Idioma')],
  ['choose a category', 3, choose('Categoria')],
  ['choose a shelf', 3, press((page) => page.getByLabel('Estantes').getByRole('link'))],
  ['turn the page', 6, button(/^(Próximo →|← Anterior)$/)],
  ['go to a page', 2, type('Ir para a página', ['1', '7', '23', '999', '-4', '1.5'])],
  ['open a book', 20, press((page) => page.locator('article a[href^="/book/"]'))],
  ['borrow', 30, button('Emprestar')],
  ['return', 12, button('Devolver')],
  ['back', 4, (page) => page.evaluate(() => history.back())],
  ['the catalogue', 5, link('BookShelfs')],
  ['the profile', 5, link('Perfil')],
  ['log in', 10, logIn('Entrar')],
  ['register', 3, logIn('Criar conta')],
  ['log out', 2, button('Sair')],
  ['try again', 6, button(/^(Tentar de novo|Mostrar o catálogo|Recarregar)$/)],
  [
    'open an address',
    3,
    (page, random) => page.goto(pick(random, ADDRESSES), { waitUntil: 'commit' }),
  ],
];

const WEIGHTED = ACTIONS.flatMap((action) => Array<typeof action>(action[1]).fill(action));

/** Does one of the actions; gives its name if there was something to do. */
async function actByChance(page: Page, random: Random): Promise<string | null> {
  const [name, , act] = pick(random, WEIGHTED);
  try {
    await act(page, random);
    // People pause, and not for anything that could be waited for.
    await page.waitForTimeout(50 + 400 * random());
    return name;
  } catch (error) {
    const isGone = /context was destroyed|not attached|ERR_|interrupted by another/;
    if (error instanceof errors.TimeoutError || isGone.test(String(error))) return null;
    throw error;
  }
}

/** What is stored of the library. */
interface Stored {
  readonly users: readonly User[];
  readonly loans: readonly Loan[];
}

/** The rules of lending that are broken from one moment to the next, nobody having deleted an account. */
function brokenRules(before: Stored, { users, loans }: Stored, now: number): string[] {
  const repeated = (values: readonly (string | number)[]) =>
    values.filter((value, index) => values.indexOf(value) !== index);
  const active = loans.filter(({ returnedAt }) => returnedAt === null);
  const hasRightDates = ({ borrowedAt, dueAt, returnedAt }: Loan) => {
    const [start, back] = [Date.parse(borrowedAt), Date.parse(returnedAt ?? borrowedAt)];
    return start <= back && back <= now && Date.parse(dueAt) - start === 7 * DAY;
  };
  const isKept = (loan: Loan) => {
    const later = loans.find(({ id }) => id === loan.id);
    // All that may change of a loan is that it is returned, once.
    const returnedAt = loan.returnedAt ?? later?.returnedAt ?? null;
    return JSON.stringify({ ...loan, returnedAt }) === JSON.stringify(later);
  };
  const lost = before.users.filter(({ id }) => !users.some((user) => user.id === id));
  return [
    ...repeated(active.map(({ userId }) => userId)).map((id) => `${id} has two active loans`),
    ...repeated(active.map(({ bookId }) => bookId)).map((id) => `book ${id} has two holders`),
    ...repeated(users.map(({ email }) => email)).map((email) => `two accounts are ${email}`),
    ...loans.filter((loan) => !hasRightDates(loan)).map(({ id }) => `loan ${id}: wrong dates`),
    ...before.loans.filter((loan) => !isKept(loan)).map(({ id }) => `loan ${id} lost or changed`),
    ...lost.map(({ id }) => `account ${id} is lost`),
  ];
}

/** Stores three accounts by a page of the site that runs no script of it; gives what reads the storage. */
async function openStorage(context: BrowserContext): Promise<() => Promise<Stored>> {
  const page = await context.newPage();
  await page.goto('robots.txt');
  const first = ['ana', 'bia', 'caio'].map((id) => aUser({ id, email: `${id}@exemplo.com` }));
  const texts = [KEYS.users, JSON.stringify(first)] as const;
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), texts);
  return async () => {
    const read = (keys: string[]) => keys.map((key) => localStorage.getItem(key) ?? '[]');
    const [users = '', loans = ''] = await page.evaluate(read, [KEYS.users, KEYS.loans]);
    return { users: JSON.parse(users) as User[], loans: JSON.parse(loans) as Loan[] };
  };
}

/** What the console says of requests that fail, which is what the soak makes them do. */
const EXPECTED = /Failed to load resource|net::ERR_|Failed to fetch|elsewhere\.example|preload/;

/** A tab shows books, and no failure, after the service works again. */
async function showBooks(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'BookShelfs', exact: true }).click({ timeout: 10_000 });
  await page.locator('article').first().waitFor({ timeout: RECOVERY_MS });
  const failure = page.getByRole('alert').filter({ hasText: 'Erro' });
  await failure.waitFor({ state: 'hidden', timeout: RECOVERY_MS });
}

/** Uses two tabs until the time is over; gives what was wrong. */
async function soak(context: BrowserContext, seed: number, minutes: number, recover: () => void) {
  const wrong: string[] = [];
  const note = (text: string) => {
    console.log(`  ${text}`);
    wrong.push(text);
  };
  context.on('weberror', (failure) => note(`uncaught: ${failure.error().stack}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) note(message.text());
  });
  context.on('page', (page) => page.on('crash', () => note('a tab has crashed')));
  const readStored = await openStorage(context);
  const tabs = [await context.newPage(), await context.newPage()];
  for (const page of tabs) await page.goto('./');
  const done: string[] = [];
  let stored = await readStored();
  const until = Date.now() + minutes * 60_000;
  for (let step = 0; Date.now() < until; step += 1) {
    // Numbers that do not depend on what the steps before have met.
    const randomOf = (tab: number) => randomNumbers(seed * 1_000_003 + 2 * step + tab);
    const acts = await Promise.all(tabs.map((page, tab) => actByChance(page, randomOf(tab))));
    done.push(...acts.filter((name) => name !== null));
    const now = await readStored();
    brokenRules(stored, now, Date.now()).forEach(note);
    stored = now;
  }
  recover();
  for (const page of tabs) await showBooks(page).catch((error: unknown) => note(String(error)));
  const counts = ACTIONS.map(([name]) => `${done.filter((one) => one === name).length} ${name}`);
  console.log(`${done.length} actions: ${counts.join(', ')}`);
  console.log(`${stored.users.length} accounts, ${stored.loans.length} loans`);
  return wrong;
}

run(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      reuse: { type: 'boolean', default: false },
    },
  });
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
  if (!(minutes > 0 && Number.isInteger(seed)))
    throw new Error('--minutes and --seed take numbers.');
  console.log(`Seed ${seed}, ${minutes} minutes`);
  if (!values.reuse) exportSite({ catalogueUrl: SERVICE_PATH, basePath: '' });

  let [failing, failed] = [FAILING, 0];
  const [service, chance] = [embeddedService(), randomNumbers(-seed)];
  const faulty: ServiceHandler = (request, response) => {
    const isForService = request.url?.startsWith(SERVICE_PATH);
    if (!isForService || chance() >= failing) return service(request, response);
    failed += 1;
    pick(chance, FAULTS)(response);
    return true;
  };
  const site = siteFiles({ root: exportFolder, kind: 'netlify', basePath: '' });
  const { origin, close } = await serve({ site, service: faulty });
  const browser = await launchBrowser();
  try {
    const settings = { baseURL: `${origin}/`, locale: 'pt-BR', serviceWorkers: 'block' } as const;
    const context = await browser.newContext(settings);
    await context.route('https://www.gutenberg.org/**', (route) => route.abort());
    const wrong = await soak(context, seed, minutes, () => (failing = 0));
    console.log(`${failed} failed requests; ${wrong.length} errors and broken rules`);
    if (wrong.length > 0) throw new Error(`Broken; again: npm run soak -- --seed ${seed}`);
  } finally {
    await browser.close();
    close();
  }
});
