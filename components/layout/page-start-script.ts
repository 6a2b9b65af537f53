declare global {
  /** What was last clicked on before the app ran, for page-or-book.tsx to press. */
  var earlyClick: EventTarget | null | undefined;
}

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

  const onClick = ({ target }: Event) => {
    if (root.dataset.running === undefined) window.earlyClick = target;
  };
  // Before React, which stops a click that it cannot handle yet.
  addEventListener('click', onClick, true);

  // When the data of a page cannot be fetched, Next leaves the app for the browser's error page. Here
  // it waits instead, and the visitor is told (page-notices.module.css).
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const opensPage = headers.has('rsc') && !headers.has('next-router-prefetch');
    for (;;) {
      try {
        const response = await ask(input, init);
        if (opensPage) root.removeAttribute('data-offline');
        return response;
      } catch (error) {
        if (!opensPage || init?.signal?.aborted) throw error;
        root.dataset.offline = '';
        await new Promise((tryAgain) => {
          setTimeout(tryAgain, 3000);
          addEventListener('online', tryAgain, { once: true });
        });
      }
    }
  };
}

/** The script to inline in the document's head. */
export const pageStartScript = (): string => `(${String(startPage)})()`;
