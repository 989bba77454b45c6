import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Calls back once, as soon as the script is there, with an element that may have been written in before: a visitor
 * can be quicker than the script, and a browser fills forms in again on reload. Gives the element's `ref`.
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
