// `npm run screenshots [-- NAME...]`: the contact sheet. Every state, or those named, at both widths
// and in both schemes, with the fake Gutendex: a picture of each in docs/screenshots/, and their list
// as a page. Fails, and writes nothing, when a state is not reached.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Browser } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { WALKS, reachState, type State, type Walk } from './states';
import { launchBrowser } from '../scripts/support/browser';
import { repositoryRoot } from '../scripts/support/export-site';
import { run } from '../scripts/support/run';
import { embeddedService, serveExport } from '../scripts/support/serve';

const FOLDER = path.join(repositoryRoot, 'docs', 'screenshots');
const HEIGHT = 740;
const VIEWS = [360, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    viewport: { width, height: HEIGHT },
    colorScheme,
  })),
);
/** What a browser shows where the site can be installed (public/manifest.webmanifest): the first and third view. */
const INSTALL_FOLDER = path.join(repositoryRoot, 'public', 'screenshots');
const INSTALL_STATE = 'catalogue';

/** How much smaller than on the screen: enough to judge a layout by. */
const SCALE = 0.6;
const GAP = 16;

const fileOf = ({ name }: State) => `${name.replace(/[^a-z0-9]+/gi, '-')}.webp`;

async function photograph(
  browser: Browser,
  baseURL: string,
  { states }: Walk,
): Promise<Map<State, Buffer[]>> {
  const pictures = new Map<State, Buffer[]>(states.map((state) => [state, []]));
  for (const view of VIEWS) {
    const context = await browser.newContext({
      ...view,
      baseURL,
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    // No network: all covers are the drawn ones.
    await context.route('https://www.gutenberg.org/**', (route) => route.abort());
    const page = await context.newPage();
    for (const [state, taken] of pictures) {
      await reachState(page, state);
      // On a phone it may be below the viewport; a page that has just opened scrolls to its top.
      await expect(async () => {
        await state.shows(page).scrollIntoViewIfNeeded();
        await expect(state.shows(page)).toBeInViewport({ timeout: 500 });
      }, `${state.name}, ${view.viewport.width} px`).toPass({ timeout: 10_000 });
      // The titles' font loads last; where the app has failed it may not.
      const failed = page.getByRole('heading', { name: 'Algo deu errado' });
      await page.locator('html[data-title-font], [data-skeleton]').or(failed).first().waitFor();
      taken.push(await page.screenshot());
    }
    await context.close();
  }
  return pictures;
}

async function writeInstallPictures([narrow, , wide]: readonly Buffer[]): Promise<void> {
  mkdirSync(INSTALL_FOLDER, { recursive: true });
  for (const [name, picture] of Object.entries({ narrow, wide })) {
    await sharp(picture)
      .webp({ quality: 82 })
      .toFile(path.join(INSTALL_FOLDER, `${name}.webp`));
  }
}

/** Puts the pictures of a state side by side, as one small WebP file. */
async function compose(pictures: readonly Buffer[]): Promise<Buffer> {
  let left = GAP;
  const layers: OverlayOptions[] = [];
  for (const [index, picture] of pictures.entries()) {
    const width = (VIEWS[index]?.viewport.width ?? 0) * SCALE;
    layers.push({ input: await sharp(picture).resize(width).toBuffer(), top: GAP, left });
    left += width + GAP;
  }
  const height = HEIGHT * SCALE + 2 * GAP;
  return sharp({ create: { width: left, height, channels: 3, background: '#8d8a86' } })
    .composite(layers)
    .webp({ quality: 82 })
    .toBuffer();
}

const INTRODUCTION =
  '# Contact sheet\n\nEvery screen and state: 360 and 1280 px wide, light and dark. Made by `npm run screenshots` with the fake Gutendex and no network. Covers are the drawn ones.\n';

const contactSheet = () =>
  [
    INTRODUCTION,
    ...WALKS.flatMap(({ states }) =>
      states.map((state) => `## ${state.name}\n\n![${state.name}](${fileOf(state)})\n`),
    ),
  ].join('\n');

run(async () => {
  const names = process.argv.slice(2);
  const wanted = (name: string) => names.length === 0 || names.includes(name);
  const walks = WALKS.filter(({ states }) => states.some(({ name }) => wanted(name)));
  if (walks.length === 0) throw new Error(`There is no state “${names.join('”, “')}”.`);
  const { origin, close } = await serveExport(embeddedService());
  const browser = await launchBrowser();
  const files = new Map<string, Buffer>();
  try {
    for (const walk of walks) {
      for (const [state, pictures] of await photograph(browser, `${origin}/`, walk)) {
        if (!wanted(state.name)) continue;
        if (state.name === INSTALL_STATE) await writeInstallPictures(pictures);
        files.set(fileOf(state), await compose(pictures));
        console.log(state.name);
      }
    }
  } finally {
    await browser.close();
    close();
  }
  if (names.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [file, contents] of files) writeFileSync(path.join(FOLDER, file), contents);
  writeFileSync(path.join(FOLDER, 'README.md'), contactSheet());
});
