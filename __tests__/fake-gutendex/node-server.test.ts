/** @jest-environment node */
import { createServer, type RequestListener } from 'node:http';
import { Duplex, PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { fakeGutendex } from '@/fake-gutendex/gutendex';
import { serviceHandler } from '@/fake-gutendex/node-server';

import { type Page, records } from './sample';

const answer = fakeGutendex(records(40));

/** Sends real requests to Node's server over a pair of streams, without a port. */
async function exchange(listener: RequestListener, head: string, host = 'localhost:3000') {
  const [incoming, outgoing] = [new PassThrough(), new PassThrough()];
  const server = createServer(listener);
  server.emit('connection', Duplex.from({ readable: incoming, writable: outgoing }));
  incoming.write(`${head} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const [top = '', body = ''] = (await text(outgoing)).split('\r\n\r\n');
  const [status = '', ...fields] = top.split('\r\n');
  return { status: Number(status.split(' ')[1]), headers: new Headers(pairs(fields)), body };
}

function pairs(fields: readonly string[]): [string, string][] {
  return fields.map((field) => {
    const colon = field.indexOf(':');
    return [field.slice(0, colon), field.slice(colon + 1).trim()];
  });
}

/** A server that tries the service before its files. */
function site(mount = ''): RequestListener {
  const handle = serviceHandler(answer, mount);
  return (request, response) => {
    if (!handle(request, response)) response.end('a file');
  };
}

const next = (body: string) => (JSON.parse(body) as Page).next;

test('GET has the whole response', async () => {
  const { status, headers, body } = await exchange(site(), 'GET /books/?page=2');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
  expect(JSON.parse(body)).toMatchObject({ count: 40, results: { length: 8 } });
});

test('HEAD has the same headers and no body', async () => {
  const get = await exchange(site(), 'GET /books/');
  const head = await exchange(site(), 'HEAD /books/');
  expect(head.status).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers.get('content-length')).toBe(get.headers.get('content-length'));
});

test('OPTIONS lists the allowed methods', async () => {
  const { status, headers, body } = await exchange(site(), 'OPTIONS /books/');
  expect(status).toBe(204);
  expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-headers')).toBeNull();
  expect(body).toBe('');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is not allowed', async (method) => {
  const { status, headers, body } = await exchange(site(), `${method} /books/`);
  expect(status).toBe(405);
  expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(JSON.parse(body)).toEqual({ detail: `Method "${method}" not allowed.` });
});

test('redirects and errors are passed on', async () => {
  const redirect = await exchange(site('/catalogue'), 'GET /catalogue/books?page=2');
  expect(redirect.status).toBe(301);
  expect(redirect.headers.get('location')).toBe('/catalogue/books/?page=2');
  expect((await exchange(site(), 'GET /books/?page=9')).status).toBe(404);
});

test.each([
  ['/catalogue/books/', true],
  ['/catalogue/books/?ids=1', true],
  ['/catalogue/', true],
  ['/catalogue', true],
  ['/catalogue?x', true],
  ['/books/', false],
  ['/catalogues/books/', false],
  ['/book/84/?back=/catalogue/', false],
  ['/', false],
])('mounted at /catalogue, the service answers %s: %s', async (path, its) => {
  const { body } = await exchange(site('/catalogue'), `GET ${path}`);
  expect(body !== 'a file').toBe(its);
});

test('links have the host that the visitor used', async () => {
  const { body } = await exchange(site('/catalogue'), 'GET /catalogue/books/');
  expect(next(body)).toBe('http://localhost:3000/catalogue/books/?page=2');
});

test('a path with two slashes at its start does not change the host', async () => {
  const { body } = await exchange(site(), 'GET //elsewhere.example/books/');
  expect(next(body)).toBe('http://localhost:3000//elsewhere.example/books/?page=2');
});

test('an impossible host is a bad request', async () => {
  const { status, headers } = await exchange(site(), 'GET /books/', 'a b');
  expect(status).toBe(400);
  expect(headers.get('access-control-allow-origin')).toBe('*');
});
