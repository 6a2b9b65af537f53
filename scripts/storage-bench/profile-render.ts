import { KEYS } from '@/fixtures/storage-keys';
import { launchBrowser } from '../support/browser';
import { embeddedService } from '../support/fake-service';
import { serveExport } from '../support/serve';
import { manyLoans } from './many-loans';

/**
 * How long it takes in a browser from pressing “Perfil” on the catalogue until the loans are in the
 * page, in ms: the router's part, reading the stored loans, and rendering. The loans are those
 * of `readers` accounts, of which the first is logged in.
 */
export async function profileRenderTimes(rounds: number, readers?: number): Promise<number[]> {
  const { origin, close } = await serveExport(embeddedService());
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ baseURL: origin });
    await page.route('https://www.gutenberg.org/**', (route) => route.abort());
    await page.goto('auth/');
    await page.evaluate(
      ({ stored, session, users }) => {
        for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
        const [user] = JSON.parse(stored[users] ?? '[]') as { id: string }[];
        localStorage.setItem(session, JSON.stringify({ userId: user?.id, ts: Date.now() }));
      },
      { stored: manyLoans(readers), session: KEYS.session, users: KEYS.users },
    );
    const times: number[] = [];
    await page.goto('./');
    for (let round = 0; round < rounds; round++) {
      const link = page.getByRole('link', { name: 'Perfil', exact: true });
      // Pointing at it fetches the page ahead, as for any visitor with a mouse.
      await link.hover();
      await page.getByRole('article').first().waitFor();
      times.push(
        await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const observer = new MutationObserver(() => {
                if (!document.querySelector('[aria-labelledby=loans-heading] article')) return;
                observer.disconnect();
                resolve(performance.now() - start);
              });
              observer.observe(document.body, { childList: true, subtree: true });
              const start = performance.now();
              document.querySelector<HTMLElement>('header nav a[href$="/profile/"]')?.click();
            }),
        ),
      );
      await page.goBack();
    }
    return times;
  } finally {
    await browser.close();
    close();
  }
}
