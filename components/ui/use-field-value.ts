import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

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

/**
 * The state of a control whose value is updated only later, as the address bar is by the router. It is
 * what the visitor entered, until the value changes.
 */
export function usePendingValue<Value extends string>(value: Value) {
  const [{ previous, expected, entered }, setState] = useState({
    previous: value,
    expected: value,
    entered: value,
  });
  // The expected value keeps what was entered ("dom " for "dom"); any other value replaces it.
  if (previous !== value) {
    setState({ previous: value, expected: value, entered: expected === value ? entered : value });
  }
  /** @param following the value that will follow from what is entered, if it will change */
  const enter = (next: Value, following: Value = value) =>
    setState({ previous: value, expected: following, entered: next });
  return [entered, enter] as const;
}
