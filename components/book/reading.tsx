import { editionsOf } from '@/lib/catalogue/editions';
import styles from './reading.module.css';

interface ReadingProps {
  formats: Readonly<Record<string, string>>;
}

/** Where the borrower reads the book: on the web, or as a file to keep. */
export function Reading({ formats }: ReadingProps) {
  const { read, downloads } = editionsOf(formats);
  if (read === null && downloads.length === 0) {
    return <p>O catálogo não tem uma edição deste livro para ler aqui.</p>;
  }
  return (
    <div className={styles.reading}>
      {read && (
        <a href={read} target="_blank" rel="noopener" className={styles.read}>
          Ler agora
        </a>
      )}
      {downloads.length > 0 && (
        <div className={styles.downloads}>
          <span id="download-label">Baixar</span>
          <ul aria-labelledby="download-label">
            {downloads.map(({ label, url }) => (
              <li key={label}>
                <a href={url} target="_blank" rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
