import type { Metadata } from 'next';
import { ProfileScreen } from '@/components/profile/profile-screen';

export const metadata: Metadata = {
  title: 'Perfil · BookShelfs',
  description: 'Sua conta, o livro que está com você e os que você já devolveu.',
};

export default function ProfilePage() {
  return <ProfileScreen />;
}
