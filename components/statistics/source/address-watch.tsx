'use client';

import { useSearchParams } from 'next/navigation';
import { Suspense, useEffect } from 'react';
import { tellAddress } from './use-address';

/**
 * Notices a query that a link of the site brings to the page one is on, which the browser does not tell. It draws
 * nothing: the router only knows the query in the browser, and whatever asks it for it stays out of the HTML.
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
