import { useState } from 'react';
import type { CataloguePage } from '@/lib/catalogue/normalise';
import { DEFAULT_PAGE_SIZE, totalPages } from '@/lib/catalogue/pagination';

/**
 * How many pages the results have. A page tells the service's page size only while another
 * follows it, so the last known size is kept: a short last page never changes the total.
 */
export function useTotalPages(page: CataloguePage | undefined): number {
  const [size, setSize] = useState(DEFAULT_PAGE_SIZE);
  const known = page?.size ?? size;
  if (known !== size) setSize(known);
  return page ? Math.max(totalPages(page.count, known), page.results.length ? page.number : 1) : 1;
}
