import { changeByPoints, lossByFalls, membersAfter } from '@/lib/castle-game/engine/members';
import { totalOf } from '@/lib/castle-game/engine/performance';
import type { GameState } from '@/lib/castle-game/types';

/** Why a team has as many people after a performance as it has. */
export type PeopleAccount = {
  readonly before: number;
  readonly after: number;
  /** What the summary shows, which the floor of the team can make 0. */
  readonly shown: number;
  /** People that the points bring or, when they are few for so large a team, take. */
  readonly byPoints: number;
  /** People that the falls take, and how many falls took somebody. */
  readonly byFalls: number;
  readonly falls: number;
  /** People who stay because a team does not shrink below its floor. */
  readonly kept: number;
};

/** The account of a performance that is over and has not been written down yet. */
export function peopleAccount({ team: { members, stats }, rounds }: GameState): PeopleAccount {
  const { change, shown, after } = membersAfter(members, rounds, stats);
  return {
    before: members,
    after,
    shown,
    byPoints: changeByPoints(members, totalOf(rounds)),
    byFalls: lossByFalls(rounds, stats),
    falls: rounds.filter((round) => lossByFalls([round], stats) > 0).length,
    kept: after - members - change,
  };
}
