import { NotFoundScreen } from '@/components/layout/not-found-screen';

export default function NotFoundPage() {
  return <NotFoundScreen />;
}
