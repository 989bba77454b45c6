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

/** Whether a show is on. Its result is already in the state, and nothing around it may tell it before it ends. */
export const useShowInCourse = (): boolean =>
  useSyncExternalStore(
    listen,
    () => inCourse,
    () => false,
  );

/** Says that a show is on as long as `on` holds. In time for the same painting: a frame later would tell the result. */
export function useTellShow(on: boolean): void {
  useLayoutEffect(() => {
    if (!on) return;
    tell(true);
    return () => tell(false);
  }, [on]);
}
