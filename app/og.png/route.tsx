import { SocialImage } from '@/components/brand/social-image';
import { socialPicture } from '@/app/pictures';

export const dynamic = 'force-static';

/** The picture of a link to the site. */
export const GET = () => socialPicture(<SocialImage />);
