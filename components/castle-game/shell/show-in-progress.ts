import { useLayoutEffect, useSyncExternalStore } from 'react';

let running = false;
const listeners = new Set<() => void>();

function report(value: boolean): void {
  running = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** During a show the state already holds the result, which the rest of the page must not reveal. */
export const useIsShowRunning = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => running,
    () => false,
  );

/** Marks a show as running while `on` is true. In a layout effect: one frame later the result would be visible. */
export function useReportShow(on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return;
    report(true);
    return () => report(false);
  }, [on]);
}
