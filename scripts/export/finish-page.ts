import { pagePolicy } from './policy';

const EARLY_REQUEST = /<script id="early-request">.*?<\/script>/s;
const FIRST_OF_HEAD = '<meta charSet="utf-8"/>';

/**
 * Next's hint to connect to the site itself without credentials, which nothing then uses: in the
 * page, in the data inlined in it, and in the data's own files.
 */
const PRECONNECT = [
  '<link rel="preconnect" href="/" crossorigin=""/>',
  String.raw`:HC[\"/\",\"\"]\n`,
  ':HC["/",""]\n',
];

/** Removes the needless connection from a page or from a page's data. */
export const withoutPreconnect = (text: string): string =>
  PRECONNECT.reduce((rest, hint) => rest.replaceAll(hint, ''), text);

/** One inline script for each run of them: each costs the policy a hash. */
const joinScripts = (html: string): string =>
  html.replace(/(<script>(?:(?!<\/script>).)*)<\/script><script>/gs, '$1;');

/**
 * A page as it is served: its policy first, then the script that asks the catalogue, before the
 * stylesheets, as a script that follows one waits until it is loaded.
 *
 * @throws {Error} for a page of another form than Next's
 */
export function finishPage(html: string, catalogueUrl: string): string {
  const [script] = EARLY_REQUEST.exec(html) ?? [];
  if (!script || !html.includes(FIRST_OF_HEAD)) throw new Error('no early request, or no head');
  const page = joinScripts(withoutPreconnect(html).replace(script, ''));
  // The hashes stand in the order of the scripts.
  const policy = pagePolicy(script + page, catalogueUrl);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return page.replace(FIRST_OF_HEAD, () => FIRST_OF_HEAD + meta + script);
}
