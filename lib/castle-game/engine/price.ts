import type { Chances } from '@/lib/castle-game/catalogue/types';
import { LOSS_SHARE } from '@/lib/castle-game/limits';
import type { Round, Stats } from '@/lib/castle-game/types';
import { pointsFor } from './growth';
import { changeByPoints, isFall, lossByFalls, membersAfter } from './members';
import { totalOf } from './performance';
import { towerOf } from './tower-of';

/** What trying a tower in a performance is worth. */
export type Price = {
  /** Points on average, whole. */
  readonly expected: number;
  /** People whom its points bring when it is unloaded: what the team's change grows by. */
  readonly unloaded: number;
  /** People whom its points bring, less those who leave, when it is loaded and falls. */
  readonly loaded: number;
  /** People who leave when it falls before it is crowned: 0 or fewer. One that is taken down costs nobody. */
  readonly fallen: number;
};

/** The price of a tower in a performance with these rounds done; undefined for one that the game lacks. */
export function priceOf(
  { members, stats }: { readonly members: number; readonly stats: Stats },
  rounds: readonly Round[],
  code: string,
  chances: Chances,
): Price | undefined {
  const entry = towerOf(stats, code);
  if (!entry) return undefined;
  const { carregat, descarregat, people } = entry;
  const total = totalOf(rounds);
  const broughtBy = (points: number) =>
    changeByPoints(members, total + points) - changeByPoints(members, total);
  const leaving = Math.round(LOSS_SHARE * people);
  return {
    expected: Math.round(chances[0] * descarregat + chances[1] * carregat),
    unloaded: broughtBy(descarregat),
    loaded: broughtBy(carregat) - leaving,
    fallen: 0 - leaving,
  };
}

/** Where each person of a performance comes from or goes to. The change is the sum of the first three. */
export type Account = {
  /** By the points, more or less than a team of this size is expected to make. */
  readonly byPoints: number;
  /** By the rounds that fell, 0 or fewer, and how many those are. */
  readonly byFalls: number;
  readonly falls: number;
  /** Who stayed because losses never push a team below its floor. */
  readonly stayed: number;
  readonly change: number;
  readonly after: number;
  /** Points from which a team of this size loses nobody by them. */
  readonly pointsToKeep: number;
};

/** The account of a performance of a team that had `members` before it. */
export function accountOf(members: number, rounds: readonly Round[], stats: Stats): Account {
  const byPoints = changeByPoints(members, totalOf(rounds)) + 0;
  const byFalls = 0 - lossByFalls(rounds, stats);
  const { after } = membersAfter(members, rounds, stats);
  const change = after - members;
  return {
    byPoints,
    byFalls,
    falls: rounds.filter(isFall).length,
    stayed: change - byPoints - byFalls,
    change,
    after,
    pointsToKeep: pointsFor(members, 0),
  };
}
