import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { placeAfter, WORD_TIME, wordEnds, wordsTold } from '@/lib/story/telling';

/**
 * `waiting`: before scripts, as in the HTML. `held`: while the content note is open. `telling`: word by word. `told`:
 * all visible.
 */
type TellingState = 'waiting' | 'held' | 'telling' | 'told';

/** Highlight that makes the remaining words transparent, see styles/globals.css. */
const UNTOLD = 'per-llegir';

/** Returns the visible text nodes in order. Hidden forms are skipped. */
const textNodesOf = (element: Element): readonly Text[] =>
  getComputedStyle(element).display === 'none'
    ? []
    : [...element.childNodes].flatMap((node) => {
        if (node instanceof Text) return [node];
        return node instanceof Element ? textNodesOf(node) : [];
      });

const canTell = () => typeof Highlight === 'function' && 'highlights' in CSS;

/**
 * Hides the remaining words and shows one more every 25 ms. Does not change the DOM, so there is no layout shift and
 * screen readers get the whole text. Returns a function that stops it.
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

type Telling = { ready: boolean; mayTell: boolean; atOnce: boolean };

/**
 * Animates the paragraphs of an element. Visible text is never hidden again: with reduced motion, without highlight
 * support or with late scripts, all text shows at once.
 */
export function useTelling(
  paragraphs: RefObject<HTMLElement | null>,
  { ready, mayTell, atOnce }: Telling,
): { state: TellingState; showAll: () => void } {
  const [state, setState] = useState<TellingState>('waiting');
  const showAll = useCallback(() => setState('told'), []);

  useLayoutEffect(() => {
    if (state !== 'waiting' || !ready || !paragraphs.current) return;
    const hidden = getComputedStyle(paragraphs.current).opacity === '0';
    setState(hidden && !atOnce && canTell() ? 'held' : 'told');
  }, [state, ready, atOnce, paragraphs]);

  useEffect(() => {
    if (state === 'held' && mayTell) setState('telling');
    if (state === 'telling' && atOnce) setState('told');
  }, [state, mayTell, atOnce]);

  useLayoutEffect(() => {
    if (state !== 'telling' || !paragraphs.current) return;
    return tell(paragraphs.current, showAll);
  }, [state, paragraphs, showAll]);

  return { state, showAll };
}

const KEYS = ['Enter', ' ', 'Escape'];

/** Elements that use clicks or keys themselves. */
const OWN_USE = 'a, button, input, select, textarea, summary, dialog, label';

const hasOwnUse = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(OWN_USE) !== null;

/** While `active`, calls `onSkip` on a click, Enter, Space or Escape. */
export function useSkip(active: boolean, onSkip: (byKey: boolean) => void): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (!KEYS.includes(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key !== 'Escape' && hasOwnUse(event.target)) return;
      event.preventDefault();
      onSkip(true);
    };
    const onClick = (event: MouseEvent) => {
      if (!hasOwnUse(event.target)) onSkip(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
    };
  }, [active, onSkip]);
}
