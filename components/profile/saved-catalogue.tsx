import { useRef } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { formatDay, formatNumber, plural } from '@/lib/format';
import { COPY_CACHE } from '@/lib/offline/caches';
import { lookAtDevice, saveCatalogue } from '@/lib/offline/saved-catalogue';
import styles from './my-data.module.css';

/** Looks again when the tab is shown, offline too: another may have saved or removed files. */
const LOOK = { dedupingInterval: 0, focusThrottleInterval: 0, isOnline: () => true };

function problemOf({ name }: Error): string | undefined {
  if (name === 'AbortError') return undefined;
  if (name === 'QuotaExceededError') return 'Não há espaço neste aparelho para o catálogo inteiro.';
  return navigator.onLine ? 'O catálogo não carregou inteiro.' : 'Você está sem internet.';
}

/** A number of bytes as megabytes of a million, in one line: '9 MB', '0,4 MB', '10.737 MB'. */
const formatMegabytes = (bytes: number): string => {
  const digits = { maximumFractionDigits: bytes < 10_000_000 ? 1 : 0 };
  return `${Math.max(0.1, bytes / 1_000_000).toLocaleString('pt-BR', digits)}\u00a0MB`;
};

/** Saves the whole catalogue on this device, so that all books are found without a network. */
export function SavedCatalogue() {
  const { data, mutate } = useSWR(COPY_CACHE, lookAtDevice, LOOK);
  // Kept by SWR: saving goes on when the visitor leaves this screen.
  const work = useSWR<{ stop?: AbortController; problem?: string }>(`${COPY_CACHE} work`, null);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!data) return null;
  const { saved, meta, missing, total } = data;
  const { stop, problem } = work.data ?? {};
  const isWhole = saved?.version === meta.version;
  const size = formatMegabytes(meta.compressedBytes);
  const reached = formatMegabytes(meta.compressedBytes * (1 - missing / total));
  const action = saved ? 'Atualizar o catálogo' : 'Guardar o catálogo';

  const change = async (task: () => Promise<unknown>, controller?: AbortController) => {
    await work.mutate({ stop: controller }, false);
    const failure = await navigator.locks
      .request(COPY_CACHE, { ifAvailable: true }, (lock) => lock && task())
      .then((done) => (done === null ? 'Outra aba está guardando o catálogo.' : ''), problemOf);
    await mutate();
    await work.mutate({ problem: failure }, false);
    // The button that had focus is gone; the visitor may have scrolled on.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  };
  const save = (controller: AbortController) => {
    const onFile = () => mutate((now) => now && { ...now, missing: now.missing - 1 }, false);
    return change(() => saveCatalogue(controller, onFile), controller);
  };
  return (
    <section aria-labelledby="saved-heading" className={styles.data} data-screen-only>
      <h2 id="saved-heading" ref={heading} tabIndex={-1}>
        Catálogo sem internet
      </h2>
      <p role="status" className={styles.note}>
        {saved
          ? `O catálogo de ${formatDay(saved.date)}, com ${formatNumber(saved.books)} livros, está neste aparelho. A busca funciona sem internet.`
          : `Guarde o catálogo para buscar entre ${formatNumber(meta.books)} livros também sem internet.`}{' '}
        Ocupa {formatMegabytes((saved ?? meta).bytes)} neste aparelho.
        {saved && !isWhole && ` Há um mais novo, de ${formatDay(meta.date)}.`}
      </p>
      {problem && (
        <Message kind="error">
          {problem} {missing > 0 && `${plural(missing, 'arquivo falta', 'arquivos faltam')}.`}
        </Message>
      )}
      {!isWhole && (stop || missing < total) && (
        <label className={styles.progress}>
          <progress value={total - missing} max={total} />
          {stop ? 'Guardando' : 'Já guardado'}: {reached} de {size}
        </label>
      )}
      <div className={styles.buttons}>
        {stop ? (
          // A double click would start and stop.
          <Button onClick={({ detail }) => detail < 2 && stop.abort()}>Parar</Button>
        ) : isWhole ? null : (
          <Button onClick={() => void save(new AbortController())}>
            {missing < total ? 'Continuar' : `${action} (baixa ${size})`}
          </Button>
        )}
        {!stop && (saved || missing < total) && (
          <Button onClick={() => void change(() => caches.delete(COPY_CACHE))}>
            Remover do aparelho
          </Button>
        )}
      </div>
    </section>
  );
}
