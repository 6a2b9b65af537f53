import styles from './page-notices.module.css';

/**
 * What a page says when it cannot work, and when another cannot be fetched. Both are in the HTML and
 * shown by styles alone, as no script may be there to do it (page-start-script.ts).
 */
export function PageNotices() {
  return (
    <>
      <p role="alert" className={styles.notice}>
        O BookShelfs precisa de JavaScript, que está desligado ou não carregou por inteiro.{' '}
        <a href="">Recarregue a página</a> ou veja os{' '}
        <a href="https://www.gutenberg.org/browse/languages/pt">
          livros em português do Project Gutenberg
        </a>
        .
      </p>
      <p role="alert" className={styles.offline}>
        Sem conexão. A página abre assim que ela voltar.
      </p>
    </>
  );
}
