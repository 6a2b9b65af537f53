import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/components/ui/button';
import { plural } from '@/lib/format';
import { findInChapter, type Hit } from '@/lib/reading/find';
import { loadPart } from '@/lib/reading/load-text';
import { chapterId, partOf, textPath, type TextDescription } from '@/lib/reading/text';
import { Panel } from './panel';
import styles from './reader.module.css';

/** As many as anybody reads; a common word has thousands. */
const MAX_HITS = 200;

interface BookSearchProps {
  id: string;
  text: TextDescription;
  /** The last chapter that the reader may open. */
  last: number;
  onOpen: (hit: Hit) => void;
}

/** Finds words in the book, whatever their accents and spelling. */
export function BookSearch({ id, text, last, onOpen }: BookSearchProps) {
  const [query, setQuery] = useState('');
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const [state, setState] = useState<'idle' | 'searching' | 'done' | 'failed'>('idle');
  const latest = useRef(0);

  const search = async (event: FormEvent) => {
    event.preventDefault();
    const run = (latest.current += 1);
    setHits([]);
    setState('searching');
    try {
      const found: Hit[] = [];
      for await (const some of hitsIn(text, last, query)) {
        if (run !== latest.current) return;
        found.push(...some);
        setHits(found.slice(0, MAX_HITS));
        if (found.length >= MAX_HITS) break;
      }
      setState('done');
    } catch {
      if (run === latest.current) setState('failed');
    }
  };

  return (
    <Panel id={id} title="Buscar no livro">
      <form role="search" onSubmit={(event) => void search(event)} className={styles.search}>
        <label>
          Palavras
          <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </label>
        <Button type="submit">Buscar</Button>
      </form>
      <p role="status">{statusText(state, hits.length)}</p>
      <ol className={styles.hits}>
        {hits.map((hit, index) => (
          <li key={index}>
            <button type="button" onClick={() => onOpen(hit)}>
              <small>{text.chapters[hit.chapter - 1]?.name || `Capítulo ${hit.chapter}`}</small>
              <span>
                {hit.before}
                <mark>{hit.found}</mark>
                {hit.after}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function statusText(state: 'idle' | 'searching' | 'done' | 'failed', count: number): string {
  if (state === 'failed') return 'O livro não pôde ser lido por inteiro.';
  if (state === 'searching') return 'Procurando…';
  if (state === 'idle') return '';
  if (count >= MAX_HITS) return `Os primeiros ${MAX_HITS} resultados`;
  return count === 0 ? 'Nada encontrado.' : plural(count, 'resultado', 'resultados');
}

/** The hits in the chapters up to one, chapter by chapter; each file is loaded once. */
async function* hitsIn(text: TextDescription, last: number, query: string) {
  const keys = new Map<string, string>();
  let file = '';
  let part: Document | undefined;
  for (let chapter = 1; chapter <= last; chapter += 1) {
    if (file !== partOf(text, chapter)) {
      file = partOf(text, chapter);
      const html = await loadPart(textPath(text.id, file));
      part = new DOMParser().parseFromString(html, 'text/html');
      // As lines of verse are quoted.
      part.querySelectorAll('br').forEach((end) => end.replaceWith(' / '));
    }
    const blocks = [...(part?.getElementById(chapterId(chapter))?.children ?? [])];
    const texts = blocks.map((block) => ({ id: block.id, text: block.textContent }));
    yield findInChapter(query, texts, { chapter, keys });
  }
}
