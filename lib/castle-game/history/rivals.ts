import { classOf, outcomePoints } from '@/lib/castle-game/engine/performance';
import { towerOf } from '@/lib/castle-game/engine/team';
import { BUILT_TOWERS, LAST_TOWER_ROUND, START_DATE } from '@/lib/castle-game/limits';
import type { GameState, Round, Team } from '@/lib/castle-game/types';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';
import { daysBetween } from '@/lib/dates/days';
import { parseSeason, seasonDates, seasonOf } from '@/lib/dates/seasons';
import { isBuilt } from '@/lib/towers/types';
import { textHash } from '@/lib/values/hash';
import { draw } from '@/lib/values/random';
import { type NamedDiada, namedDiadaOn } from './diades';

/** An invented club that performs on the named diades. */
export type Rival = {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** By ascending points. */
  readonly towers: readonly string[];
  readonly pilars: readonly string[];
  /** How many of the towers are within reach at the beginning and at the end of each course, one after another. */
  readonly courses: readonly number[];
};

type Done = Pick<Round, 'code' | 'outcome' | 'points'>;

export type Standing = Pick<Rival, 'name' | 'color'> & {
  readonly own: boolean;
  readonly rounds: readonly Done[];
  readonly points: number;
};

/** Towers of the list between the worst and the best day. */
const FORM = 3;
const LEFT_OUT = 0.2;
/** Shares of what comes out worse, twice for the hardest tower of a day. */
const [DISMANTLED, FALLEN, LOADED] = [0.08, 0.12, 0.27];

const startYear = parseSeason(seasonOf(START_DATE)) ?? 0;

/** Nothing of it is saved: the same club and day always give the same. */
export function roundsOf(
  { name, towers, pilars, courses }: Rival,
  stats: Team['stats'],
  day: string,
): readonly Done[] {
  const season = seasonOf(day);
  const chance = (of: string) => draw(textHash(`${name} ${day} ${of}`)).value;
  const pointsIn = (code: string) => stats[code]?.descarregat ?? 0;
  const tried = (code: string, risk: number): Done => {
    const value = chance(code) / risk;
    const bad = value < DISMANTLED ? 'intent desmuntat' : value < FALLEN ? 'intent' : 'carregat';
    const outcome: GameOutcome = value < LOADED ? bad : 'descarregat';
    const entry = towerOf(stats, code);
    return { code, outcome, points: entry ? outcomePoints(entry, outcome) : 0 };
  };
  const course = Math.max(0, (parseSeason(season) ?? startYear) - startYear);
  const [from = 0, to = 0] = courses.slice(Math.min(2 * course, courses.length - 2));
  const dates = seasonDates(season);
  const grown = daysBetween(dates.from, day) / daysBetween(dates.from, dates.to);
  const reach = Math.round(from + (to - from) * grown + FORM * (chance('day') - 0.5));
  const rounds: Done[] = [];
  for (const code of towers.slice(0, reach).reverse()) {
    const built = rounds.filter(isBuilt).map((round) => classOf(round.code));
    if (built.length === BUILT_TOWERS || rounds.length === LAST_TOWER_ROUND) break;
    if (!built.includes(classOf(code)) && chance(`${code} left out`) >= LEFT_OUT)
      rounds.push(tried(code, rounds.length === 0 ? 2 : 1));
  }
  const most = Math.max(...rounds.map(({ code }) => pointsIn(code)));
  const pilar = pilars.findLast((code) => pointsIn(code) <= most) ?? pilars[0];
  return pilar ? [...rounds, tried(pilar, 1)] : rounds;
}

const pointsOf = (rounds: readonly Done[]): number => rounds.reduce((sum, { points }) => sum + points, 0);

export type Ranked = Pick<Team, 'name' | 'color' | 'stats'>;
type Day = { readonly day: string; readonly rounds: readonly Done[] };

export function standings(
  rivals: readonly Rival[],
  { name, color, stats }: Ranked,
  days: readonly Day[],
): readonly Standing[] {
  const others = rivals.map((rival) => ({
    ...rival,
    own: false,
    rounds: days.flatMap(({ day }) => roundsOf(rival, stats, day)),
  }));
  return [{ name, color, own: true, rounds: days.flatMap(({ rounds }) => rounds) }, ...others]
    .map((one) => ({ ...one, points: pointsOf(one.rounds) }))
    .sort((one, other) => other.points - one.points);
}

/** The team and its rivals, most points first. In a tie, the team. `day`: `YYYY-MM-DD`. */
export const standingsOf = (
  rivals: readonly Rival[],
  team: Ranked,
  day: string,
  rounds: readonly Done[],
): readonly Standing[] => standings(rivals, team, [{ day, rounds }]);

/** From 1. */
export const placeOf = (standings: readonly Standing[]): number => standings.findIndex(({ own }) => own) + 1;

/** `undefined` if `team` performs on no named diada today. */
export const placeOn = (
  diades: readonly NamedDiada[],
  rivals: readonly Rival[],
  { team, rounds }: GameState,
): number | undefined =>
  namedDiadaOn(diades, team.date) && placeOf(standingsOf(rivals, team, team.date, rounds));
