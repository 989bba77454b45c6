import { chancesOf } from '@/lib/castle-game/engine/probabilities';
import { towerOf } from '@/lib/castle-game/engine/tower-of';
import type { Team } from '@/lib/castle-game/types';
import { isBuilt } from '@/lib/towers/outcome';

export type Lesson = {
  /** Chance of descarregat before the attempt and now, 0 to 1. */
  readonly before: number;
  readonly now: number;
  /** A crowned attempt teaches most. */
  readonly built: boolean;
  /** Dependencies, which can hold the chance back. */
  readonly leansOn: readonly string[];
  /** The only dependency, if it limits the chance. */
  readonly heldBy: string | undefined;
};

/** A tower with a single dependency is never likelier than it. */
function holderOf({ stats }: Pick<Team, 'stats'>, leansOn: readonly string[], now: number) {
  const [only, ...others] = leansOn;
  return only !== undefined && others.length === 0 && chancesOf(stats, only)[0] <= now ? only : undefined;
}

type Taught = Pick<Team, 'stats'> & Partial<Pick<Team, 'lastAttempt'>>;

/** Returns the effect of the last attempt, or of its series. `undefined` if the tower was never tried. */
export function lessonOf({ stats, lastAttempt }: Taught, code: string): Lesson | undefined {
  const stat = towerOf(stats, code);
  const last = stat?.attempts.at(-1);
  if (!stat || !last) return undefined;
  const now = chancesOf(stats, code)[0];
  const leansOn = Object.keys(stat.odds.dependencies);
  return {
    before: (lastAttempt?.code === code && lastAttempt.series?.before) || last.chances[0],
    now,
    built: isBuilt(last),
    leansOn,
    heldBy: holderOf({ stats }, leansOn, now),
  };
}
