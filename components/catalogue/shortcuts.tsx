'use client';

import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './shortcuts.module.css';

interface ShortcutsProps {
  /** Null where there is no such page. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

const hasNoOwnKeys = (element: Element | null) =>
  element === null || element === document.body || element.matches('main, h2');

/** Keys for those who browse without a mouse; ignored while a control has focus. */
export function Shortcuts({ onPrevious, onNext }: ShortcutsProps) {
  const help = useRef<HTMLParagraphElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    // While a book is shown over the page.
    if (help.current?.closest('[inert]')) return;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = document.activeElement;
    if (event.key === '/' && !target?.matches('input, select, textarea')) {
      event.preventDefault();
      document.querySelector<HTMLElement>('input[name=q]')?.focus();
    } else if (event.key === 'ArrowLeft' && hasNoOwnKeys(target)) {
      onPrevious?.();
    } else if (event.key === 'ArrowRight' && hasNoOwnKeys(target)) {
      onNext?.();
    }
  });
  // Before the browser paints: a visitor may press a key as soon as the page is there.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <p ref={help} className={styles.help}>
      Teclado: <kbd>/</kbd> busca, <kbd>Esc</kbd> limpa a busca, <kbd>←</kbd> e <kbd>→</kbd> mudam
      de página.
    </p>
  );
}
