/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateStaticParams as pictures } from '@/app/book/[id]/capa.png/route';
import { generateStaticParams as pages } from '@/app/book/[id]/page';

test('without a copy of the catalogue every route still has a file, which `next build` insists on', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  jest.spyOn(process, 'cwd').mockReturnValue(site);
  expect(await pages()).toEqual([{ id: '_' }]);
  expect(await pictures()).toEqual([{ id: '_' }]);
  rmSync(site, { recursive: true });
});
