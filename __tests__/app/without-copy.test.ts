/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateStaticParams } from '@/app/book/[id]/page';

test('without a copy of the catalogue the route of books still has a file, which `next build` insists on', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  jest.spyOn(process, 'cwd').mockReturnValue(site);
  expect(await generateStaticParams()).toEqual([{ id: '_' }]);
  rmSync(site, { recursive: true });
});
