/**
 * Where the site will stand, for the few places that need a whole address (pictures of shared
 * links): as the host that builds it says, Netlify by `URL`, GitHub Actions by the owner's name.
 * Read while the site is built only.
 */
export function siteOrigin(): URL {
  const { URL: netlify, GITHUB_REPOSITORY_OWNER: owner } = process.env;
  if (netlify && globalThis.URL.canParse(netlify)) return new globalThis.URL(netlify);
  return new globalThis.URL(owner ? `https://${owner}.github.io` : 'http://localhost:3000');
}
