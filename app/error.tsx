'use client';

import { CrashScreen } from '@/components/layout/crash-screen';

export default function ErrorPage({ reset }: { reset: () => void }) {
  return <CrashScreen onRetry={reset} />;
}
