'use client';

import { CrashScreen } from '@/components/layout/crash-screen';

export default CrashScreen;
