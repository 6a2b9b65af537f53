import { useState } from 'react';

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
