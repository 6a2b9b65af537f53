'use client';

import { useRouter } from 'next/navigation';
import { isOpenedInApp } from '@/components/book-card/opened-book';
import { Button } from '@/components/ui/button';
import { HOME_PATH } from '@/lib/paths';

/** Whether a link of ours led to this document, in this tab: the list of all Portuguese books has such. */
const isOpenedFromSite = () =>
  history.length > 1 && document.referrer.startsWith(`${location.origin}/`);

/** Goes back in history, or to the catalogue when the visit began with this book. */
export function BackButton() {
  const router = useRouter();
  const goBack = () => {
    if (isOpenedInApp() || isOpenedFromSite()) router.back();
    else router.push(HOME_PATH);
  };
  return (
    <Button look="quiet" onClick={goBack}>
      ← Voltar
    </Button>
  );
}
