import { LOAN_DAYS_IN_WORDS } from '@/lib/lending/rules';
import { withBasePath } from '@/lib/paths';

/**
 * The origin of the deployed site as the build's environment has it: SITE_ORIGIN, Netlify's `URL`, or
 * on GitHub Actions the owner's name. Null where nothing says it.
 */
function siteOrigin(): string | null {
  const { SITE_ORIGIN: own, URL: netlify, GITHUB_REPOSITORY_OWNER: owner } = process.env;
  const origin = own || netlify || (owner && `https://${owner}.github.io`);
  return origin && URL.canParse(origin) ? new URL(origin).origin : null;
}

/** The origin for addresses that must be absolute; a local server's where it is unknown. */
export const metadataBase = (): URL => new URL(siteOrigin() ?? 'http://localhost:3000');

/** The absolute address of a path within the app; undefined where the site's origin is unknown. */
export function absoluteAddress(path: string): string | undefined {
  const origin = siteOrigin();
  return origin === null ? undefined : origin + withBasePath(path);
}

/** The title of a shared link, and what its picture says. */
export const SITE_TITLE = `BookShelfs: livros em domínio público, emprestados por ${LOAN_DAYS_IN_WORDS}`;

/** The picture of a shared link, except of a book with a cover. */
export const SITE_PICTURE = {
  url: withBasePath('/og.png'),
  width: 1200,
  height: 630,
  alt: SITE_TITLE,
};
