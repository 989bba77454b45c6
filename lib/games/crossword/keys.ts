import type { CrosswordAction } from '@/lib/games/crossword/types';
import { letterOf } from '@/lib/text/letters';

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
  ['Home', { type: 'first-letter' }],
  ['End', { type: 'last-letter' }],
]);

/** `key` is a `KeyboardEvent.key`. Returns null for dead keys. */
export function crosswordKey(key: string): CrosswordAction | null {
  return ACTION_BY_KEY.get(key) ?? (letterOf(key) === null ? null : { type: 'type', text: key });
}
