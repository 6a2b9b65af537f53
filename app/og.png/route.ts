import { sitePicture } from '@/components/brand/pictures';

export const dynamic = 'force-static';

export const GET = () => sitePicture();
