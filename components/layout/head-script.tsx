'use client';

import { sessionStore, type Session } from '@/lib/accounts/session';
import { earlyRequestScript } from '@/lib/catalogue/early-request';
import { loansStore, type Loan } from '@/lib/lending/loan';

/** Its source is inlined in the page's head, so it uses nothing from outside. */
export function startPage(sessionKey: string, loansKey: string): void {
  const root = document.documentElement;
  const { pathname, search, hash } = location;
  // Next's router would take such a path for the address of another site.
  if (pathname.startsWith('//')) {
    history.replaceState(null, '', pathname.replace(/^\/+/, '/') + search + hash);
  }

  // For the catalogue's styles: what its first paint shows.
  root.dataset.query = search;
  try {
    // In the browser's cache since an earlier visit.
    if (localStorage.titleFont) root.dataset.titleFont = '';
    const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? '');
    const { userId } = stored(sessionKey) as Session;
    const loans = stored(loansKey) as Loan[];
    if (loans.some((loan) => loan.userId === userId && !loan.returnedAt)) root.dataset.loan = '';
  } catch {
    // Nobody is logged in, or nothing can be read.
  }

  // Hides the notice of page-frame.tsx, until a script or style fails to load (a cover may).
  root.dataset.scripts = '';
  const onError = ({ target }: Event) => {
    // A cover is preloaded by a link.
    const isCover = target instanceof Image || (target as HTMLLinkElement).as === 'image';
    if (!isCover) delete root.dataset.scripts;
  };
  addEventListener('error', onError, true);
}

// In a server component the source would also be in the data that Next hydrates the page with. In the
// browser it is empty: React keeps the HTML's.
const SOURCE =
  typeof window === 'undefined'
    ? `(${startPage})('${sessionStore.key}','${loansStore.key}');${earlyRequestScript()}`
    : '';

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
