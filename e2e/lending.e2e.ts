import type { Page } from '@playwright/test';
import { KEYS } from '@/fixtures/storage-keys';
import { DAY } from '@/fixtures/records';
import { LOCK_NAME } from '@/lib/storage/lock';
import {
  AS_ANA,
  ANA,
  actionButton,
  actions,
  activeLoansIn,
  anasLoan,
  expectProfile,
  fillRegistration,
  headerLink,
  seed,
  storedIn,
  submitButton,
} from './support/borrowers';
import { tabTo } from './support/keyboard';
import { BOOK, alertOf, openCatalogue, settle } from './support/library';
import { askCatalogue } from './support/service';
import { expect, test } from './support/test';

const badge = (page: Page) => page.getByRole('article').filter({ hasText: BOOK.title }).first();

test('a loan and a return show in the other tabs at once', async ({ page, context }) => {
  await seed(context, AS_ANA);
  const [catalogue, profile] = [await context.newPage(), await context.newPage()];
  await page.goto(`./book/${BOOK.id}/`);
  await openCatalogue(catalogue);
  await profile.goto('./profile/');
  await expect(badge(catalogue)).toContainText('Disponível');
  await expect(profile.getByText('Você ainda não tem livros emprestados.')).toBeVisible();

  await actionButton(page, 'Emprestar').click();
  await expect(page.getByText('Livro emprestado com sucesso!')).toBeVisible();
  await expect(badge(catalogue)).toContainText('Indisponível');
  await expect(catalogue.getByRole('banner')).toContainText('7 dia(s) restantes');
  await expect(profile.getByRole('link', { name: BOOK.title })).toBeVisible();

  await actionButton(profile, 'Devolver').click();
  await expect(profile.getByText('Livro devolvido com sucesso!')).toBeVisible();
  await expect(actionButton(page, 'Emprestar')).toBeVisible();
  await expect(actionButton(page, 'Devolver')).toHaveCount(0);
  await expect(badge(catalogue)).toContainText('Disponível');
  await expect(catalogue.getByRole('banner')).not.toContainText('restantes');
});

test('from a book to “Criar conta” and back: the book is one press away', async ({ page }) => {
  await openCatalogue(page);
  await page.getByRole('link', { name: BOOK.link }).click();
  await page.getByRole('link', { name: 'Faça login para emprestar.' }).click();
  await fillRegistration(page, 'caio@exemplo.com');
  await submitButton(page).click();
  await expectProfile(page, 'Caio');
  await page.getByRole('button', { name: `Continuar: «${BOOK.title}» — Emprestar` }).click();
  await expect(page.getByText('Livro emprestado com sucesso!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Meus empréstimos' })).toBeFocused();
  expect(await activeLoansIn(page)).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Ler', exact: true })).toHaveAttribute(
    'href',
    `https://www.gutenberg.org/ebooks/${BOOK.id}`,
  );

  await actionButton(page, 'Devolver').click();
  await expect(page.getByText('Livro devolvido com sucesso!')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Meus empréstimos' })).toBeFocused();
  // Used: it is not offered again.
  await page.reload();
  await expect(page.getByRole('region', { name: 'Histórico' })).toContainText(BOOK.title);
  await expect(page.getByRole('button', { name: /^Continuar/ })).toHaveCount(0);
});

test('a refusal at the end of a long history is told beside the loan that forbids it', async ({
  page,
  context,
}) => {
  const returned = Array.from({ length: 100 }, (_, index) =>
    anasLoan({
      id: `r${index}`,
      bookId: 1_000 + index,
      title: `Livro ${index}`,
      borrowedAt: new Date(Date.now() - DAY * (index + 2)).toISOString(),
      returnedAt: new Date(Date.now() - DAY * (index + 1)).toISOString(),
    }),
  );
  await seed(context, { ...AS_ANA, loans: [anasLoan(), ...returned] });
  await page.goto('./profile/');
  await expect(page.getByText('Mostrando 10 de 100 empréstimos.')).toBeVisible();
  await page.getByRole('button', { name: 'Pegar de novo' }).last().click();
  await expect(
    alertOf(page, '⚠️ Você já tem um empréstimo ativo. Devolva-o para pegar outro.'),
  ).toBeInViewport();
  await expect(actionButton(page, 'Devolver')).toBeInViewport();
  await actionButton(page, 'Devolver').click();
  await expect(page.getByText('Livro devolvido com sucesso!')).toBeInViewport();
  await page.getByRole('button', { name: 'Pegar de novo' }).last().click();
  await expect(page.getByText('Livro emprestado com sucesso!')).toBeInViewport();
  expect(await activeLoansIn(page)).toMatchObject([{ title: 'Livro 8' }]);
});

