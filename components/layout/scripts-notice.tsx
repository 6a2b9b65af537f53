import styles from './scripts-notice.module.css';

/**
 * What a page that cannot work says; hidden by its style while the page works. In the HTML, as no
 * script may be there to say it (page-start-script.ts).
 */
export function ScriptsNotice() {
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
