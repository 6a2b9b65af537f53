import { OPDS_PATH, answerWith } from '@/app/opds/feed';
import { opdsFeeds } from '@/app/opds/feeds';

export const dynamic = 'force-static';

/** The Portuguese books for reading apps (docs/decisions/0016-what-leads-machines-to-the-books.md). */
export const GET = async () => answerWith((await opdsFeeds()).get(OPDS_PATH));
