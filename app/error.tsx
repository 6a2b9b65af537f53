'use client';

import { lazy } from 'react';
import type { Crash } from '@/components/layout/crash-screen';

// Next loads this with every page. Where the screen itself does not come either, global-error.tsx is shown.
const CrashScreen = lazy(async () => ({
  default: (await import('@/components/layout/crash-screen')).CrashScreen,
}));

export default function ErrorPage(crash: Crash) {
  return <CrashScreen {...crash} />;
}
