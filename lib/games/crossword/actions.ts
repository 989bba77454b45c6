import { type Letter, letterOf, lettersOf } from '@/lib/text/letters';

export const ARROWS = ['left', 'right', 'up', 'down'] as const;

export type Arrow = (typeof ARROWS)[number];

export type CheckScope = 'letter' | 'word' | 'all';

export type RevealScope = 'letter' | 'word';

export type CrosswordAction =
  /** From a key, an IME or the clipboard. */
  | { readonly type: 'type'; readonly text: string }
  /** Backspace: clears the square or, if it is empty, the previous one. */
  | { readonly type: 'erase' }
  | { readonly type: 'clear' }
  | { readonly type: 'arrow'; readonly arrow: Arrow }
  | { readonly type: 'switch-direction' }
  /** A click: goes to a square, or turns if it is the current one. */
  | { readonly type: 'select'; readonly square: number }
  /** `word` is an index in the level's words. */
  | { readonly type: 'clue'; readonly word: number }
  | { readonly type: 'next-clue' }
  | { readonly type: 'previous-clue' }
  | { readonly type: 'first-letter' }
  | { readonly type: 'last-letter' }
  | { readonly type: 'check'; readonly scope: CheckScope }
  | { readonly type: 'reveal'; readonly scope: RevealScope }
  | { readonly type: 'restart' };

const ACTION_BY_KEY: ReadonlyMap<string, CrosswordAction> = new Map<string, CrosswordAction>([
  ['ArrowLeft', { type: 'arrow', arrow: 'left' }],
  ['ArrowRight', { type: 'arrow', arrow: 'right' }],
  ['ArrowUp', { type: 'arrow', arrow: 'up' }],
  ['ArrowDown', { type: 'arrow', arrow: 'down' }],
  ['Backspace', { type: 'erase' }],
  ['Delete', { type: 'clear' }],
  [' ', { type: 'switch-direction' }],
  ['[', { type: 'previous-clue' }],
  [']', { type: 'next-clue' }],
  // On Catalan and Spanish keyboards the brackets need AltGr.
  ['PageUp', { type: 'previous-clue' }],
  ['PageDown', { type: 'next-clue' }],
  ['Home', { type: 'first-letter' }],
  ['End', { type: 'last-letter' }],
]);

/** `key` is a `KeyboardEvent.key`. Returns null for dead keys. */
export function crosswordKey(key: string): CrosswordAction | null {
  return ACTION_BY_KEY.get(key) ?? (letterOf(key) === null ? null : { type: 'type', text: key });
}

/**
 * Follows the text of an input method (IME). Erases letters that were withdrawn and types only new ones, so that
 * committing composed text writes nothing twice. A pending accent is not a letter yet.
 */
export function followComposition(
  written: readonly Letter[],
  text: string,
): { readonly actions: readonly CrosswordAction[]; readonly written: readonly Letter[] } {
  const letters = lettersOf(text);
  const differs = letters.findIndex((letter, index) => letter !== written[index]);
  const same = differs === -1 ? Math.min(letters.length, written.length) : differs;
  const erased = Array.from(written.slice(same), (): CrosswordAction => ({ type: 'erase' }));
  const typed = letters.slice(same).join('');
  return { actions: typed === '' ? erased : [...erased, { type: 'type', text: typed }], written: letters };
}
