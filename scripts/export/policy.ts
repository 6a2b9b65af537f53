import { createHash } from 'node:crypto';

/** The host of covers, besides the catalogue itself (docs/decisions/0014-content-security-policy.md). */
export const COVERS_ORIGIN = 'https://www.gutenberg.org';

/** JSON-LD is not executed, and needs no source in the policy. */
const INLINE_SCRIPT =
  /<script(?! type="application\/ld\+json")(?![^>]* src=)[^>]*>(.*?)<\/script>/gs;

type Directives = Record<string, readonly string[]>;

const write = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** The directives of both policies: all that the site may load, and nothing else. */
function directives(catalogueUrl: string, scripts: readonly string[]): Directives {
  // A path is on the site's own origin.
  const catalogue = catalogueUrl.startsWith('/') ? [] : [new URL(catalogueUrl).origin];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'img-src': [...new Set(["'self'", COVERS_ORIGIN, ...catalogue])],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...catalogue],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  };
}

/** The sources that allow the inline scripts of a page, `'sha256-…'`, in the order of the page. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, source = '']) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );

/** The policy in a page itself, which allows the page's own inline scripts only. */
export const pagePolicy = (html: string, catalogueUrl: string): string =>
  write(directives(catalogueUrl, inlineScriptHashes(html)));

/**
 * The policy of the header. It is the same for every address and cannot list inline scripts: browsers
 * enforce the page's own too. The service worker, which fetches covers, has the header's alone.
 */
export function headerPolicy(catalogueUrl: string): string {
  const all = directives(catalogueUrl, ["'unsafe-inline'"]);
  return write({
    ...all,
    'connect-src': [...(all['connect-src'] ?? []), COVERS_ORIGIN],
    'script-src-attr': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}
