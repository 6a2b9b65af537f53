'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent, SyntheticEvent } from 'react';
import { setAddress } from '@/lib/browser/address';
import { withBasePath, withoutBasePath } from '@/lib/paths';

/** Whether a link changes only the query of the current address, which needs no router. */
const isSamePage = (link: HTMLAnchorElement) => link.pathname === location.pathname;

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onPointerEnter' | 'onFocus'> {
  /** An address within the app, without the base path. */
  href: string;
  /** Replaces the navigation to `href`, for a click without modifier keys. */
  open?: () => void;
}

/**
 * A link within the app. `next/link` would be 4.3 KB more, for prefetching that a site of four pages
 * does not need (docs/decisions/0008-budgets.md).
 */
export function AppLink({ href, open, onClick, ...props }: AppLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || hasModifier) return;
    event.preventDefault();
    if (open) open();
    else if (isSamePage(event.currentTarget)) {
      // Where the entry was opened from: the reader's way back needs it.
      setAddress(event.currentTarget.href, 'push', { from: withoutBasePath(location.pathname) });
      window.scrollTo({ top: 0 });
    } else router.push(href);
  };
  const prefetchPage = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    if (!open && !isSamePage(currentTarget)) router.prefetch(href);
  };
  return (
    <a
      {...props}
      href={withBasePath(href)}
      onClick={follow}
      onPointerEnter={prefetchPage}
      onFocus={prefetchPage}
    />
  );
}
