import { useMemo } from 'react';
import { setAddress, useAddressSearch } from '@/lib/browser/address';
import {
  HOME_PATH,
  catalogueHref,
  readQuery,
  withBasePath,
  type CatalogueQuery,
} from '@/lib/paths';

/**
 * The search that the address bar holds, and how to change it.
 *
 * `isKnown` is false while the exported page hydrates at another address than `/`.
 */
export function useCatalogueQuery() {
  const search = useAddressSearch(withBasePath(HOME_PATH));
  const query = useMemo(() => readQuery(new URLSearchParams(search ?? '')), [search]);

  // Whatever is chosen leaves a shelf, but what is said to stay on it.
  const setQuery = (patch: Partial<CatalogueQuery>, entry: 'push' | 'replace') =>
    setAddress(withBasePath(catalogueHref({ ...query, shelf: '', ...patch })), entry);
  return { query, isKnown: search !== null, setQuery };
}
