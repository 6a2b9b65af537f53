/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import { Duplex, PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { fakeGutendex } from '@/fake-gutendex/gutendex';
import { serviceHandler } from '@/fake-gutendex/node-server';
import { record } from '../support/records';

const answer = fakeGutendex(Array.from({ length: 40 }, () => record()));

/** Sends real requests to Node's server over a pair of streams, without a port. */
async function exchange(listener: RequestListener, head: string, host = 'localhost:3000') {
  const [incoming, outgoing] = [new PassThrough(), new PassThrough()];
  const server = createServer(listener);
  server.emit('connection', Duplex.from({ readable: incoming, writable: outgoing }));
  incoming.write(`${head} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const [top = '', body = ''] = (await text(outgoing)).split('\r\n\r\n');
  const [status = '', ...fields] = top.split('\r\n');
  const headers = new Headers(
    fields.map((field): [string, string] => {
      const colon = field.indexOf(':');
      return [field.slice(0, colon), field.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(status.split(' ')[1]), headers, body };
}

/** A server that tries the service before its files. */
function site(mount = ''): RequestListener {
  const handle = serviceHandler(answer, mount);
  return (request, response) => {
    if (!handle(request, response)) response.end('a file');
  };
}

test('GET has the whole response, and HEAD its headers alone', async () => {
  const get = await exchange(site(), 'GET /books/?page=2');
  expect(get.status).toBe(200);
  expect(JSON.parse(get.body)).toMatchObject({ count: 40, results: { length: 8 } });
  expect(get.headers.get('content-type')).toBe('application/json');
  expect(get.headers.get('content-length')).toBe(String(Buffer.byteLength(get.body)));
  const head = await exchange(site(), 'HEAD /books/?page=2');
  expect(head).toMatchObject({ status: 200, body: '' });
});

test.each([
  ['GET /books?page=2', 301, 'localhost'],
  ['GET /books/?page=9', 404, 'localhost'],
  ['GET /books/', 400, 'an impossible host'],
  ['OPTIONS /books/', 204, 'localhost'],
  ['POST /books/', 405, 'localhost'],
])('%s is answered with %i at %s, for any origin', async (request, status, host) => {
  const answered = await exchange(site(), request, host);
  expect(answered.status).toBe(status);
  expect(answered.headers.get('access-control-allow-origin')).toBe('*');
  // A request with headers of its own must fail here as well.
  expect(answered.headers.has('access-control-allow-headers')).toBe(false);
});

test.each([
  ['/catalogue/books/?ids=1', true],
  ['/catalogue', true],
  ['/books/', false],
  ['/catalogues/books/', false],
])('mounted at /catalogue, the service answers %s: %s', async (path, its) => {
  const { body } = await exchange(site('/catalogue'), `GET ${path}`);
  expect(body !== 'a file').toBe(its);
});

test('its links have the host that the visitor used', async () => {
  const { body } = await exchange(site(), 'GET /catalogue/books/');
  const next = 'http://localhost:3000/catalogue/books/?page=2';
  expect(JSON.parse(body)).toMatchObject({ next });
});
