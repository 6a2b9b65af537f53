import { spawnSync } from 'node:child_process';
import { X509Certificate, createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fakeGutendex } from '@/fake-gutendex/gutendex';
import { serviceHandler } from '@/fake-gutendex/node-server';
import { readBooks } from '@/fake-gutendex/read-books';
import type { CatalogueRecord } from '@/fake-gutendex/record';
import { siteFiles } from '../scripts/support/site-files';
import { HOSTS, type AppName } from './apps';

/**
 * A certificate of this run only. Browsers speak HTTP/2 over TLS alone, and a static host speaks
 * HTTP/2: over HTTP/1.1 a page of more than six files would wait in a queue that visitors never see.
 */
function makeCertificate() {
  const request = '-x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=bench -keyout - -out -';
  const { status, stdout: pem } = spawnSync('openssl', ['req', ...request.split(' ')]);
  if (status !== 0) throw new Error('The bench needs `openssl` for a certificate of its own.');
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  // The fingerprint is what Chromium is told to trust.
  return { pem, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
}

/** A bare list has no editions, downloads or summaries; here its books get some, as large as real ones. */
function fillIn(book: CatalogueRecord): CatalogueRecord {
  if (Object.keys(book.formats).length > 0) return book;
  const address = `https://www.gutenberg.org/ebooks/${book.id}`;
  const editions = ['html.images', 'epub3.images', 'kf8.images', 'txt.utf-8', 'rdf', 'zip'];
  const cover = `https://www.gutenberg.org/cache/epub/${book.id}/pg${book.id}.cover.medium.jpg`;
  return {
    ...book,
    summaries: [`"${book.title}": ${'a sentence as long as those of real summaries. '.repeat(12)}`],
    formats: {
      'image/jpeg': cover,
      ...Object.fromEntries(
        editions.map((kind) => [`application/x-${kind}`, `${address}.${kind}`]),
      ),
    },
    // Any fixed scatter will do: a few books with many downloads, many with few, and ties.
    download_count: Math.floor(120_000 / (1 + ((book.id * 7919) % 5003))),
  };
}

/** For ten minutes, as on GitHub Pages; the page's script may see how large each of them is. */
const HEADERS = {
  'cache-control': 'max-age=600',
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
};

/** Every cover is this picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const COVER = {
  status: 200,
  headers: { ...HEADERS, 'content-type': 'image/png' },
  body: Buffer.from(PIXEL, 'base64'),
};

const COMPRESSED = /^(text\/|application\/(json|manifest))/;

/** An answer of the plain server, compressed. */
async function fetchAnswer(port: number, host: string, path: string): Promise<typeof COVER> {
  const response = await fetch(`http://localhost:${port}${path}`, {
    headers: { 'x-site': host },
    redirect: 'manual',
  });
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const location = response.headers.get('location');
  const compressed = COMPRESSED.test(type);
  const headers = {
    ...HEADERS,
    'content-type': type,
    ...(location && { location }),
    ...(compressed && { 'content-encoding': 'gzip' }),
  };
  return { status: response.status, headers, body: compressed ? gzipSync(body) : body };
}

/**
 * Serves both apps, the look-alike catalogue of a file of books and the covers over HTTP/2, each
 * under its own name. Answers are kept in memory: a server's own time is not what is measured.
 */
export async function startServers(apps: Record<AppName, string>, books: string) {
  const handlers: Record<string, RequestListener> = {
    [HOSTS.site]: siteFiles({ root: apps.site, kind: 'github-pages', basePath: '' }),
    [HOSTS.floor]: siteFiles({ root: apps.floor, kind: 'github-pages', basePath: '' }),
    [HOSTS.catalogue]: serviceHandler(fakeGutendex(readBooks(books).map(fillIn)), ''),
  };
  const plain = createServer((request, response) =>
    handlers[String(request.headers['x-site'])]?.(request, response),
  );
  await once(plain.listen(0), 'listening');
  const { port: plainPort } = plain.address() as AddressInfo;

  const answers = new Map<string, Promise<typeof COVER>>();
  let delayMs = 0;
  const { pem, fingerprint } = makeCertificate();
  const front = createSecureServer({ key: pem, cert: pem });
  front.on('stream', async (stream, { ':authority': host = '', ':path': path = '/' }) => {
    stream.on('error', () => undefined);
    const known = host === HOSTS.covers ? COVER : answers.get(host + path);
    const answer = known ?? fetchAnswer(plainPort, host, path);
    if (answer instanceof Promise) answers.set(host + path, answer);
    const { status, headers, body } = await answer;
    if (host === HOSTS.catalogue && delayMs > 0) {
      // A wait that outlasts the bench does not hold it up.
      await new Promise((resolve) => setTimeout(resolve, delayMs).unref());
    }
    if (stream.destroyed) return;
    stream.respond({ ':status': status, 'content-length': body.length, ...headers });
    stream.end(body);
  });
  await once(front.listen(0), 'listening');

  return {
    port: (front.address() as AddressInfo).port,
    fingerprint,
    /** How long the catalogue waits before each answer, in ms. */
    setDelay: (ms: number) => {
      delayMs = ms;
    },
    close: () => {
      front.close();
      plain.close();
    },
  };
}

export type Servers = Awaited<ReturnType<typeof startServers>>;
