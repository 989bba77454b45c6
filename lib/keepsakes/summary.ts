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
  };
}

function underwayIn(id: KeepsakeId, texts: Kept['texts']): number {
  if (id === 'joc-castells') return Object.hasOwn(texts, KEEPSAKES[id].keys.game) ? 1 : 0;
  const saved = Object.values(texts).map(parseSaved);
  if (id === 'historia') return saved.some((one) => isFilled(one?.cami)) ? 1 : 0;
  if (id === 'memory') return saved.filter((one) => typeof one?.moves === 'number' && one.moves > 0).length;
  return saved.filter((one) => one !== null).length;
}

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
