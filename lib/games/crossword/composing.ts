import type { CrosswordAction } from '@/lib/games/crossword/types';
import { type Letter, lettersOf } from '@/lib/text/letters';

/**
 * What an input method's text asks for, given the letters of it that are written already: only what is new is typed, and
 * what it takes back is erased, so that committing a text which was seen while it was composed writes nothing twice.
 * An accent that waits for its letter is no letter yet.
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
