'use client';

import { Suspense } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';

// Next loads this page's code with every other page, and hardly anyone ever sees it.
const CrashScreen = lazyPart(
  async () => (await import('@/components/layout/crash-screen')).CrashScreen,
);

export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <Suspense>
      <CrashScreen onRetry={reset} />
    </Suspense>
  );
}
