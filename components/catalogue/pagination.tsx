'use client';

import { useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { savesData } from '@/lib/browser/platform';
import {
  PAGE_JUMP,
  canJumpBack,
  canJumpForward,
  clampPage,
  pageNumbers,
  parsePageInput,
} from '@/lib/catalogue/pagination';
import { formatNumber } from '@/lib/format';
import styles from './pagination.module.css';
import { Shortcuts } from './shortcuts';

interface PaginationProps {
  page: number;
  total: number;
  /** Goes to a page by its number. */
  onPage: (page: number) => void;
  /** Follow the service's own links. */
  onPrevious: () => void;
  onNext: () => void;
  /** The visitor is about to go to a page: the pointer or the focus is on its button. */
  onPrefetch: (page: number) => void;
  onPrefetchNext: () => void;
}

type IntentHandlers = Pick<ComponentProps<'button'>, 'onPointerEnter' | 'onFocus'>;

/** Handlers for a pointer, a finger included, or the focus that comes to a button. */
const onIntent = (prefetch: () => void): IntentHandlers => {
  const handle = () => {
    if (!savesData()) prefetch();
  };
  return { onPointerEnter: handle, onFocus: handle };
};

/** Every control of SPEC section 2. Shown only when there is more than one page. */
function Pagination({
  page,
  total,
  onPage,
  onPrevious,
  onNext,
  onPrefetch,
  onPrefetchNext,
}: PaginationProps) {
  if (total <= 1) return null;
  const jump = (to: number) => onPage(clampPage(to, total));
  const step = (
    label: ReactNode,
    enabled: boolean,
    onClick: () => void,
    intent?: IntentHandlers,
  ) => (
    <Button disabled={!enabled} onClick={onClick} {...intent}>
      {label}
    </Button>
  );

  return (
    <nav aria-label="Paginação" className={styles.pagination}>
      <div className={styles.before}>
        {step('« Início', page > 1, () => onPage(1))}
        {step('« –5', canJumpBack(page), () => jump(page - PAGE_JUMP))}
        {step('← Anterior', page > 1, onPrevious)}
      </div>
      <ol className={styles.numbers}>
        {pageNumbers(page, total).map((item, index) => (
          <li key={item === 'ellipsis' ? `ellipsis-${index}` : item}>
            {item === 'ellipsis' ? (
              <span className={styles.ellipsis}>…</span>
            ) : (
              <Button
                look={item === page ? 'primary' : 'quiet'}
                aria-current={item === page ? 'page' : undefined}
                onClick={() => onPage(item)}
                {...(item !== page && onIntent(() => onPrefetch(item)))}
              >
                {formatNumber(item)}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.after}>
        {step('Próximo →', page < total, onNext, onIntent(onPrefetchNext))}
        {step('+5 »', canJumpForward(page, total), () => jump(page + PAGE_JUMP))}
        {step('Final »', page < total, () => onPage(total))}
      </div>
      <GoToPage page={page} total={total} onPage={onPage} />
    </nav>
  );
}

function GoToPage({ page, total, onPage }: Pick<PaginationProps, 'page' | 'total' | 'onPage'>) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const target = parsePageInput(text, total);
    if (target === null) return;
    setText('');
    onPage(target);
  };
  return (
    // min and max are for assistive technology; noValidate, as other numbers are clamped.
    <form className={styles.goTo} onSubmit={submit} noValidate>
      <span>
        Pág. {formatNumber(page)} de {formatNumber(total)}
      </span>
      <label>
        Ir para a página
        <input
          type="number"
          inputMode="numeric"
          enterKeyHint="go"
          min={1}
          max={total}
          step="any"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button type="submit">Ir</Button>
    </form>
  );
}

/** What follows the cards: the ways to other pages, by press and by key. */
export function AfterList(props: PaginationProps) {
  const { page, total, onPrevious, onNext } = props;
  return (
    <>
      <Pagination {...props} />
      <Shortcuts onPrevious={page > 1 ? onPrevious : null} onNext={page < total ? onNext : null} />
    </>
  );
}
