import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Calls `keep` once on mount with an element that may already have input: the user may type before hydration, and
 * browsers restore forms on reload. Returns its `ref`.
 */
export function useWrittenEarly<Written extends HTMLElement>(
  keep: (element: Written) => void,
): RefObject<Written | null> {
  const element = useRef<Written>(null);
  const keepWritten = useEffectEvent(keep);
  useLayoutEffect(() => {
    if (element.current) keepWritten(element.current);
  }, []);
  return element;
}
