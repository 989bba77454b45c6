import { chancesOf, missingFor } from '@/lib/castle-game/engine/chances';
import { towerOf } from '@/lib/castle-game/engine/team';
import { GAME_OUTCOMES, type GameOutcome, type Series, type Team } from '@/lib/castle-game/types';
import { isBuilt } from '@/lib/towers/types';

export type Lesson = {
  /** Chance of descarregat, 0 to 1. */
  readonly before: number;
  readonly now: number;
  readonly built: boolean;
  /** Codes of the dependencies. */
  readonly leansOn: readonly string[];
  /** The only dependency, if it limits the chance. */
  readonly heldBy: string | undefined;
  /** The tower that must be unloaded before the dependencies count. */
  readonly requires: string | undefined;
};

/** A tower is never likelier than its single dependency. */
function holderOf({ stats }: Pick<Team, 'stats'>, leansOn: readonly string[], now: number) {
  const [only, ...others] = leansOn;
  return only !== undefined && others.length === 0 && chancesOf(stats, only)[0] <= now ? only : undefined;
}

type Taught = Pick<Team, 'stats'> & Partial<Pick<Team, 'lastAttempt'>>;

/** Compares with the start of the series, if any. `undefined` if never tried. */
export function lessonOf({ stats, lastAttempt }: Taught, code: string): Lesson | undefined {
  const stat = towerOf(stats, code);
  const last = stat?.attempts.at(-1);
  if (!stat || !last) return undefined;
  const series = lastAttempt?.code === code ? lastAttempt.series : undefined;
  const now = chancesOf(stats, code)[0];
  const leansOn = Object.keys(stat.odds.dependencies);
  return {
    before: series?.before ?? last.chances[0],
    now,
    built: series ? series.outcomes.some((outcome) => isBuilt({ outcome })) : isBuilt(last),
    leansOn,
    requires: missingFor(stats, stat.odds),
    heldBy: holderOf({ stats }, leansOn, now),
  };
}

/** Returns the best outcome of a series, which gives its panel the colour. */
export const bestOutcome = ({ outcomes }: Series): GameOutcome | undefined =>
  GAME_OUTCOMES.find((outcome) => outcomes.includes(outcome));
