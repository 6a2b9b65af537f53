import { spawnSync } from 'node:child_process';
import { X509Certificate, createHash } from 'node:crypto';
import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { fakeGutendex } from '@/fake-gutendex/gutendex';
import { OWN_BOOK, readBooks } from '@/fake-gutendex/read-books';
import type { CatalogueRecord } from '@/fake-gutendex/record';
import { serve } from '../scripts/support/serve';
import { siteFiles } from '../scripts/support/site-files';
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

/** Adds a cover, and a summary as long as real ones, to a book of a bare list. */
function fillIn(book: CatalogueRecord): CatalogueRecord {
  if (Object.keys(book.formats).length > 0) return book;
  const cover = `https://${HOSTS.covers}/cache/epub/${book.id}/pg${book.id}.cover.medium.jpg`;
  const summary = `"${book.title}": ${'a sentence as long as those of real summaries. '.repeat(12)}`;
  return { ...book, summaries: [summary], formats: { 'image/jpeg': cover } };
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const coverAnswer = () =>
  new Response(Buffer.from(PIXEL, 'base64'), { headers: { 'content-type': 'image/png' } });

/** An answer as GitHub Pages sends it: compressed, unless it is a picture or a font. */
async function pack(response: Response) {
  const type = response.headers.get('content-type') ?? '';
  const isCompressed = /png|font/.test(type);
  const headers = {
    ':status': response.status,
    'content-type': type,
    'cache-control': 'max-age=600',
    'access-control-allow-origin': '*',
    // Scripts of the page may read the sizes.
    'timing-allow-origin': '*',
    ...(!isCompressed && { 'content-encoding': 'gzip' }),
  };
  const body = Buffer.from(await response.arrayBuffer());
  return { headers, body: isCompressed ? body : gzipSync(body) };
}

/**
 * Serves both apps, the fake catalogue of a file of books and the covers over HTTP/2, each under its
 * own name. Answers are cached, as a server's own time is not measured.
 */
export async function startServers(apps: Record<AppName, string>, books: string) {
  const serveApp = (root: string) =>
    serve({ site: siteFiles({ root, kind: 'github-pages', basePath: '' }), service: null });
  const [site, floor] = [await serveApp(apps.site), await serveApp(apps.floor)];
  const catalogue = fakeGutendex([...readBooks(books).map(fillIn), OWN_BOOK]);
  const answerTo = async (url: URL) => {
    if (url.host === HOSTS.covers) return pack(coverAnswer());
    if (url.host === HOSTS.catalogue) return pack(catalogue(url));
    const { origin } = url.host === HOSTS.site ? site : floor;
    return pack(await fetch(`${origin}${url.pathname}`));
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
    setDelay: (ms: number) => void (delayMs = ms),
    close: () => [site, floor, front].forEach((server) => server.close()),
  };
}

export type Servers = Awaited<ReturnType<typeof startServers>>;
