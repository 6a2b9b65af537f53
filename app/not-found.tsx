'use client';

import { Suspense, lazy } from 'react';

// Next loads this page's code with every page, so its content is a request of its own.
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
