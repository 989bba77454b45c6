'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { notifyAddressChange } from '@/components/shared/use-address';

/**
 * Detects links that change the query of the current page, which fire no event. A separate component, since
 * `useSearchParams` excludes its Suspense boundary from the HTML.
 */
export function AddressWatch() {
  return (
    <Suspense fallback={null}>
      <Watch />
    </Suspense>
  );
}

function Watch() {
  const query = String(useSearchParams());
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the query changes
  useEffect(notifyAddressChange, [query]);
  return null;
}
