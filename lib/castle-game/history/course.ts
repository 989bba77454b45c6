import { isPilarCode } from '@/lib/castle-game/engine/performance';
import type { Team } from '@/lib/castle-game/types';
import { isBuilt } from '@/lib/towers/types';
import type { NamedPerformance } from './diades';
import { type Ranked, type Rival, roundsOf, type Standing, standings } from './rivals';

// Apart from the table of one diada, which the game itself needs.

/** The same by all the points of several named diades. */
export const courseStandings = (
  rivals: readonly Rival[],
  team: Ranked,
  named: readonly NamedPerformance[],
): readonly Standing[] =>
  standings(
    rivals,
    team,
    named.map(({ day, performance: { rounds } }) => ({ day, rounds })),
  );

export type Novelty = { readonly name: string; readonly code: string };

/** The hardest castell that a rival builds for the first time on the last of the named `days`. */
export function noveltyOf(
  rivals: readonly Rival[],
  { stats }: Pick<Team, 'stats'>,
  days: readonly string[],
): Novelty | undefined {
  const [novelty] = rivals
    .flatMap((rival) => {
      const [now = [], ...before] = days.toReversed().map((day) =>
        roundsOf(rival, stats, day)
          .filter(isBuilt)
          .filter(({ code }) => !isPilarCode(code)),
      );
      const known = new Set(before.flat().map(({ code }) => code));
      const first = now.find(({ code }) => !known.has(code));
      return first && before.length > 0 ? [{ name: rival.name, ...first }] : [];
    })
    .sort((one, other) => other.points - one.points);
  return novelty;
}
