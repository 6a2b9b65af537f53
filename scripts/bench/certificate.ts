import { spawnSync } from 'node:child_process';
import { X509Certificate, createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { benchCache } from './build-apps';

/**
 * A certificate of this run only. Browsers speak HTTP/2 over TLS alone, and a static host speaks
 * HTTP/2: over HTTP/1.1 a page of more than six files would wait in a queue that visitors never see.
 *
 * @throws {Error} when there is no `openssl`
 */
export function makeCertificate() {
  mkdirSync(benchCache, { recursive: true });
  const [keyFile, certFile] = ['key.pem', 'cert.pem'].map((name) => path.join(benchCache, name));
  const options = ['-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=bench'];
  const { status } = spawnSync(
    'openssl',
    ['req', '-x509', ...options, '-keyout', `${keyFile}`, '-out', `${certFile}`],
    { stdio: 'ignore' },
  );
  if (status !== 0) throw new Error('The bench needs `openssl` for a certificate of its own.');
  const cert = readFileSync(`${certFile}`);
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    key: readFileSync(`${keyFile}`),
    cert,
    /** What Chromium is told to trust. */
    fingerprint: createHash('sha256').update(publicKey).digest('base64'),
  };
}
