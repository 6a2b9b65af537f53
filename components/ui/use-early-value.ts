import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Hands over what the visitor entered in a control before the app ran: React would overwrite it with
 * the control's value.
 *
 * @param value what the control has by its first render
 * @param onEarlyValue is given what was entered instead
 * @returns the control's ref
 */
export function useEarlyValue<Control extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onEarlyValue: (entered: string) => void,
) {
  const ref = useRef<Control>(null);
  const handOver = useEffectEvent((control: Control | null) => {
    // Without focus it is what the browser restored of an earlier visit.
    if (control && control === document.activeElement && control.value !== value)
      onEarlyValue(control.value);
  });
  useLayoutEffect(() => handOver(ref.current), []);
  return ref;
}
