import { useMemo, useRef, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { AppLink } from '@/components/ui/app-link';
import { Button } from '@/components/ui/button';
import { formatNumber, plural } from '@/lib/format';
import { findInBook, type Hit } from '@/lib/reading/find';
import { bookHref } from '@/lib/paths';
import { Panel, PANELS, type PlacesProps } from './panel';
import styles from './reader.module.css';

/** How many hits are shown at once; a common word has thousands. */
const STEP = 200;

/** Finds words in the book, whatever their accents and spelling. */
export function BookSearch({ text, last, spelled, onOpen }: PlacesProps) {
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<string | null>(null);
  const [limit, setLimit] = useState(STEP);
  const [opened, setOpened] = useState<Hit>();
  const search = useSWRImmutable<Hit[], Error, [string, number, number, string] | false>(
    query !== null && ['search-in-book', text.id, last, query],
    ([, , , words]) => findInBook(words, text, last),
  );
  const { data: hits, error, isValidating } = search;
  const shown = useMemo(
    () =>
      hits?.slice(0, limit).map((hit) => ({
        hit,
        chapter: spelled(text.chapters[hit.chapter - 1]?.name ?? '') || `Capítulo ${hit.chapter}`,
        words: [hit.before, hit.found, hit.after].map(spelled),
      })),
    [hits, limit, text, spelled],
  );
  return (
    <Panel id={PANELS.search.id} title="Buscar no livro">
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = field.current?.value ?? '';
          setQuery(typed);
          setLimit(STEP);
          if (error && typed === query) void search.mutate();
        }}
      >
        <label>
          Palavras
          {/* Escape would empty one of type `search`, and leave the panel open. */}
          <input ref={field} role="searchbox" enterKeyHint="search" />
        </label>
        <Button type="submit">Buscar</Button>
      </form>
      {last < text.chapters.length && (
        <p className={styles.note}>
          Por enquanto, você busca só no começo.{' '}
          <AppLink href={bookHref(text.id)}>Pegue o livro</AppLink> para buscar no texto todo.
        </p>
      )}
      <p role="status">
        {isValidating && 'Procurando…'}
        {error && !isValidating && 'Não foi possível ler o livro todo.'}
        {hits && countText(hits)}
      </p>
      <ol>
        {shown?.map(({ hit, chapter, words: [before, found, after] }, index) => (
          <li key={index}>
            <button
              type="button"
              // The first of those that 'Mostrar mais' adds.
              autoFocus={index > 0 && index % STEP === 0}
              aria-current={hit === opened ? 'true' : undefined}
              onClick={() => {
                setOpened(hit);
                onOpen(hit);
              }}
            >
              <small>{chapter}</small>
              <span>
                {before}
                <mark>{found}</mark>
                {after}
              </span>
            </button>
          </li>
        ))}
      </ol>
      {hits && hits.length > limit && (
        <Button onClick={() => setLimit(limit + STEP)}>Mostrar mais</Button>
      )}
    </Panel>
  );
}

function countText(hits: readonly Hit[]): string {
  if (hits.length === 0) return 'Nada com estas palavras.';
  const longer = hits.filter(({ isWhole }) => !isWhole).length;
  const all = plural(hits.length, 'resultado', 'resultados');
  if (hits[0]?.isNear) return `Nada com essas palavras juntas. Perto umas das outras: ${all}`;
  if (longer === 0 || longer === hits.length) return all;
  return `${all} (${formatNumber(longer)} dentro de outras palavras)`;
}
