import { pagePolicy } from './policy';

const EARLY_REQUEST = /<script id="early-request">.*?<\/script>/s;
const FIRST_OF_HEAD = '<meta charSet="utf-8"/>';

/**
 * Next's needless preconnect to the site itself: in the page, in the data inlined in it, and in the
 * data's own files.
 */
const PRECONNECT = [
  '<link rel="preconnect" href="/" crossorigin=""/>',
  String.raw`:HC[\"/\",\"\"]\n`,
  ':HC["/",""]\n',
];

export const withoutPreconnect = (text: string): string =>
  PRECONNECT.reduce((rest, hint) => rest.replaceAll(hint, ''), text);

/** Joins consecutive inline scripts, as each needs a hash in the policy. */
const joinScripts = (html: string): string =>
  html.replace(/(<script>(?:(?!<\/script>).)*)<\/script><script>/gs, '$1;');

/**
 * A page as it is served: first its policy, then the early request's script, as a script after a
 * stylesheet waits for that.
 *
 * @throws {Error} for a page that is not as Next exports it
 */
export function finishPage(html: string, catalogueUrl: string): string {
  const [script] = EARLY_REQUEST.exec(html) ?? [];
  if (!script || !html.includes(FIRST_OF_HEAD)) throw new Error('no early request, or no head');
  const page = joinScripts(withoutPreconnect(html).replace(script, ''));
  // The hashes are in the order of the scripts.
  const policy = pagePolicy(script + page, catalogueUrl);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return page.replace(FIRST_OF_HEAD, () => FIRST_OF_HEAD + meta + script);
}
