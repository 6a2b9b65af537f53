'use client';

import { earlyRequestScript } from '@/lib/catalogue/early-request';

/** Its source is inlined in the page's head, before all else: it uses nothing from outside. */
export function startPage(): void {
  const root = document.documentElement;
  const { pathname, search, hash } = location;
  // To Next's router such a path would be the address of another site.
  if (pathname.startsWith('//')) {
    history.replaceState(null, '', pathname.replace(/^\/+/, '/') + search + hash);
  }

  // Hides the notice of page-frame.tsx: without scripts it is shown, and when one of the page's own
  // fails (a cover may).
  root.dataset.scripts = '';
  const onError = ({ target }: Event) => {
    if (!(target instanceof Image)) root.removeAttribute('data-scripts');
  };
  addEventListener('error', onError, true);
}

// A server component's would be in the page a second time, in the data that Next hydrates it with.
// React keeps what the page has.
const SOURCE = typeof window === 'undefined' ? `(${startPage})();${earlyRequestScript()}` : '';

/**
 * Inline, as it must not wait for the other scripts: it notices those that do not come, and asks the
 * catalogue while they are on their way. Both functions are ours, no visitor's text is in them.
 */
export const HeadScript = () => (
  <script
    id="early-request"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: SOURCE }}
  />
);
