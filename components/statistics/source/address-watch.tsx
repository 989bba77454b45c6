'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { tellAddress } from '@/components/shared/use-address';

/**
 * Notices when a link of the site changes the query of the page one is already on, which the browser does not report.
 * It draws nothing and stands apart, because whatever reads the router's query is left out of the HTML.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query is the news
  useEffect(tellAddress, [query]);
  return null;
}
