import type { Metadata } from 'next';
import { AuthScreen } from '@/components/auth/auth-screen';

export const metadata: Metadata = {
  title: 'Conta · BookShelfs',
  description:
    'Entre ou crie uma conta, que fica só neste navegador, para pegar livros emprestados.',
};

export default function AuthPage() {
  return <AuthScreen />;
}
