import type { BrowserContext } from '@playwright/test';

/**
 * What the console says of requests that fail, which is what the soak makes them do; and of the
 * copy's covers: the policy of these releases has another host in the place of theirs.
 */
const EXPECTED =
  /Failed to load resource|preloaded using link preload|net::ERR_|Failed to fetch|elsewhere\.example|the image 'https:\/\/www\.gutenberg\.org/;

/** Records every uncaught error, and what the console calls an error, of all tabs. */
export function watchTabs(context: BrowserContext): readonly string[] {
  const found: string[] = [];
  const record = (text: string) => {
    console.log(`  ${text}`);
    found.push(text);
  };
  context.on('weberror', (failure) => {
    const error = failure.error();
    record(`uncaught: ${error.stack ?? error.message}`);
  });
  context.on('console', (message) => {
    const isFault = message.type() === 'error' && !EXPECTED.test(message.text());
    if (isFault) record(`console: ${message.text()}`);
  });
  context.on('page', (page) => page.on('crash', () => record('a tab has crashed')));
  return found;
}
