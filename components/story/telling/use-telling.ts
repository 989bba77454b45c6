import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { placeAfter, WORD_TIME, wordEnds, wordsTold } from '@/lib/story/telling';

/**
 * `waiting` for scripts, as the HTML comes; `held` while the content note is open; `telling`, word by
 * word; `told`, everything in sight.
 */
export type TellingState = 'waiting' | 'held' | 'telling' | 'told';

/** Name of the highlight that makes the words still to come transparent; see styles/globals.css. */
const UNTOLD = 'per-llegir';

/** The text nodes that are told, in order: forms for what has not happened are in the page, and out of sight. */
const textNodesOf = (element: Element): readonly Text[] =>
  getComputedStyle(element).display === 'none'
    ? []
    : [...element.childNodes].flatMap((node) => {
        if (node instanceof Text) return [node];
        return node instanceof Element ? textNodesOf(node) : [];
      });

const canTell = () => typeof Highlight === 'function' && 'highlights' in CSS;

/**
 * Hides the words that are still to come, and shows one more every 25 ms by the clock. The paragraphs themselves
 * are never touched: they take their place from the start and a screen reader has them whole. Returns the way to
 * stop.
 */
function tell(paragraphs: Element, onTold: () => void): () => void {
  const nodes = textNodesOf(paragraphs);
  const ends = nodes.map(({ data }) => wordEnds(data));
  const untold = new Range();
  const begin = performance.now();
  const step = () => {
    const place = placeAfter(ends, wordsTold(performance.now() - begin));
    const node = place && nodes[place.paragraph];
    if (!node) return onTold();
    untold.setStart(node, place.offset);
    untold.setEndAfter(paragraphs.lastChild ?? node);
  };
  step();
  CSS.highlights.set(UNTOLD, new Highlight(untold));
  const timer = setInterval(step, WORD_TIME);
  return () => {
    clearInterval(timer);
    CSS.highlights.delete(UNTOLD);
  };
}

type Telling = { ready: boolean; mayTell: boolean; readBefore: boolean };

/**
 * Tells the paragraphs of an element. What the reader already has in sight is never taken away: with reduced
 * motion, in a browser that cannot hide by itself, or when the scripts came late, everything is told at once.
 */
export function useTelling(
  paragraphs: RefObject<HTMLElement | null>,
  { ready, mayTell, readBefore }: Telling,
): { state: TellingState; showAll: () => void } {
  const [state, setState] = useState<TellingState>('waiting');
  const showAll = useCallback(() => setState('told'), []);

  useLayoutEffect(() => {
    if (state !== 'waiting' || !ready || !paragraphs.current) return;
    const hidden = getComputedStyle(paragraphs.current).opacity === '0';
    setState(hidden && !readBefore && canTell() ? 'held' : 'told');
  }, [state, ready, readBefore, paragraphs]);

  useEffect(() => {
    if (state === 'held' && mayTell) setState('telling');
  }, [state, mayTell]);

  useLayoutEffect(() => {
    if (state !== 'telling' || !paragraphs.current) return;
    return tell(paragraphs.current, showAll);
  }, [state, paragraphs, showAll]);

  return { state, showAll };
}
