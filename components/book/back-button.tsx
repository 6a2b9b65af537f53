'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { HOME_PATH } from '@/lib/paths';

/** Kept with a history entry, so that it outlives a reload: the entry before it is ours too. */
export const markOpenedInApp = { openedInApp: true };

/** Goes back in history, or to the catalogue when the book was the first thing opened here. */
export function BackButton() {
  const router = useRouter();
  const goBack = () => {
    const state: unknown = window.history.state;
    const inApp = typeof state === 'object' && state !== null && 'openedInApp' in state;
    if (inApp) router.back();
    else router.push(HOME_PATH);
  };
  return (
    <Button look="quiet" onClick={goBack}>
      ← Voltar
    </Button>
  );
}
