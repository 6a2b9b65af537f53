/**
 * Names a page after what it shows, once that is known. A page with one has no title in its
 * metadata: Next would put that back whenever it gets round to it.
 */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · BookShelfs`}</title>;
}
