'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** Those who follow the query: the browser itself only reports Back and Forward. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

/** Tells that the query may have changed. */
export function tellAddress(): void {
  for (const listener of listeners) listener();
}

/**
 * The query of the address (`?des=…`, or nothing) and a way to change it, which adds an entry that Back undoes. It is
 * empty in the HTML and in the first render of the browser, since one page serves every query.
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
    tellAddress();
  }, []);
  return [search, setSearch];
}
