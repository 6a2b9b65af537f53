import { useRef, useState } from 'react';
import { Message } from '@/components/ui/message';
import { messageOf } from './refusals';

interface Outcome {
  kind: 'success' | 'error';
  text: string;
  /** The error, for screens that have another text for some. */
  error?: unknown;
}

/** Runs asynchronous actions, one at a time, and keeps the outcome of the last. `fallback`: said of an error that nobody foresaw. */
export function useAction(fallback: string) {
  const [working, setWorking] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const busy = useRef(false);

  /** Runs an action, which may return the text of its success. */
  const run = async (action: () => Promise<string | void>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    setWorking(true);
    setOutcome(null);
    try {
      const text = await action();
      setOutcome(text ? { kind: 'success', text } : null);
    } catch (error) {
      setOutcome({ kind: 'error', text: messageOf(error, fallback), error });
    } finally {
      busy.current = false;
      setWorking(false);
    }
  };
  return { run, working, outcome };
}

export function ActionOutcome({ outcome }: { outcome: Outcome | null }) {
  return outcome && <Message kind={outcome.kind}>{outcome.text}</Message>;
}
