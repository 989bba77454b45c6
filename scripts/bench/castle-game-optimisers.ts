import { chancesOf, learn } from '@/lib/castle-game/engine/chances';
import { changeByPoints } from '@/lib/castle-game/engine/members';
import { classOf, isPillarCode } from '@/lib/castle-game/engine/performance';
import {
  CROWNED_TOWERS,
  LAST_TOWER_ROUND,
  LOSS_SHARE,
  REHEARSAL_ATTEMPTS,
  TRIES_PER_PERFORMANCE,
} from '@/lib/castle-game/limits';
import {
  type CatalogueEntry,
  type Chances,
  GAME_OUTCOMES,
  type Stats,
  type Team,
} from '@/lib/castle-game/types';
import { isBuilt } from '@/lib/towers/types';
import { type Coach, errand, prudent, type Sight } from './castle-game-coaches';

/** A tower in a performance: its value, in people. */
type Option = {
  readonly entry: CatalogueEntry;
  readonly built: number;
  /** Expected people gained if built, and lost if not. */
  readonly gain: number;
  readonly loss: number;
  /** Attempts left. */
  readonly tries: number;
};

/** People per point. Almost linear. */
const slopeOf = (members: number): number =>
  (changeByPoints(members, 10_000) - changeByPoints(members, 0)) / 10_000;

function optionOf(entry: CatalogueEntry, chances: Chances, slope: number, tries: number): Option {
  const [unloaded, loaded, fallen] = chances;
  const leaving = Math.round(LOSS_SHARE * entry.people);
  const built = unloaded + loaded;
  const points = unloaded * entry.descarregat + loaded * entry.carregat;
  return {
    entry,
    built,
    gain: built > 0 ? (slope * points - leaving * loaded) / built : 0,
    loss: built < 1 ? (leaving * fallen) / (1 - built) : 0,
    tries,
  };
}

const average = ({ built, gain, loss }: Option): number => built * gain - (1 - built) * loss;

/** Prunes options: the best of each class by expected and by maximum value, sorted by maximum value. */
function shortlist(options: readonly Option[], size: number): readonly Option[] {
  const classes = new Map<string, Option[]>();
  for (const option of options) {
    if (option.gain <= 0) continue;
    const key = classOf(option.entry.code);
    classes.set(key, [...(classes.get(key) ?? []), option]);
  }
  const found = [...classes.values()].flatMap((same) => {
    const likely = same.reduce((one, other) => (average(other) > average(one) ? other : one));
    const dear = same.reduce((one, other) =>
      other.gain * other.built ** 0.5 > one.gain * one.built ** 0.5 ? other : one,
    );
    return [...new Set([likely, dear])];
  });
  const likeliest = found.toSorted((one, other) => average(other) - average(one)).slice(0, size);
  return likeliest.toSorted((one, other) => other.gain - one.gain);
}

type Plan = { readonly value: number; readonly first: Option | undefined };

/**
 * The order of towers with most expected people, by dynamic programming. Towers are tried by descending value, each as often
 * as it pays.
 */
function planOf(options: readonly Option[], rounds: number, crowned: number): Plan {
  const known = new Map<string, Plan>();
  const classes = [...new Set(options.map(({ entry }) => classOf(entry.code)))];
  const bits = options.map(({ entry }) => 1 << classes.indexOf(classOf(entry.code)));
  const plan = (index: number, tried: number, left: number, free: number, done: number): Plan => {
    const option = options[index];
    if (!option || left === 0 || free === 0) return { value: 0, first: undefined };
    const bit = bits[index] ?? 0;
    if ((done & bit) !== 0 || tried >= option.tries) return plan(index + 1, 0, left, free, done);
    const key = `${index} ${tried} ${left} ${free} ${done}`;
    const before = known.get(key);
    if (before) return before;
    const skipped = plan(index + 1, 0, left, free, done);
    const value =
      option.built * (option.gain + plan(index + 1, 0, left - 1, free - 1, done | bit).value) +
      (1 - option.built) * (plan(index, tried + 1, left - 1, free, done).value - option.loss);
    const best = value > skipped.value ? { value, first: option } : skipped;
    known.set(key, best);
    return best;
  };
  return plan(0, 0, rounds, crowned, 0);
}

