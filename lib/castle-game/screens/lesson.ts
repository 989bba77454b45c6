import { chancesOf } from '@/lib/castle-game/engine/probabilities';
import type { Rulebook, Team } from '@/lib/castle-game/types';

export type Lesson = {
  /** Chance of descarregat before the last attempt and now, 0 to 1. */
  readonly before: number;
  readonly now: number;
  /** Towers that hold the chance back when it stays the same: what this one leans on. */
  readonly leansOn: readonly string[];
};

/** What the last attempt of a tower taught; nothing when it was never tried. */
export function lessonOf(
  { catalogue }: Rulebook,
  { stats }: Pick<Team, 'stats'>,
  castell: string,
): Lesson | undefined {
  const last = stats[castell]?.attempts.at(-1);
  if (!last) return undefined;
  return {
    before: last.probabilitats[0],
    now: chancesOf(stats, catalogue, castell)[0],
    leansOn: Object.keys(catalogue.get(castell)?.probabilitats.dependencies ?? {}),
  };
}