test('a logout while the book is open removes the button', async ({ page, context }) => {
  await seed(context, AS_ANA);
  const other = await context.newPage();
  await page.goto(`./book/${BOOK.id}/`);
  await expect(actionButton(page, 'Emprestar')).toBeVisible();
  await other.goto('./profile/');
  await other.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('link', { name: 'Faça login para emprestar.' })).toBeVisible();
  await expect(actionButton(page, 'Emprestar')).toHaveCount(0);
});

test.describe('two tabs that borrow at the same instant', () => {
  const ROUNDS = 100;
  const LENT = 'Livro emprestado com sucesso!';
  const REFUSED = 'Você já tem um empréstimo ativo. Devolva-o para pegar outro.';

  // So little in sight, and so little drawn again in each round.
  test.use({ viewport: { width: 360, height: 640 } });

  /** Removes all loans, and notifies this tab as the browser notifies the others. */
  const reset = (page: Page) =>
    page.evaluate((key) => {
      localStorage.removeItem(key);
      dispatchEvent(new StorageEvent('storage', { key }));
    }, KEYS.loans);

  /** Waits until the tab shows that there are no loans. */
  const ready = (page: Page) =>
    page.evaluate(async (key) => {
      const canBorrow = () =>
        localStorage.getItem(key) === null &&
        [...document.querySelectorAll('button')].some((one) => one.textContent === 'Emprestar');
      while (!canBorrow()) await new Promise((resolve) => requestAnimationFrame(resolve));
    }, KEYS.loans);

  /**
   * Clicks “Emprestar” at the moment given (ms) and returns the message that follows, and how many
   * loans this tab then reads. Where the tab already shows the other's loan, there is no button, and
   * the message is there at once. Ends when no change is under way: a tab shows the other's loan
   * before its own change has had its turn, and that change must not run in the next round.
   */
  const borrowAt = (page: Page, moment: number) =>
    page.evaluate(
      async ({ at, texts, lock, key }) => {
        await new Promise((resolve) => setTimeout(resolve, at - Date.now()));
        const section = document.querySelector('[aria-labelledby=actions-heading]');
        if (!section) throw new Error('the section is gone');
        const paragraphs = () => [...section.querySelectorAll('p')];
        const earlier = new Set<Element>(section.querySelectorAll('[role] p'));
        const message = () => {
          const said = paragraphs().filter((paragraph) => !earlier.has(paragraph));
          return texts.find((text) => said.some(({ textContent }) => textContent.includes(text)));
        };
        [...section.querySelectorAll('button')]
          .find(({ textContent }) => textContent === 'Emprestar')
          ?.click();
        const said = await new Promise<string>((resolve) => {
          const look = () => {
            const text = message();
            if (!text) return;
            observer.disconnect();
            resolve(text);
          };
          const observer = new MutationObserver(look);
          observer.observe(section, { childList: true, subtree: true, characterData: true });
          look();
        });
        const loans = (JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[]).length;
        const isBusy = async () => {
          const { held = [], pending = [] } = await navigator.locks.query();
          return [...held, ...pending].some(({ name }) => name === lock);
        };
        while (await isBusy()) await new Promise((resolve) => setTimeout(resolve, 5));
        return { said, loans };
      },
      { at: moment, texts: [LENT, REFUSED], lock: LOCK_NAME, key: KEYS.loans },
    );

  /** Holds the storage's lock in a third tab until both of the others have asked for it. */
  const holdLock = (page: Page) =>
    page.evaluate(
      (name) =>
        new Promise<void>((held) => {
          void navigator.locks.request(name, async () => {
            held();
            for (;;) {
              const { pending } = await navigator.locks.query();
              if ((pending ?? []).filter((lock) => lock.name === name).length === 2) return;
              await new Promise((resolve) => setTimeout(resolve, 5));
            }
          });
        }),
      LOCK_NAME,
    );

  test(`leave one loan, in each of ${ROUNDS} rounds`, async ({ page, context }) => {
    test.slow();
    const [first, second] = (await askCatalogue()).results;
    await seed(context, AS_ANA);
    const [other, third] = [await context.newPage(), await context.newPage()];
    await page.goto(`./book/${first?.id}/`);
    await other.goto(`./book/${second?.id}/`);
    // Nothing of the app: it only holds the lock.
    await third.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await third.goto('./empty');

    for (let round = 1; round <= ROUNDS; round += 1) {
      await Promise.all([page, other].map(ready));
      // Every other round both ask while the lock is held, so that they are sure to compete.
      if (round % 2 === 0) await holdLock(third);
      const moment = Date.now() + 20;
      const ends = await Promise.all([borrowAt(page, moment), borrowAt(other, moment)]);
      const [said, loans] = [ends.map((end) => end.said), ends.map((end) => end.loans)];
      expect({ round, said: said.sort(), loans }).toEqual({
        round,
        said: [LENT, REFUSED],
        loans: [1, 1],
      });
      await reset(page);
    }
  });
});

