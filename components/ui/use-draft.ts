import { useState } from 'react';

/**
 * What a visitor is entering, over a value that follows later (the address does, when the router
 * gets to it), and how to set it. When the value changes, by this or by other ways, it is shown.
 */
export function useDraft<Value extends string>(value: Value) {
  const [{ seen, over, entered }, setDraft] = useState({
    seen: value,
    over: value,
    entered: value,
  });
  // What was entered over the new value is kept, "dom " over "dom"; the rest is out of date.
  if (seen !== value) {
    setDraft({ seen: value, over: value, entered: over === value ? entered : value });
  }
  /** @param above the value that this is entered over, if that is about to be another */
  const enter = (next: Value, above: Value = value) =>
    setDraft({ seen: value, over: above, entered: next });
  return [entered, enter] as const;
}
