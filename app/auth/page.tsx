import type { Metadata } from 'next';
import { AuthScreen } from '@/components/auth/auth-screen';

export const metadata: Metadata = {
  title: 'Conta · BookShelfs',
  description: 'Entre ou crie uma conta, guardada só neste navegador, para emprestar livros.',
};

export default function AuthPage() {
  return <AuthScreen />;
}
