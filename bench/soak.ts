// `npm run soak -- [--minutes N] [--seed N]`: random use of the exported site in two tabs of one
// browser, over a service that fails in a third of its answers (docs/reliability.md). Exits 1 on an
// uncaught error, a broken rule of lending, or a tab without books once the service works again.
// The same seed gives the same choices; how they meet depends on the machine.
import type { ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { errors, type BrowserContext, type Page } from '@playwright/test';
import type { ServiceHandler } from '@/fake-gutendex/node-server';
import { seed as seedStorage } from '../e2e/support/borrowers';
import { DAY, aUser } from '@/fixtures/records';
import { KEYS } from '@/fixtures/storage-keys';
import type { User } from '@/lib/accounts/user';
import type { Loan } from '@/lib/lending/loan';
import { LOAN_DAYS } from '@/lib/lending/rules';
import { launchBrowser } from '../scripts/support/browser';
import { run } from '../scripts/support/run';
import { SERVICE_PATH, embeddedService, serveExport } from '../scripts/support/serve';
import { pick, randomNumbers, type Random } from './common';

const FAILING = 1 / 3;
const RECOVERY_MS = 150_000;
/** An element may be gone before it is pressed. */
const timeout = 2_000;

const FAULTS: readonly ((response: ServerResponse) => unknown)[] = [
  () => undefined,
  (response) => response.destroy(),
  (response) => response.write('{"count": 705, '),
  (response) => response.writeHead(500).end('broken'),
  (response) => response.writeHead(429).end('busy'),
  (response) => response.end('{"books": []}'),
  (response) => response.end('{"count": 0, "next": null, "previous": null, "results": []}'),
];

const ADDRESSES = ['/', '/book/84/', '/book/9999999/', '/?page=999', '/profile/'];
const READERS = ['ana@exemplo.com', 'bia@exemplo.com', 'caio@exemplo.com', 'novo@exemplo.com'];
const FIELD_KEYS = ['Enter', 'ArrowDown', 'Escape'];

/** How often compared with the rest what is clicked, or where one of the keys is pressed, after one of the texts. */
type Action = [weight: number, selector: string, keys?: string[], texts?: string[]];

/** What visitors do by chance. */
const ACTIONS: readonly Action[] = [
  [8, '[placeholder^=Buscar]', FIELD_KEYS, ['dom casmurro', 'frankestein', 'a', 'xyzzy', '<img>']],
  // A letter selects the first option that begins with it.
  [6, 'select', ['T', 'P', 'F', 'I', 'ArrowDown']],
  [3, 'nav[aria-label=Estantes] a'],
  [6, 'role=button[name=/^(Próximo →|← Anterior)$/]'],
  [2, '[type=number]', FIELD_KEYS, ['1', '7', '23', '999', '-4', '1.5']],
  [20, 'article a[href^="/book/"]'],
  [30, 'role=button[name="Emprestar"]'],
  [12, 'role=button[name="Devolver"]'],
  [10, 'role=link[name=/^(BookShelfs|Perfil)$/]'],
  [10, 'role=link[name="Login"]'],
  [3, 'role=tab[selected=false]'],
  [10, '[name=name]', ['Tab'], ['Novo']],
  [30, '[name=email]', ['Tab'], READERS],
  [30, '[name=password]', ['Enter'], ['segredo', 'segredo', 'segredo', 'errada']],
  [2, 'role=button[name="Sair"]'],
  [6, 'role=button[name=/^(Tentar de novo|Mostrar o catálogo|Recarregar)$/]'],
];

const WEIGHTED = ACTIONS.flatMap((action) => Array<Action>(action[0]).fill(action));

/** Does one of the actions, if the page has something to do it with. */
async function act(page: Page, random: Random): Promise<void> {
  const [, selector, keys, texts] = pick(random, WEIGHTED);
  const chance = random();
  try {
    if (chance < 0.02) await page.goto(pick(random, ADDRESSES), { waitUntil: 'commit' });
    else if (chance < 0.05) await page.evaluate(() => history.back());
    else {
      const seen = await page.locator(selector).filter({ visible: true }).all();
      // Mostly one of the first.
      const target = seen[Math.floor(random() * random() * seen.length)];
      if (!target) return;
      if (texts) await target.fill(pick(random, texts), { timeout });
      await (keys ? target.press(pick(random, keys), { timeout }) : target.click({ timeout }));
    }
    // People pause, and not for anything that could be waited for.
    await page.waitForTimeout(50 + 400 * random());
  } catch (error) {
    const isGone = /context was destroyed|not attached|ERR_|interrupted by another/;
    if (!(error instanceof errors.TimeoutError) && !isGone.test(String(error))) throw error;
  }
}

interface Stored {
  readonly users: readonly User[];
  readonly loans: readonly Loan[];
}

/** The rules of lending that are broken between two moments; no account is ever deleted. */
function brokenRules(before: Stored, { users, loans }: Stored, now: number): string[] {
  const repeated = (values: readonly (string | number)[]) =>
    values.filter((value, index) => values.indexOf(value) !== index);
  const active = loans.filter(({ returnedAt }) => returnedAt === null);
  const hasRightDates = ({ borrowedAt, dueAt, returnedAt }: Loan) => {
    const [start, back] = [Date.parse(borrowedAt), Date.parse(returnedAt ?? borrowedAt)];
    return start <= back && back <= now && Date.parse(dueAt) - start === LOAN_DAYS * DAY;
  };
  // The only change of a loan is that it is returned, once.
  const isKept = (loan: Loan) => {
    const later = loans.find(({ id }) => id === loan.id);
    const returnedAt = loan.returnedAt ?? later?.returnedAt ?? null;
    return JSON.stringify({ ...loan, returnedAt }) === JSON.stringify(later);
  };
  return [
    ...repeated(active.map(({ userId }) => userId)).map((id) => `${id} has two active loans`),
    ...repeated(active.map(({ bookId }) => bookId)).map((id) => `book ${id} has two holders`),
    ...repeated(users.map(({ email }) => email)).map((email) => `two accounts are ${email}`),
    ...loans.filter((loan) => !hasRightDates(loan)).map(({ id }) => `loan ${id}: wrong dates`),
    ...before.loans.filter((loan) => !isKept(loan)).map(({ id }) => `loan ${id} lost or changed`),
    ...before.users
      .filter(({ id }) => !users.some((user) => user.id === id))
      .map(({ id }) => `account ${id} is lost`),
  ];
}

/** What the site has stored, read without its scripts. */
async function readStored(context: BrowserContext): Promise<Stored> {
  const { origins } = await context.storageState();
  const texts = new Map(origins[0]?.localStorage.map(({ name, value }) => [name, value]));
  const read = (key: string): unknown => JSON.parse(texts.get(key) ?? '[]');
  return { users: read(KEYS.users) as User[], loans: read(KEYS.loans) as Loan[] };
}

/** Console errors of requests that the soak makes fail. */
const EXPECTED = /Failed to load resource|net::ERR_|Failed to fetch|preload/;

/** A tab shows books, and after a press no failure, once the service works again. */
async function showBooks(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'BookShelfs', exact: true }).click({ timeout: 10_000 });
  await page.locator('article').first().waitFor({ timeout: RECOVERY_MS });
  const failure = page.getByRole('alert').filter({ hasText: 'Erro' });
  // Books of the copy are not asked for again by themselves.
  if (await failure.isVisible()) await failure.getByRole('button').click();
  await failure.waitFor({ state: 'hidden', timeout: RECOVERY_MS });
}

