import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Reports what the visitor entered in a control before hydration, which React would overwrite.
 *
 * @param value the control's value in the first render
 * @param onEarlyValue called with what was entered instead
 * @returns the control's ref
 */
export function useEarlyValue<Control extends HTMLInputElement | HTMLSelectElement>(
  value: string,
  onEarlyValue: (entered: string) => void,
) {
  const ref = useRef<Control>(null);
  const reportEarlyValue = useEffectEvent((control: Control | null) => {
    // Without focus it is a value that the browser restored from an earlier visit.
    if (control && control === document.activeElement && control.value !== value)
      onEarlyValue(control.value);
  });
  useLayoutEffect(() => reportEarlyValue(ref.current), []);
  return ref;
}
