'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** The browser reports only Back and Forward. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Notifies that the query may have changed. */
export function notifyAddressChange(): void {
  for (const listener of listeners) listener();
}

/**
 * Returns the query (`?des=…` or empty) and a setter that adds a history entry. Empty in the first render, since one
 * HTML file serves all queries.
 */
export function useAddress(): [search: string, setSearch: (search: string) => void] {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );
  const setSearch = useCallback((next: string) => {
    if (next === location.search) return;
    history.pushState(null, '', `${location.pathname}${next}`);
    notifyAddressChange();
  }, []);
  return [search, setSearch];
}
