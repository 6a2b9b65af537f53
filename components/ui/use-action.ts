import { useRef, useState } from 'react';
import { messageOf } from '@/lib/user-error';

/** How an action went, in words for people. */
export interface Outcome {
  kind: 'success' | 'error';
  text: string;
  /** The error itself, for those who say more of some. */
  error?: unknown;
}

/**
 * An action that takes a moment and may fail: never twice at once, and always with an outcome.
 *
 * @param fallback what to say of a failure that has no words of its own
 */
export function useAction(fallback: string) {
  const [working, setWorking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const busy = useRef(false);

  /** Runs an action; what it gives is said when it succeeds, if it gives anything. */
  const run = async (action: () => Promise<string | void>): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setWorking(true);
    setOutcome(null);
    try {
      const said = await action();
      setOutcome(said ? { kind: 'success', text: said } : null);
      return true;
    } catch (error) {
      setOutcome({ kind: 'error', text: messageOf(error, fallback), error });
      return false;
    } finally {
      busy.current = false;
      setWorking(false);
    }
  };
  return { run, working, outcome };
}
