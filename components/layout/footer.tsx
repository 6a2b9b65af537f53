import styles from './footer.module.css';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>
        Livros em domínio público do <a href="https://www.gutenberg.org/">Project Gutenberg</a>,
        pelo catálogo <a href="https://gutendex.com/">Gutendex</a>. Contas e empréstimos ficam só
        neste navegador.
      </p>
    </footer>
  );
}
