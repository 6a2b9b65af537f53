'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { HOME_PATH } from '@/lib/paths';

/** State of a history entry, which survives a reload: the entry before it is one of the app. */
export const OPENED_IN_APP = { openedInApp: true };

/** Goes back in history, or to the catalogue when the visit began with this book. */
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
