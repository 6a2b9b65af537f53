import { spawnSync } from 'node:child_process';
import { X509Certificate, createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { fakeGutendex } from '@/fake-gutendex/gutendex';
import { readBooks } from '@/fake-gutendex/read-books';
import type { CatalogueRecord } from '@/fake-gutendex/record';
import { HOSTS, type AppName } from './apps';

/**
 * A certificate of this run only. Static hosts use HTTP/2, which browsers use only over TLS; over
 * HTTP/1.1 a page's files would queue for six connections.
 */
function makeCertificate() {
  const request = '-x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=bench -keyout - -out -';
  const { status, stdout: pem } = spawnSync('openssl', ['req', ...request.split(' ')]);
  if (status !== 0) throw new Error('The bench needs `openssl` for a certificate of its own.');
  const publicKey = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  // Chromium trusts it by its fingerprint.
  return { pem, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
}

/** Adds editions, downloads and summaries, as large as real ones, to a book of a bare list. */
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

/** Cached for ten minutes, as on GitHub Pages; scripts of the page may read the sizes. */
const HEADERS = {
  'cache-control': 'max-age=600',
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
};

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.txt': 'text/plain',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** An answer as a host sends it: compressed, unless it is a picture or a font. */
function answerWith(status: number, type: string, body: Buffer) {
  const isCompressed = /png|font/.test(type);
  const encoding = isCompressed ? null : { 'content-encoding': 'gzip' };
  const headers = { ':status': status, 'content-type': type, ...HEADERS, ...encoding };
  return { headers, body: isCompressed ? body : gzipSync(body) };
}

/** A file of an exported app, or its page for addresses that do not exist. */
function answerFromFolder(folder: string, { pathname }: URL) {
  const file = path.join(folder, pathname.replace(/\/$/, '/index.html'));
  const found = existsSync(file) ? file : path.join(folder, '404.html');
  const type = TYPES[path.extname(found)] ?? 'application/octet-stream';
  return answerWith(found === file ? 200 : 404, type, readFileSync(found));
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/**
 * Serves both apps, the fake catalogue of a file of books and the covers over HTTP/2, each under its
 * own name. Answers are cached, as a server's own time is not measured.
 */
export async function startServers(apps: Record<AppName, string>, books: string) {
  const catalogue = fakeGutendex(readBooks(books).map(fillIn));
  const answerTo = async (url: URL) => {
    if (url.host === HOSTS.covers) {
      return answerWith(200, 'image/png', Buffer.from(PIXEL, 'base64'));
    }
    if (url.host !== HOSTS.catalogue) {
      return answerFromFolder(url.host === HOSTS.site ? apps.site : apps.floor, url);
    }
    const response = catalogue(url);
    return answerWith(
      response.status,
      'application/json',
      Buffer.from(await response.arrayBuffer()),
    );
  };

  const answers = new Map<string, ReturnType<typeof answerTo>>();
  let delayMs = 0;
  const { pem, fingerprint } = makeCertificate();
  const front = createSecureServer({ key: pem, cert: pem });
  front.on('stream', async (stream, { ':authority': host = '', ':path': asked = '/' }) => {
    stream.on('error', () => undefined);
    const url = new URL(asked, `https://${host}`);
    const answer = answers.get(url.href) ?? answerTo(url);
    answers.set(url.href, answer);
    const { headers, body } = await answer;
    if (url.host === HOSTS.catalogue && delayMs > 0) {
      // `unref`, so that the bench can end before it.
      await new Promise((resolve) => setTimeout(resolve, delayMs).unref());
    }
    if (stream.destroyed) return;
    stream.respond({ 'content-length': body.length, ...headers });
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
    close: () => void front.close(),
  };
}

export type Servers = Awaited<ReturnType<typeof startServers>>;
