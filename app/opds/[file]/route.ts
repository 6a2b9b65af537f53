import { answerWith } from '@/app/opds/feed';
import { opdsFeeds } from '@/app/opds/feeds';

export const dynamic = 'force-static';

const FOLDER = '/opds/';

/** The feeds that the first one leads to. */
export async function generateStaticParams() {
  const paths = [...(await opdsFeeds()).keys()].filter((path) => path.startsWith(FOLDER));
  return paths.map((path) => ({ file: path.slice(FOLDER.length) }));
}

export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return answerWith((await opdsFeeds()).get(FOLDER + file));
}
