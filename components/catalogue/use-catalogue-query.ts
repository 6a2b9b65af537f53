'use client';

import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { catalogueHref, readQuery, withBasePath, type CatalogueQuery } from '@/lib/paths';

/**
 * The search that the address bar holds, and how to change it. The history API and not the
 * router: the page stays the same, and a static host has nothing to say about a query.
 */
export function useCatalogueQuery() {
  const parameters = useSearchParams();
  const query = useMemo(() => readQuery(parameters), [parameters]);

  const setQuery = (patch: Partial<CatalogueQuery>, entry: 'push' | 'replace') => {
    const href = withBasePath(catalogueHref({ ...query, ...patch }));
    if (entry === 'push') window.history.pushState(null, '', href);
    else window.history.replaceState(null, '', href);
  };
  return { query, setQuery };
}
