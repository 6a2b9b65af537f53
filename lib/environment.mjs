/**
 * The settings of a build that the app has too. JavaScript, so that next.config.mjs can import it. Next replaces
 * `process.env.NEXT_PUBLIC_*` by its value only where the whole name is written.
 */

/** @param {string | undefined} value */
const trim = (value) => (value ?? '').trim();

/** @param {string} text */
const withoutSlashes = (text) => text.replace(/\/+$/, '');

/** The service's address, without a trailing slash: an http(s) URL, or a path of the site's origin. */
export const CATALOGUE_URL = withoutSlashes(
  trim(process.env.NEXT_PUBLIC_CATALOGUE_URL) || 'https://gutendex.com',
);

/** The site's path on its host: '' at the root, else for example `/bookshelfs`. */
export const BASE_PATH = withoutSlashes(trim(process.env.NEXT_PUBLIC_BASE_PATH));

/**
 * Checks both settings. Only next.config.mjs calls it, so that no build or server starts with a
 * wrong setting.
 *
 * @throws {Error} with the variable's name, what it must be, and what it is
 */
export function checkEnvironment() {
  const { NEXT_PUBLIC_CATALOGUE_URL: catalogue, NEXT_PUBLIC_BASE_PATH: base } = process.env;
  const isPath = /^\/(?!\/)[^\s?#]*$/.test(trim(catalogue));
  const isWeb = /^https?:\/\/[^\s?#@]+$/i.test(trim(catalogue)) && URL.canParse(trim(catalogue));
  if (trim(catalogue) && !isPath && !isWeb) {
    throw new Error(
      `NEXT_PUBLIC_CATALOGUE_URL must be an http(s) address without query, or a path such as /catalogue; it is "${catalogue}".`,
    );
  }
  if (!/^(?:\/|(?:\/[\w.~-]+)*\/?)$/.test(trim(base))) {
    throw new Error(
      `NEXT_PUBLIC_BASE_PATH must be empty or a path such as /bookshelfs; it is "${base}".`,
    );
  }
}
