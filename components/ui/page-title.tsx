/**
 * The document's title, for pages that know it only when they render. Such a page has no title in
 * its metadata: Next would set that again later.
 */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · BookShelfs`}</title>;
}
