import styles from './page-notices.module.css';

/**
 * What a page says when its scripts do not run. It is in the HTML and hidden by styles alone, as no
 * script may be there to show it (page-start-script.ts).
 */
export const PageNotices = () => (
  <p role="alert" className={styles.notice}>
    O BookShelfs precisa de JavaScript, que está desligado ou não carregou por inteiro.{' '}
    <a href="">Recarregue a página</a> ou veja os{' '}
    <a href="https://www.gutenberg.org/browse/languages/pt">
      livros em português do Project Gutenberg
    </a>
    .
  </p>
);
