import { isCompleted } from '../games/shared/completion';
import { isMoreDone } from '../games/shared/more';
import { parseSaved } from '../games/shared/saved';
import { type Kept, keptOf } from './kept';
import { KEEPSAKES, type KeepsakeId } from './registry';
import { isOfMore } from './whose';

/** What there is of one keepsake, as far as a glance tells. */
export type Summary = {
  readonly id: KeepsakeId;
  /** Levels completed, of a game that has them. */
  readonly completed: number;
  /** Puzzles beside the levels completed. */
  readonly more: number;
  /** Games left half way. */
  readonly underway: number;
  /** Fewest moves with so many pairs, of a game that counts them, the smallest first. */
  readonly bests: readonly { readonly pairs: number; readonly moves: number }[];
  /** Endings found, of the story. */
  readonly endings: number;
  /** Days played to their end, of the castell of the day. */
  readonly days: number;
};

/** A glance at one keepsake. What cannot be read is not counted, and its game drops it when it is opened. */
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

/** Results of the castell of the day, one for each day: null while it can go on. */
function daysIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).map((day: unknown) =>
    typeof day === 'object' && day !== null && 'resultat' in day ? day.resultat : null,
  );
}

/** The best result in a game of memory: as many pairs as half its deck. */
function bestIn(saved: ReturnType<typeof parseSaved>): Summary['bests'] {
  const { best, deck } = saved ?? {};
  return typeof best === 'number' && Array.isArray(deck) ? [{ pairs: deck.length / 2, moves: best }] : [];
}

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