/** Uses two tabs until the time is over; returns what was wrong. */
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
  const tabs = [await context.newPage(), await context.newPage()];
  for (const page of tabs) await page.goto('./');
  let stored = await readStored(context);
  const until = Date.now() + minutes * 60_000;
  for (let step = 0; Date.now() < until; step += 1) {
    // A seed for each step, as earlier steps use up different numbers of random ones.
    const randomOf = (tab: number) => randomNumbers(seed * 1_000_003 + 2 * step + tab);
    await Promise.all(tabs.map((page, tab) => act(page, randomOf(tab))));
    const now = await readStored(context);
    brokenRules(stored, now, Date.now()).forEach(note);
    stored = now;
  }
  recover();
  for (const page of tabs) await showBooks(page).catch((error: unknown) => note(String(error)));
  return wrong;
}

run(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
  if (!(minutes > 0 && seed >= 0)) throw new Error('--minutes and --seed take numbers.');
  console.log(`Seed ${seed}, ${minutes} minutes`);
  let failing = FAILING;
  const [service, chance] = [embeddedService(), randomNumbers(-seed)];
  const faulty: ServiceHandler = (request, response) => {
    const isForService = request.url?.startsWith(SERVICE_PATH);
    if (!isForService || chance() >= failing) return service(request, response);
    pick(chance, FAULTS)(response);
    return true;
  };
  const { origin, close } = await serveExport(faulty);
  const browser = await launchBrowser();
  try {
    const users = ['ana', 'bia', 'caio'].map((id) => aUser({ id, email: `${id}@exemplo.com` }));
    const options = { baseURL: `${origin}/`, locale: 'pt-BR', serviceWorkers: 'block' as const };
    const context = await browser.newContext(options);
    await seedStorage(context, { users });
    await context.route('https://www.gutenberg.org/**', (route) => route.abort());
    const wrong = await soak(context, seed, minutes, () => (failing = 0));
    console.log(`${wrong.length} errors and broken rules`);
    if (wrong.length > 0) throw new Error(`Broken; again: npm run soak -- --seed ${seed}`);
  } finally {
    await browser.close();
    close();
  }
});
