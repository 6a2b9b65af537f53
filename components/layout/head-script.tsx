'use client';

import { earlyRequestScript } from '@/lib/catalogue/early-request';
import { pageStartScript } from './page-start-script';

// A server component's would be in the page a second time, in the data that Next hydrates it with.
// React keeps what the page has.
const SOURCE = typeof window === 'undefined' ? `${pageStartScript()};${earlyRequestScript()}` : '';

/**
 * Inline, as it must not wait for the other scripts: it notices those that do not come, and asks the
 * catalogue while they are on their way. Both functions are ours, no visitor's text is in them.
 */
export const HeadScript = () => (
  <script
    id="early-request"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{ __html: SOURCE }}
  />
);
