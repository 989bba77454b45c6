import type { CrosswordAction } from '@/lib/games/crossword/types';
import { type Letter, lettersOf } from '@/lib/text/letters';

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
