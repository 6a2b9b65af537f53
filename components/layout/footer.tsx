import { AppLink } from '@/components/ui/app-link';
import { PORTUGUESE_PATH } from '@/lib/paths';
import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>
        Veja os <AppLink href={PORTUGUESE_PATH}>livros em português, de A a Z</AppLink>. Livros em
        domínio público do <a href="https://www.gutenberg.org/">Project Gutenberg</a>, pelo catálogo{' '}
        <a href="https://gutendex.com/">Gutendex</a>. Contas e empréstimos ficam só neste navegador.
      </p>
    </footer>
  );
}
