/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { makeCopy } from '../../support/copy-host';
import { record } from '../../support/records';
import { PROSE, filesOf, make, page, readText, textsFolder } from './make';

const newPlace = textsFolder();

/** When each address was asked for, in ms. */
const asked: [address: string | undefined, at: number][] = [];

/** A mirror with one book, on this machine. */
const mirror = createServer(({ url }, response) => {
  asked.push([url, performance.now()]);
  response.writeHead(url?.includes('/1234/') ? 200 : 404).end(page(PROSE));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => mirror.listen(0, resolve));
  process.env.TEXTS_MIRROR = `http://localhost:${(mirror.address() as AddressInfo).port}/epub`;
});
afterAll(() => {
  delete process.env.TEXTS_MIRROR;
  mirror.close();
});

test('single books are fetched from a mirror, one each two seconds; what fails is named', async () => {
  const place = newPlace();
  const { code, said, complaints } = await make(place, ['--fetch', '55752', '1234']);
  expect(code).toBe(1);
  expect(complaints).toEqual([
    expect.stringMatching(/\/epub\/55752\/pg55752-images\.html: HTTP 404$/),
  ]);
  expect(said[0]).toMatch(/^1234 Um livro: 1 chapters/);
  expect(asked.map(([address]) => address)).toEqual([
    '/epub/55752/pg55752-images.html',
    '/epub/1234/pg1234-images.html',
  ]);
  const [first = 0, second = 0] = asked.map(([, at]) => at);
  expect(second - first).toBeGreaterThan(1_950);
  expect(readText(place, 1234).description.title).toBe('Um livro');
});

test('without the mirror the texts that are there stay', async () => {
  const place = newPlace();
  await make(place, ['--fetch', '1234']);
  const before = filesOf(place);
  mirror.close();
  mirror.closeAllConnections();
  const { code, said } = await make(place, ['--fetch', '1234']);
  expect({ code, first: said[0] }).toEqual({ code: 1, first: '1234 Um livro: as before' });
  expect(filesOf(place)).toEqual(before);
});

test('the files of the Portuguese books in the catalogue’s copy are printed, as rsync wants them', async () => {
  const place = newPlace();
  const root = path.join(place.folder, '..');
  jest.spyOn(process, 'cwd').mockReturnValue(root);
  const books = [record({ id: 55752, languages: ['pt'] }), record({ id: 84, languages: ['en'] })];
  await makeCopy(path.join(root, 'public', 'copy'), books);
  const said = ['55752/pg55752-images.html'];
  expect(await make(place, ['--wanted'])).toEqual({ code: 0, said, complaints: [] });
});
