// `npm run screenshots [-- NAME...]`: every screen and state, at both widths and in both schemes, from
// the embedded catalogue: a picture a state in docs/screenshots/, and their list as a page.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser } from '@playwright/test';
import { STATES } from '../e2e/support/states';
import { launchBrowser } from './support/browser';
import { repositoryRoot } from './support/export-site';
import { embeddedService } from './support/fake-service';
import { run } from './support/run';
import { serveExport } from './support/serve';

const FOLDER = path.join(repositoryRoot, 'docs', 'screenshots');
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 740 },
];
const SCHEMES = ['light', 'dark'] as const;
/** How much smaller than on the screen: enough to judge a layout by. */
const SCALE = 0.6;
const GAP = 16;

type State = (typeof STATES)[number];

const fileOf = ({ name }: State) => `${name.replace(/[^a-z0-9]+/gi, '-')}.webp`;

async function picturesOf(browser: Browser, baseURL: string, state: State): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const viewport of SIZES) {
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({
        baseURL,
        viewport,
        colorScheme,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        reducedMotion: 'reduce',
      });
      // No network: every book has its drawn cover.
      await context.route('https://www.gutenberg.org/**', (route) => route.abort());
      const page = await context.newPage();
      await state.open(page, baseURL);
      pictures.push(await page.screenshot());
      await context.close();
    }
  }
  return pictures;
}

/** Puts the pictures of a state side by side, as one small WebP file. */
async function compose(browser: Browser, pictures: readonly Buffer[]): Promise<Buffer> {
  const page = await browser.newPage();
  const sources = pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  const webp = await page.evaluate(
    async ({ sources, scale, gap }) => {
      const images = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          return image;
        }),
      );
      const canvas = document.createElement('canvas');
      const widths = images.map((image) => image.width * scale);
      canvas.width = widths.reduce((sum, width) => sum + width + gap, gap);
      canvas.height = Math.max(...images.map((image) => image.height * scale)) + 2 * gap;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#8d8a86';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.imageSmoothingQuality = 'high';
      let x = gap;
      for (const image of images) {
        context.drawImage(image, x, gap, image.width * scale, image.height * scale);
        x += image.width * scale + gap;
      }
      return canvas.toDataURL('image/webp', 0.82).split(',')[1] ?? '';
    },
    { sources, scale: SCALE, gap: GAP },
  );
  await page.close();
  return Buffer.from(webp, 'base64');
}

/** The contact sheet: every state's picture, with its name. */
function writeSheet(): void {
  const sections = STATES.map(
    (state) => `## ${state.name}\n\n![${state.name}](${fileOf(state)})\n`,
  );
  const head =
    '# Contact sheet\n\nEvery screen and state: 360 and 1280 px wide, light and dark. Made by `npm run screenshots` from the embedded catalogue, with no network: so every cover is a drawn one.\n';
  writeFileSync(path.join(FOLDER, 'README.md'), [head, ...sections].join('\n'));
}

run(async () => {
  const wanted = process.argv.slice(2);
  const states = STATES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  if (states.length === 0) throw new Error(`No such state: ${wanted.join(', ')}`);
  if (wanted.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });

  const { origin, close } = await serveExport(embeddedService());
  const browser = await launchBrowser();
  try {
    for (const state of states) {
      const pictures = await picturesOf(browser, `${origin}/`, state);
      writeFileSync(path.join(FOLDER, fileOf(state)), await compose(browser, pictures));
      console.log(state.name);
    }
  } finally {
    await browser.close();
    close();
  }
  writeSheet();
});
