import { withFirst } from '@/lib/castle-game/engine/first-times';
import { BUILT, type FirstTimes, type SeasonNote, type Team } from '@/lib/castle-game/types';
import { seasonOf } from '@/lib/dates/seasons';
import { dayOfPerformance, seasonHistories } from './season-history';

const isBuiltOutcome = (outcome: string) => BUILT.find((built) => built === outcome);

/** For saves without first times. Only performances give a day. */
export function firstsFrom({ history, stats }: Pick<Team, 'history' | 'stats'>): Team['firsts'] {
  let firsts: Readonly<Record<string, FirstTimes>> = {};
  for (const { rounds, day } of history)
    for (const { code, outcome } of rounds) {
      const built = isBuiltOutcome(outcome);
      if (built && Object.hasOwn(stats, code))
        firsts = withFirst(firsts, code, 'performance', built, day ?? null);
    }
  for (const { code, attempts } of Object.values(stats))
    for (const { outcome, context } of attempts) {
      const built = isBuiltOutcome(outcome);
      if (built) firsts = withFirst(firsts, code, context, built, null);
    }
  return firsts;
}

/** For saves without notes. Past seasons count as read. */
export function seasonsFrom({
  history,
  date,
  members,
}: Pick<Team, 'history' | 'date' | 'members'>): readonly SeasonNote[] {
  const current = seasonOf(date);
  const past = seasonHistories({ history })
    .reverse()
    .filter(({ season }) => season < current)
    .flatMap(({ season, performances }): SeasonNote[] => {
      const before = performances.find((one) => one.members)?.members?.before;
      return before === undefined ? [] : [{ season, members: before, read: true }];
    });
  const first = history.find((one) => {
    const day = dayOfPerformance(one);
    return day !== undefined && seasonOf(day) === current && one.members;
  });
  return [...past, { season: current, members: first?.members?.before ?? members, read: false }];
}
