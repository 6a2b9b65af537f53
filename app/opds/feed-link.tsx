import { withBasePath } from '@/lib/paths';
import { OPDS_PATH, OPDS_TYPE } from './feed';

/** Tells reading apps that are given a page's address where the feed is. React puts it into the head. */
export const FeedLink = () => (
  <link
    rel="alternate"
    type={OPDS_TYPE}
    href={withBasePath(OPDS_PATH)}
    title="Livros em português"
  />
);
