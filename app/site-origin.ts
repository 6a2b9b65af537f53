/**
 * The origin of the deployed site, for addresses that must be absolute (images of shared links).
 * The host's build sets it: Netlify as `URL`, GitHub Actions by the owner's name.
 */
export function siteOrigin(): URL {
  const { URL: netlify, GITHUB_REPOSITORY_OWNER: owner } = process.env;
  if (netlify && globalThis.URL.canParse(netlify)) return new globalThis.URL(netlify);
  return new globalThis.URL(owner ? `https://${owner}.github.io` : 'http://localhost:3000');
}
