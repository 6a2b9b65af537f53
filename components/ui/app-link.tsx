'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';
import { setAddress } from './address-search';
import { withBasePath } from '@/lib/paths';

type Router = ReturnType<typeof useRouter>;

/** Whether a link only changes the query of the address at hand, which the router would not tell. */
const isSamePage = (link: HTMLAnchorElement) => link.pathname === location.pathname;

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onPointerEnter' | 'onFocus'> {
  /** An address within the app, without the base path. */
  href: string;
  /** The page that is fetched ahead, where that is another than `href`. */
  page?: string;
  /** What following the link within this page does, where that is not to open `href`. */
  open?: (router: Router) => void;
}

/**
 * A link within the app: an anchor that the router follows without loading a page anew. Not
 * `next/link`, whose 4.3 KB are a fifth of what all of ours may weigh, for prefetching that a
 * static site of four pages does not need (docs/decisions/0008-budgets.md).
 */
export function AppLink({ href, page = href, open, onClick, ...props }: AppLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || elsewhere) return;
    event.preventDefault();
    if (open) open(router);
    else if (isSamePage(event.currentTarget)) {
      setAddress(event.currentTarget.href, 'push');
      window.scrollTo({ top: 0 });
    } else router.push(href);
  };
  const prepare = () => router.prefetch(page);
  return (
    <a
      {...props}
      href={withBasePath(href)}
      onClick={follow}
      onPointerEnter={prepare}
      onFocus={prepare}
    />
  );
}
