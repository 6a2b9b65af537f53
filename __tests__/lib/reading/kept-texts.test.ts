import { isKept } from '@/lib/reading/texts-here';
import { updateKeptTexts } from '@/lib/reading/kept-texts';
import { withCaches } from '../../support/fake-browser';
import { textHost } from '../../support/reader-app';
import { server } from '../../support/server';

test('a book that is returned while its text is on the way is not kept, until it is lent again', async () => {
  withCaches();
  server.use(textHost());
  const lent = new Set([84]);
  const { signal } = new AbortController();
  const loan = new AbortController();
  const keeping = updateKeptTexts(lent, loan.signal);
  loan.abort();
  await updateKeptTexts(new Set(), signal);
  await expect(keeping).rejects.toThrow();
  expect(await isKept(84)).toBe(false);
  await updateKeptTexts(lent, signal);
  expect(await isKept(84)).toBe(true);
});
