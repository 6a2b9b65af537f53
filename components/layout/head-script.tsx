'use client';

import { earlyRequestScript } from '@/lib/catalogue/early-request';

/** Its source is inlined in the page's head, so it uses nothing from outside. */
export function startPage(): void {
  const root = document.documentElement;
  const { pathname, search, hash } = location;
  // Next's router would take such a path for the address of another site.
  if (pathname.startsWith('//')) {
    history.replaceState(null, '', pathname.replace(/^\/+/, '/') + search + hash);
  }

  // Hides the notice of page-frame.tsx, until a script or style fails to load (a cover may).
  root.dataset.scripts = '';
  const onError = ({ target }: Event) => {
    if (!(target instanceof Image)) root.removeAttribute('data-scripts');
  };
  addEventListener('error', onError, true);
}

// In a server component the source would also be in the data that Next hydrates the page with. In the
// browser it is empty: React keeps the HTML's.
const SOURCE = typeof window === 'undefined' ? `(${startPage})();${earlyRequestScript()}` : '';

/**
 * Inline, so that it runs before the other scripts: it notices those that fail to load, and makes the
 * early request meanwhile. No visitor's text is in it.
 */
export const HeadScript = () => (
  <script
    id="early-request"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: SOURCE }}
  />
);
