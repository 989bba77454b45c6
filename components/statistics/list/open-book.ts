import type { Diada } from '@/lib/diades/types';
import { filterDiades, towersOf, townsOf } from '@/lib/diades/views/filter';
import { listRows } from '@/lib/diades/views/list-rows';
import { compareCatalan } from '@/lib/text/collator';
import type { DiadesBook } from './diades-book';

/**
 * The list of some results. Towers keep the order of merit they had when the page was built, and new ones follow it:
 * their merit is in the other sheet, and the list must not fail with it.
 */
export function openBook(diades: readonly Diada[], towers: readonly string[]): DiadesBook {
  const known = new Set(towers);
  const present = towersOf(diades);
  const here = new Set(present);
  const strangers = present.filter((key) => !known.has(key)).sort(compareCatalan);
  return {
    choices: { towns: townsOf(diades), towers: [...towers.filter((key) => here.has(key)), ...strangers] },
    find: (filter) => listRows(filterDiades(diades, filter)),
  };
}
