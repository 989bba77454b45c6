import { useLayoutEffect, useSyncExternalStore } from 'react';

let inCourse = false;
const listeners = new Set<() => void>();

function tell(value: boolean): void {
  inCourse = value;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** During a show the state already holds the result, which the rest of the page must not reveal. */
export const useShowInCourse = (): boolean =>
  useSyncExternalStore(
    listen,
    () => inCourse,
    () => false,
  );

/** Marks a show as running while `on` is true. In a layout effect: one frame later the result would be visible. */
export function useTellShow(on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return;
    tell(true);
    return () => tell(false);
  }, [on]);
}
