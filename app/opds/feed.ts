import { addressOf } from '@/app/site-address';

/** The media type of a feed (https://drafts.opds.io/opds-2.0). */
export const OPDS_TYPE = 'application/opds+json';

/** The path of the feed that leads to all others. */
export const OPDS_PATH = '/opds.json';

interface Link {
  href: string;
  type: string;
  rel?: string;
  title?: string;
  width?: number;
  height?: number;
  properties?: {
    numberOfItems?: number;
    /** In what formats a book can be had from the page that is linked. */
    indirectAcquisition?: { type: string }[];
  };
}

/** A person, with the name as it is sorted where that is another. */
interface Contributor {
  name: string;
  sortAs?: string;
}

export interface Publication {
  metadata: {
    '@type': 'http://schema.org/Book';
    identifier: string;
    title: string;
    language: string[];
    author?: Contributor[];
    editor?: Contributor[];
    translator?: Contributor[];
    subject?: string[];
    description?: string;
  };
  links: Link[];
  images: Link[];
}

interface Metadata {
  title: string;
  /** How many books there are. */
  numberOfItems: number;
}

/** Books, or links to other feeds, under a title. */
type Group =
  | { metadata: Metadata; publications: Publication[] }
  | { metadata: { title: string }; navigation: Link[] };

export interface Feed {
  metadata: Metadata;
  links: Link[];
  publications?: Publication[];
  groups?: Group[];
}

/** A feed at its path within the app. */
export interface FeedFile {
  path: string;
  feed: Feed;
}

/** The links of a feed itself: its own, to the start, and to the page of the same books, if there is one. */
export function linksOf(path: string, page?: string): Link[] {
  const links: Link[] = [
    { rel: 'self', href: addressOf(path), type: OPDS_TYPE },
    { rel: 'start', href: addressOf(OPDS_PATH), type: OPDS_TYPE },
  ];
  return page === undefined
    ? links
    : [...links, { rel: 'alternate', href: addressOf(page), type: 'text/html' }];
}

/** A link to a feed, as browsing apps list it. */
export const subsection = ({ path, feed }: FeedFile): Link => ({
  rel: 'subsection',
  href: addressOf(path),
  type: OPDS_TYPE,
  title: feed.metadata.title,
  properties: { numberOfItems: feed.metadata.numberOfItems },
});

/** A feed as the host answers it. */
export const answerWith = (feed: Feed | undefined): Response =>
  feed
    ? new Response(JSON.stringify(feed), { headers: { 'Content-Type': OPDS_TYPE } })
    : new Response(null, { status: 404 });