const MAX_OPTIONS = 12;

/** Rehearses like the prudent coach. Performs what has most expected people. */
export const stageOptimiser: Coach = (sight) => {
  const { state, towers } = sight;
  const { team, rounds } = state;
  if (team.today.type === 'rehearsal') return prudent(sight);
  const slope = slopeOf(team.members);
  const options = towers.map((entry) =>
    optionOf(
      entry,
      chancesOf(team.stats, entry.code),
      slope,
      TRIES_PER_PERFORMANCE - rounds.filter(({ code }) => code === entry.code).length,
    ),
  );
  const dearest = () => options.reduce((one, other) => (average(other) > average(one) ? other : one)).entry;
  if (towers.some(({ code }) => isPillarCode(code))) return dearest();
  const crowned = rounds.filter(isBuilt).length;
  const { first } = planOf(
    shortlist(options, MAX_OPTIONS),
    LAST_TOWER_ROUND - rounds.length,
    CROWNED_TOWERS - crowned,
  );
  return first?.entry ?? dearest();
};

/** Expected people from the next performance if `present` people come. */
function stageValue({ rules }: Sight, stats: Stats, members: number, present: number): number {
  const slope = slopeOf(members);
  const seen = new Map<string, Chances>();
  const options = [...rules.catalogue.values()]
    .filter(({ rehearsalOnly, people }) => !rehearsalOnly && people <= present)
    .map((entry) => optionOf(entry, chancesOf(stats, entry.code, seen), slope, TRIES_PER_PERFORMANCE));
  const pillars = options.filter(({ entry }) => isPillarCode(entry.code)).map(average);
  const others = options.filter(({ entry }) => !isPillarCode(entry.code));
  return planOf(shortlist(others, 8), LAST_TOWER_ROUND, CROWNED_TOWERS).value + Math.max(0, ...pillars);
}

/** Attempts of a tower that the expert simulates before comparing results. */
const AHEAD = 40;

/** Stats after a number of average attempts of one tower. */
function afterAttempts(stats: Stats, code: string, attempts: number): Stats {
  const stat = stats[code];
  if (!stat) return stats;
  let { own } = stat.odds;
  for (let done = 0; done < attempts; done += 1) {
    const chances = chancesOf(stats, code);
    const [a, b, c, d] = GAME_OUTCOMES.map((outcome) => learn(own, stat.odds, outcome));
    const mean = (index: 0 | 1 | 2 | 3): number =>
      chances[0] * (a?.[index] ?? 0) +
      chances[1] * (b?.[index] ?? 0) +
      chances[2] * (c?.[index] ?? 0) +
      chances[3] * (d?.[index] ?? 0);
    own = [mean(0), mean(1), mean(2), mean(3)];
  }
  return { ...stats, [code]: { ...stat, odds: { ...stat.odds, own } } };
}

/** A rehearsal is planned once a day: the last plan. */
let plan: { readonly date: string; readonly history: Team['history']; readonly code: string } | undefined;

/** Rehearses what adds most people per attempt to the next performances. Performs like the optimiser. */
export const expert: Coach = (sight) => {
  const { state, towers } = sight;
  const { team } = state;
  if (team.today.type === 'performance') return stageOptimiser(sight);
  const asked = errand(sight);
  if (asked) return asked;
  const known =
    plan?.date === team.date && plan.history === team.history
      ? towers.find(({ code }) => code === plan?.code)
      : undefined;
  if (known && team.today.attemptsLeft < REHEARSAL_ATTEMPTS) return known;
  const present = Math.floor(team.members * 0.95);
  const before = stageValue(sight, team.stats, team.members, present);
  let best = towers[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const entry of towers) {
    const value =
      stageValue(sight, afterAttempts(team.stats, entry.code, AHEAD), team.members, present) - before;
    if (value > most) [best, most] = [entry, value];
  }
  if (!best || most < 0.01) return prudent(sight);
  plan = { date: team.date, history: team.history, code: best.code };
  return best;
};
