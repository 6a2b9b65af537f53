import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

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

/**
 * State of a control whose value is updated only later, as the address bar is by the router:
 * returns what the visitor entered, until the value changes, and how to set it.
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
