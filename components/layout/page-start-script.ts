/**
 * Runs in the document's head, before anything else of the page. Its source is inlined there, so it
 * uses nothing from outside, and costs no file that could fail to come.
 */
export function startPage(): void {
  const root = document.documentElement;
  const { pathname, search, hash } = location;
  // To Next's router such a path would be the address of another site.
  if (pathname.startsWith('//')) {
    history.replaceState(null, '', pathname.replace(/^\/+/, '/') + search + hash);
  }

  // The notice of page-notices.tsx is hidden while this stands: without scripts, and when one of
  // the page's own fails (a cover may), it is shown.
  root.dataset.scripts = '';
  const onError = ({ target }: Event) => {
    if (!(target instanceof Image)) root.removeAttribute('data-scripts');
  };
  addEventListener('error', onError, true);
}

/** The script to inline in the document's head. */
export const pageStartScript = (): string => `(${String(startPage)})()`;
