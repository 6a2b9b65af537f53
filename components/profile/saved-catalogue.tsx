'use client';

import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Message } from '@/components/ui/message';
import { formatDay, formatMegabytes, formatNumber } from '@/lib/format';
import { useRoom, useSavedCopy } from '@/lib/offline/hooks';
import { pauseCopy, removeCopy, saveCopy, type CopyState } from '@/lib/offline/save-copy';
import styles from './saved-catalogue.module.css';

const PROBLEMS = {
  room: 'Não há espaço neste aparelho para o catálogo inteiro. O que já foi guardado continua aqui; libere espaço e tente de novo.',
  network:
    'A conexão falhou. O que já foi guardado continua neste aparelho, e o resto vem quando ela voltar.',
};

/** Saves the whole catalogue on this device, so that all books are found without a network. */
export function SavedCatalogue() {
  const state = useSavedCopy();
  const { status, meta, saved } = state;
  const heading = useId();
  // Sites without a copy have nothing to save.
  if (status === 'unknown' || (status === 'known' && !meta)) return null;
  const isWhole = saved !== null && saved.version === meta?.version;
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading}>Catálogo sem internet</h2>
      {!meta ? (
        <p className={styles.note}>Este navegador não deixa guardar o catálogo.</p>
      ) : isWhole && !state.saving ? (
        <Whole state={state} />
      ) : (
        <Partial state={state} />
      )}
    </section>
  );
}

function Whole({ state: { saved } }: { state: CopyState }) {
  const room = useRoom(saved);
  if (!saved) return null;
  return (
    <>
      <Message kind="success">
        Guardado: {formatNumber(saved.books)} livros, de {formatDay(saved.date)}. A busca funciona
        sem internet.
      </Message>
      <p className={styles.note}>
        Ocupa {formatMegabytes(saved.bytes)} neste aparelho.
        {room && !room.kept && ' Se faltar espaço, o navegador pode apagá-lo.'}
      </p>
      <Button onClick={() => void removeCopy()}>Remover do aparelho</Button>
    </>
  );
}

function Partial({ state }: { state: CopyState }) {
  const { meta, saved, begun, saving, done, total, problem } = state;
  const room = useRoom(saving);
  if (!meta) return null;
  const size = formatMegabytes(meta.compressedBytes);
  const reached = formatMegabytes((meta.compressedBytes * done) / Math.max(1, total));
  const isPaused = begun && !saved && !saving;
  return (
    <>
      {saved ? (
        <Message kind="note">
          Há um catálogo mais novo, de {formatDay(meta.date)}. O guardado é de{' '}
          {formatDay(saved.date)}, e serve até o outro chegar inteiro.
        </Message>
      ) : (
        <p className={styles.note}>
          Guarde o catálogo para buscar entre {formatNumber(meta.books)} livros também sem internet.
          Ocupa {formatMegabytes(meta.bytes)}
          {room ? `; há ${formatMegabytes(room.free)} livres para este site.` : '.'}
        </p>
      )}
      {problem && !saving && <Message kind="error">{PROBLEMS[problem]}</Message>}
      {(saving || isPaused) && (
        <div className={styles.progress}>
          <progress
            aria-label="Catálogo guardado"
            aria-valuetext={`${reached} de ${size}`}
            value={done}
            max={Math.max(1, total)}
          />
          <span>
            {saving ? 'Guardando' : 'Pausado'}: {reached} de {size}
          </span>
        </div>
      )}
      <div className={styles.buttons}>
        {saving ? (
          <Button onClick={() => void pauseCopy()}>Pausar</Button>
        ) : (
          <Button look="primary" onClick={() => void saveCopy()}>
            {saved
              ? `Atualizar o catálogo guardado (${size})`
              : isPaused
                ? 'Continuar'
                : `Guardar o catálogo neste aparelho (${size})`}
          </Button>
        )}
        {(saved || isPaused) && !saving && (
          <Button onClick={() => void removeCopy()}>Remover do aparelho</Button>
        )}
      </div>
    </>
  );
}
