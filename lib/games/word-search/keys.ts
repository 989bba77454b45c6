import type { Heading, WordSearchAction, WordSearchState } from '@/lib/games/word-search/types';

/** The numeric pad sends `Home`, `PageUp` and so on or, with Num Lock, digits. */
const HEADING_BY_KEY: ReadonlyMap<string, Heading> = new Map([
  ['ArrowRight', 'east'],
  ['ArrowDown', 'south'],
  ['ArrowLeft', 'west'],
  ['ArrowUp', 'north'],
  ['PageDown', 'southeast'],
  ['End', 'southwest'],
  ['Home', 'northwest'],
  ['PageUp', 'northeast'],
  ['6', 'east'],
  ['3', 'southeast'],
  ['2', 'south'],
  ['1', 'southwest'],
  ['4', 'west'],
  ['7', 'northwest'],
  ['8', 'north'],
  ['9', 'northeast'],
]);

/** `key` is a `KeyboardEvent.key`. */
export function wordSearchKey(state: WordSearchState, key: string): WordSearchAction | null {
  const heading = HEADING_BY_KEY.get(key);
  if (heading) return { type: 'move', heading };
  if (key === 'Enter' || key === ' ') return { type: 'pick', cell: state.cursor };
  // Without a mark, Escape is left to the elements around the grid.
  return key === 'Escape' && state.anchor !== null ? { type: 'cancel' } : null;
}