test.describe('on a small phone, with the keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  const expectNoSidewaysScroll = async (page: Page) => {
    await settle(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  };

  test('log in, borrow, return, log out', async ({ page, context }) => {
    await seed(context, { users: [ANA] });
    await openCatalogue(page);
    await expectNoSidewaysScroll(page);
    await tabTo(page, page.getByRole('link', { name: 'Fazer login' }));
    await page.keyboard.press('Enter');

    await tabTo(page, page.getByLabel('E-mail'));
    await expectNoSidewaysScroll(page);
    await page.keyboard.type('ana@exemplo.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('segredo');
    await page.keyboard.press('Enter');
    await expectProfile(page, 'Ana');
    await expectNoSidewaysScroll(page);

    await tabTo(page, page.getByRole('link', { name: 'Explorar livros' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: BOOK.link }));
    await page.keyboard.press('Enter');

    await tabTo(page, actionButton(page, 'Emprestar'));
    await page.keyboard.press('Enter');
    await expect(actions(page).getByRole('status')).toHaveText('Livro emprestado com sucesso!');
    await expectNoSidewaysScroll(page);
    expect(await activeLoansIn(page)).toHaveLength(1);

    await tabTo(page, actionButton(page, 'Devolver'));
    await page.keyboard.press('Space');
    await expect(actions(page).getByRole('status')).toHaveText('Livro devolvido com sucesso!');
    expect(await activeLoansIn(page)).toHaveLength(0);
    expect((await storedIn(page)).loans).toHaveLength(1);

    await page.keyboard.press('Home');
    await tabTo(page, page.getByRole('link', { name: 'Abrir perfil' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Sair' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/auth\/$/);
  });

  test('an overdue loan is shown on every screen, and nothing scrolls sideways', async ({
    page,
    context,
  }) => {
    await seed(context, {
      ...AS_ANA,
      loans: [
        anasLoan({
          title: 'Um título que não acaba mais, como os havia antigamente, com muitas palavras',
          dueAt: new Date(Date.now() - 5 * 86_400_000).toISOString(),
        }),
      ],
    });
    for (const address of ['./', './profile/', './book/84/']) {
      await page.goto(address);
      await expect(page.getByRole('banner')).toContainText('ATRASADO (5 dia(s))');
      await expectNoSidewaysScroll(page);
    }
    await expect(headerLink(page, 'Login')).toHaveCount(0);
  });
});
