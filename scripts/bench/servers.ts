import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fakeGutendex } from '@/fake-gutendex/gutendex';
import { serviceHandler } from '@/fake-gutendex/node-server';
import { readBooks } from '@/fake-gutendex/read-books';
import { siteFiles } from '../support/site-files';
import { HOSTS, type AppName } from './addresses';
import { makeCertificate } from './certificate';
import { fillIn } from './fill-in';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Every cover is this picture of one pixel. */
const COVER = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const COMPRESSED = /^(text\/|application\/(json|manifest))/;

/** An answer of a plain server, compressed once and cached for ten minutes as GitHub Pages does. */
async function fetchAnswer(port: number, host: string, path: string): Promise<Answer> {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': host };
  const response = await fetch(`http://localhost:${port}${path}`, {
    headers: forwarded,
    redirect: 'manual',
  });
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const location = response.headers.get('location');
  const compressed = COMPRESSED.test(type);
  return {
    status: response.status,
    headers: {
      'content-type': type,
      'cache-control': 'max-age=600',
      'access-control-allow-origin': '*',
      ...(location && { location }),
      ...(compressed && { 'content-encoding': 'gzip' }),
    },
    body: compressed ? gzipSync(body) : body,
  };
}

/**
 * Serves both apps, the look-alike catalogue and the covers over HTTP/2, each under its own name.
 * Answers are kept in memory: a server's own time is not what is measured.
 *
 * @param apps the folders of the exported apps
 * @param books the file of the catalogue's books
 */
export async function startServers(apps: Record<AppName, string>, books: string) {
  const plain: Server[] = [];
  const serve = async (handler: RequestListener): Promise<number> => {
    const server = createServer(handler);
    plain.push(server);
    await once(server.listen(0), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const ports: Record<string, number> = {
    [HOSTS.site]: await serve(siteFiles({ root: apps.site, kind: 'github-pages', basePath: '' })),
    [HOSTS.floor]: await serve(siteFiles({ root: apps.floor, kind: 'github-pages', basePath: '' })),
    [HOSTS.catalogue]: await serve(serviceHandler(fakeGutendex(readBooks(books).map(fillIn)), '')),
  };

  const answers = new Map<string, Promise<Answer>>();
  const answerTo = (host: string, path: string) => {
    const address = host + path;
    const answer = answers.get(address) ?? fetchAnswer(ports[host] ?? 0, host, path);
    answers.set(address, answer);
    return answer;
  };

  let delayMs = 0;
  const { key, cert, fingerprint } = makeCertificate();
  const front = createSecureServer({ key, cert });
  front.on('stream', async (stream, headers) => {
    stream.on('error', () => undefined);
    const host = headers[':authority'] ?? '';
    if (host === HOSTS.covers) {
      stream.respond({
        ':status': 200,
        'content-type': 'image/png',
        'cache-control': 'max-age=600',
      });
      stream.end(COVER);
      return;
    }
    const { status, headers: own, body } = await answerTo(host, headers[':path'] ?? '/');
    if (host === HOSTS.catalogue && delayMs > 0) {
      // A wait that outlasts the bench does not hold it up.
      await new Promise((resolve) => setTimeout(resolve, delayMs).unref());
    }
    if (stream.destroyed) return;
    stream.respond({ ':status': status, 'content-length': body.length, ...own });
    stream.end(body);
  });
  await new Promise<void>((resolve) => front.listen(0, resolve));
  const address = front.address();

  return {
    port: typeof address === 'object' && address ? address.port : 0,
    fingerprint,
    /** How long the catalogue waits before each answer, in ms. */
    setDelay: (ms: number) => {
      delayMs = ms;
    },
    close: () => {
      front.close();
      plain.forEach((server) => server.close());
    },
  };
}

export type Servers = Awaited<ReturnType<typeof startServers>>;
