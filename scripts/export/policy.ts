import { createHash } from 'node:crypto';

/** Where covers are, besides the catalogue itself (docs/decisions/0014-content-security-policy.md). */
const COVERS = 'https://www.gutenberg.org';

/** Those that run: data in a script needs no source. */
const INLINE_SCRIPT =
  /<script(?! type="application\/ld\+json")(?![^>]* src=)[^>]*>(.*?)<\/script>/gs;

type Directives = Record<string, readonly string[]>;

const write = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');

/** What both policies say: all that the site may load, and nothing else. */
function directives(catalogueUrl: string, scripts: readonly string[]): Directives {
  // A path is of the site's own origin.
  const catalogue = catalogueUrl.startsWith('/') ? [] : [new URL(catalogueUrl).origin];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'img-src': [...new Set(["'self'", COVERS, ...catalogue])],
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

/** The policy that a page carries itself: of inline scripts, only its own. */
export const pagePolicy = (html: string, catalogueUrl: string): string =>
  write(directives(catalogueUrl, inlineScriptHashes(html)));

/**
 * The policy of the header, the same for every address, so it cannot list the inline scripts of each
 * page: the page's own does. A browser enforces both. The service worker has the header's alone, and
 * fetches covers.
 */
export function headerPolicy(catalogueUrl: string): string {
  const all = directives(catalogueUrl, ["'unsafe-inline'"]);
  return write({
    ...all,
    'connect-src': [...(all['connect-src'] ?? []), COVERS],
    'script-src-attr': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}
