import { dayOfPerformance } from '@/lib/castle-game/engine/season-history';
import type { FirstTimes, Round, Team } from '@/lib/castle-game/types';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';
import { type Season, seasonOf } from '@/lib/dates/seasons';
import { groupBy } from '@/lib/values/collections';

/** Rounds by outcome. */
export type Tally = Readonly<Record<GameOutcome, number>>;

export function tallyOf(rounds: readonly Pick<Round, 'outcome'>[]): Tally {
  const times = (outcome: GameOutcome) => rounds.filter((round) => round.outcome === outcome).length;
  return {
    descarregat: times('descarregat'),
    carregat: times('carregat'),
    intent: times('intent'),
    'intent desmuntat': times('intent desmuntat'),
  };
}

type TowerRecord = {
  readonly code: string;
  readonly firsts: FirstTimes;
  /** In the saved performances. */
  readonly performed: Tally;
  /** Newest season first. */
  readonly seasons: readonly { readonly season: Season; readonly performed: Tally }[];
};

/** Every tower performed or built, in the order of the tables. */
export function towerRecords({ stats, history, firsts }: Team): TowerRecord[] {
  const performed = history.flatMap((performance) => {
    const day = dayOfPerformance(performance);
    return day === undefined ? [] : performance.rounds.map((round) => ({ ...round, season: seasonOf(day) }));
  });
  const byTower = groupBy(performed, ({ code }) => code);
  return Object.keys(stats)
    .filter((code) => byTower.has(code) || Object.hasOwn(firsts, code))
    .map((code) => {
      const rounds = byTower.get(code) ?? [];
      const seasons = [...groupBy(rounds, ({ season }) => season)]
        .map(([season, own]) => ({ season, performed: tallyOf(own) }))
        .sort((one, other) => other.season.localeCompare(one.season));
      return { code, firsts: firsts[code] ?? {}, performed: tallyOf(rounds), seasons };
    });
}
