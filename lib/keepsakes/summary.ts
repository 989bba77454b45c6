import { isCompleted } from '../games/shared/completion';
import { isMoreDone } from '../games/shared/more';
import { parseSaved } from '../games/shared/saved';
import { type Kept, keptOf } from './kept';
import { KEEPSAKES, type KeepsakeId } from './registry';
import { isOfMore } from './whose';

export type Summary = {
  readonly id: KeepsakeId;
  readonly completed: number;
  /** Extra puzzles completed. */
  readonly more: number;
  readonly underway: number;
  /** Ascending. */
  readonly bests: readonly { readonly pairs: number; readonly moves: number }[];
  readonly endings: number;
  /** Finished days. */
  readonly days: number;
};

/** Ignores unreadable data. */
export function summaryOf(kept: Kept, id: KeepsakeId): Summary {
  const { texts, cookies } = keptOf(kept, (other) => other === id);
  const saved = Object.values(texts).map(parseSaved);
  const endings = saved.flatMap((one) => (Array.isArray(one?.finals) ? one.finals : []));
  return {
    id,
    completed: Object.values(cookies).filter(isCompleted).length,
    more: Object.entries(texts).filter(([key, text]) => isOfMore(key) && isMoreDone(text)).length,
    underway: underwayIn(id, texts),
    bests: saved.flatMap(bestIn).sort((one, other) => one.pairs - other.pairs),
    endings: endings.length,
    days: saved.flatMap((one) => daysIn(one?.dies)).filter((day) => day !== null).length,
  };
}

function underwayIn(id: KeepsakeId, texts: Kept['texts']): number {
  if (id === 'joc-castells') return Object.hasOwn(texts, KEEPSAKES[id].keys.game) ? 1 : 0;
  const games = Object.entries(texts).filter(([key]) => !isOfMore(key));
  const saved = games.map(([, text]) => parseSaved(text));
  if (id === 'historia') return saved.some((one) => isFilled(one?.cami)) ? 1 : 0;
  if (id === 'dia') return saved.flatMap((one) => daysIn(one?.dies)).filter((day) => day === null).length;
  if (id === 'memory') return saved.filter((one) => typeof one?.moves === 'number' && one.moves > 0).length;
  return saved.filter((one) => one !== null).length;
}

/** Null: not finished. */
function daysIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).map((day: unknown) =>
    typeof day === 'object' && day !== null && 'resultat' in day ? day.resultat : null,
  );
}

function bestIn(saved: ReturnType<typeof parseSaved>): Summary['bests'] {
  const { best, deck } = saved ?? {};
  return typeof best === 'number' && Array.isArray(deck) ? [{ pairs: deck.length / 2, moves: best }] : [];
}

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
