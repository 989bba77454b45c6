import { isCompleted } from '../games/shared/completion';
import { parseSaved } from '../games/shared/saved';
import { type Kept, keptOf } from './kept';
import { KEEPSAKES, type KeepsakeId } from './registry';

/** What there is of one keepsake, as far as a glance tells. */
export type Summary = {
  readonly id: KeepsakeId;
  /** Levels completed, of a game that has them. */
  readonly completed: number;
  /** Games left half way. */
  readonly underway: number;
  /** Fewest moves, of a game that counts them. */
  readonly best: number | null;
  /** Endings found, of the story. */
  readonly endings: number;
  /** Days played to their end, of the castell of the day. */
  readonly days: number;
};

/** A glance at one keepsake. What cannot be read is not counted, and its game drops it when it is opened. */
export function summaryOf(kept: Kept, id: KeepsakeId): Summary {
  const { texts, cookies } = keptOf(kept, (other) => other === id);
  const saved = Object.values(texts).map(parseSaved);
  const best = saved.map((one) => one?.best).filter((moves) => typeof moves === 'number');
  const endings = saved.flatMap((one) => (Array.isArray(one?.finals) ? one.finals : []));
  return {
    id,
    completed: Object.values(cookies).filter(isCompleted).length,
    underway: underwayIn(id, texts),
    best: best.length === 0 ? null : Math.min(...best),
    endings: endings.length,
    days: saved.flatMap((one) => daysIn(one?.dies)).filter((day) => day !== null).length,
  };
}

function underwayIn(id: KeepsakeId, texts: Kept['texts']): number {
  if (id === 'joc-castells') return Object.hasOwn(texts, KEEPSAKES[id].keys.game) ? 1 : 0;
  const saved = Object.values(texts).map(parseSaved);
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

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
