'use client';

import { useEffect } from 'react';
import { savesData } from '@/lib/browser/platform';
import { whenPageIsComplete } from './when-page-is-complete';

/** As globals.css names it: the weight that titles have, of the family in `--font-title`. */
const TITLE_FONT = '600 1em Fraunces';

/**
 * Fetches the font of the titles once everything that the page shows is there, and only then uses
 * it: until it is there titles stand in a fallback of the same width.
 */
export function TitleFont() {
  useEffect(
    () =>
      whenPageIsComplete(() => {
        if (savesData()) return;
        document.fonts?.load(TITLE_FONT).then(
          () => document.documentElement.setAttribute('data-title-font', ''),
          // The fallback stays.
          () => undefined,
        );
      }),
    [],
  );
  return null;
}
