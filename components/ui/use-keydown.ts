import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `onKey` for each key without Ctrl, Alt or Meta that has no other use, unless the page is behind a book. */
export function useKeydown(onKey: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (hasModifier || event.defaultPrevented || document.querySelector('[inert]')) return;
    onKey(event);
  });
  // Before the browser paints: a visitor may press a key as soon as the page is there.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
