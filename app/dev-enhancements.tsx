'use client';

import { useEffect } from 'react';

/**
 * Loads the enhancements in `npm run dev`. There React hydrates static pages too, and must find the HTML that it has
 * rendered, so they start later than on the published site. A module runs once, also if the effect runs twice.
 */
export function DevEnhancements({ address }: { address: string }) {
  useEffect(() => {
    void import(/* turbopackIgnore: true */ address);
  }, [address]);
  return null;
}
