import { outcomePoints } from '@/lib/castle-game/engine/performance';
import { towerOf } from '@/lib/castle-game/engine/team';
import { START_DATE } from '@/lib/castle-game/limits';
import type { GameState, Round, Team } from '@/lib/castle-game/types';
import type { GameOutcome } from '@/lib/castle-game/vocabulary';
import { parseSeason, seasonOf } from '@/lib/dates/seasons';
import { textHash } from '@/lib/values/hash';
import { draw } from '@/lib/values/random';
import { type NamedDiada, namedDiadaOn } from './diades';

/** An invented club that performs on the named diades. */
export type Rival = {
  readonly name: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** By ascending points. A performance has three neighbours, which are of different classes. */
  readonly towers: readonly string[];
  /** One for each course, the last one from then on. */
  readonly pilars: readonly string[];
};

type Done = Pick<Round, 'code' | 'outcome' | 'points'>;

export type Standing = Pick<Rival, 'name' | 'color'> & {
  readonly own: boolean;
  readonly rounds: readonly Done[];
  readonly points: number;
};

const TOWERS = 3;
/** Of the list of towers, in a course. */
const STEPS = 2;
/** Places of the list between the worst and the best day of a course. */
const LUCK = 3;
const [DISMANTLED, LOADED] = [0.1, 0.3];

const startYear = parseSeason(seasonOf(START_DATE)) ?? 0;

/** Nothing of it is saved: the same club and day always give the same. */
function roundsOf({ name, towers, pilars }: Rival, stats: Team['stats'], day: string): readonly Done[] {
  const chance = (of: string) => draw(textHash(`${name} ${day} ${of}`)).value;
  const course = Math.max(0, (parseSeason(seasonOf(day)) ?? startYear) - startYear);
  const end = Math.min(towers.length, TOWERS + STEPS * course + Math.floor(LUCK * chance('day')));
  const pilar = pilars[Math.min(course, pilars.length - 1)];
  return [...towers.slice(end - TOWERS, end).reverse(), ...(pilar ? [pilar] : [])].map((code) => {
    const value = chance(code);
    const outcome: GameOutcome =
      value < DISMANTLED ? 'intent desmuntat' : value < LOADED ? 'carregat' : 'descarregat';
    const entry = towerOf(stats, code);
    return { code, outcome, points: entry ? outcomePoints(entry, outcome) : 0 };
  });
}

const pointsOf = (rounds: readonly Done[]): number => rounds.reduce((sum, { points }) => sum + points, 0);

/** The team and its rivals, most points first. In a tie, the team. `day`: `YYYY-MM-DD`. */
export function standingsOf(
  rivals: readonly Rival[],
  { name, color, stats }: Pick<Team, 'name' | 'color' | 'stats'>,
  day: string,
  rounds: readonly Done[],
): readonly Standing[] {
  const others = rivals.map((rival) => ({ ...rival, own: false, rounds: roundsOf(rival, stats, day) }));
  return [{ name, color, own: true, rounds }, ...others]
    .map((one) => ({ ...one, points: pointsOf(one.rounds) }))
    .sort((one, other) => other.points - one.points);
}

/** From 1. */
export const placeOf = (standings: readonly Standing[]): number => standings.findIndex(({ own }) => own) + 1;

/** `undefined` if `team` performs on no named diada today. */
export const placeOn = (
  diades: readonly NamedDiada[],
  rivals: readonly Rival[],
  { team, rounds }: GameState,
): number | undefined =>
  namedDiadaOn(diades, team.date) && placeOf(standingsOf(rivals, team, team.date, rounds));
