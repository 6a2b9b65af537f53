import { useState } from 'react';

/**
 * What a visitor enters over a value that follows later (the address bar, once the router has it),
 * and how to set it. When the value changes otherwise, that is shown.
 */
export function usePendingValue<Value extends string>(value: Value) {
  const [{ base, over, entered }, setState] = useState({
    base: value,
    over: value,
    entered: value,
  });
  // What was entered over the new value is kept, "dom " over "dom"; the rest is out of date.
  if (base !== value) {
    setState({ base: value, over: value, entered: over === value ? entered : value });
  }
  /** @param expected the value that this is entered over, if that is still to come */
  const enter = (next: Value, expected: Value = value) =>
    setState({ base: value, over: expected, entered: next });
  return [entered, enter] as const;
}
