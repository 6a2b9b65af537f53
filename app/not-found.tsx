'use client';

import { Suspense, lazy } from 'react';

// Next loads this page's code with every other page; what it shows comes only where it is shown.
const NotFoundScreen = lazy(async () => ({
  default: (await import('@/components/layout/not-found-screen')).NotFoundScreen,
}));

export default function NotFoundPage() {
  return (
    <Suspense>
      <NotFoundScreen />
    </Suspense>
  );
}
