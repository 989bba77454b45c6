import { chancesOf } from '@/lib/castle-game/engine/probabilities';
import { towerOf } from '@/lib/castle-game/engine/tower-of';
import type { Team } from '@/lib/castle-game/types';

export type Lesson = {
  /** Chance of descarregat before the last attempt and now, 0 to 1. */
  readonly before: number;
  readonly now: number;
  /** Towers that hold the chance back when it stays the same: what this one leans on. */
  readonly leansOn: readonly string[];
};

/** What the last attempt of a tower taught; nothing when it was never tried. */
export function lessonOf({ stats }: Pick<Team, 'stats'>, code: string): Lesson | undefined {
  const stat = towerOf(stats, code);
  const last = stat?.attempts.at(-1);
  if (!stat || !last) return undefined;
  return {
    before: last.chances[0],
    now: chancesOf(stats, code)[0],
    leansOn: Object.keys(stat.odds.dependencies),
  };
}
