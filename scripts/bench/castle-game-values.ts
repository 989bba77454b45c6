import { chancesOf } from '@/lib/castle-game/engine/chances';
import { changeByPoints } from '@/lib/castle-game/engine/members';
import { classOf } from '@/lib/castle-game/engine/performance';
import { BUILT_TOWERS, LAST_TOWER_ROUND, LOSS_SHARE } from '@/lib/castle-game/limits';
import type { Rules } from '@/lib/castle-game/rules';
import type {
  Catalogue,
  CatalogueEntry,
  Chances,
  GameState,
  Stats,
  TowerStat,
} from '@/lib/castle-game/types';
import { GAME_OUTCOMES } from '@/lib/castle-game/vocabulary';
import { isBuilt } from '@/lib/towers/types';

/** Input of each choice: the towers that can be tried now, their probabilities, and that of unloading each. */
export type Sight = {
  readonly rules: Rules;
  readonly state: GameState;
  readonly towers: readonly CatalogueEntry[];
  readonly chances: (code: string) => Chances;
  readonly chance: (code: string) => number;
};

/** Probabilities of a team's towers, each computed once. */
export function chancesIn(stats: Stats): (code: string) => Chances {
  const seen = new Map<string, Chances>();
  return (code) => chancesOf(stats, code, seen);
}

/** Towers to train in order: the prerequisites that are missing, then the tower. */
export function naturalPath(catalogue: Catalogue, targets: readonly string[]): string[] {
  const path = new Set<string>();
  const add = (code: string) => {
    for (const name of Object.keys(catalogue.get(code)?.odds.dependencies ?? {})) add(name);
    path.add(code);
  };
  for (const target of targets) add(target);
  return [...path];
}

const paths = new WeakMap<Rules, Map<string, readonly string[]>>();

/** Path to a tower, computed once. */
export function pathTo(rules: Rules, target: string): readonly string[] {
  const known = paths.get(rules) ?? new Map<string, readonly string[]>();
  paths.set(rules, known);
  const path = known.get(target) ?? naturalPath(rules.catalogue, [target]);
  known.set(target, path);
  return path;
}

/** Expected people from a tower: those its points bring, minus those who leave if it falls or is only carregat. */
export function peopleExpected(
  { state, chances }: Pick<Sight, 'state' | 'chances'>,
  { code, descarregat, people }: CatalogueEntry,
): number {
  const { members } = state.team;
  const brought = changeByPoints(members, 10_000) - changeByPoints(members, 0);
  const [whole, fallen, tried] = chances(code);
  return (brought / 10_000) * descarregat * whole - LOSS_SHARE * people * (fallen + tried);
}

/** Growth of the chance of a tower in an attempt, from what each outcome teaches on average. */
function lessonOf({ chances }: Sight, { code, odds }: CatalogueEntry): number {
  const [a, b, c, d] = GAME_OUTCOMES.map(
    (outcome, index) => (chances(code)[index] ?? 0) * Math.log(odds.multipliers[outcome][0]),
  );
  return (a ?? 0) + (b ?? 0) + (c ?? 0) + (d ?? 0);
}

/** A tower after some more average attempts. */
function trained(sight: Sight, stat: TowerStat, attempts: number): TowerStat {
  const { odds } = stat;
  const [now, ...others] = odds.own;
  const own = Math.min(odds.caps[1], now * Math.exp(attempts * lessonOf(sight, stat)));
  const factor = (1 - own) / (1 - now || 1);
  const [b = 0, c = 0, d = 0] = others.map((value) => value * factor);
  return { ...stat, odds: { ...odds, own: [own, b, c, d] } };
}

/** Towers that lean on a tower, directly or not, and the tower itself. */
const leaning = new WeakMap<Rules, ReadonlyMap<string, readonly string[]>>();
function leaningOn({ rules, state }: Sight, code: string): readonly string[] {
  let known = leaning.get(rules);
  if (!known) {
    const codes = Object.keys(state.team.stats);
    const paths = codes.map((one) => [one, pathTo(rules, one)] as const);
    known = new Map(
      codes.map((below) => [below, paths.filter(([, path]) => path.includes(below)).map(([one]) => one)]),
    );
    leaning.set(rules, known);
  }
  return known.get(code) ?? [];
}

/** People that a performance would bring: the best tower of three classes, and the best pilar. */
function bestProgramme(classes: ReadonlyMap<string, number>): number {
  const towers = [...classes].flatMap(([name, value]) => (name === PILARS ? [] : value));
  const best = towers.sort((one, other) => other - one).slice(0, BUILT_TOWERS);
  return (classes.get(PILARS) ?? 0) + best.reduce((sum, value) => sum + value, 0);
}
const PILARS = classOf('Pd4');

type Worth = { readonly stat: TowerStat; readonly name: string; value: number };

/** The best value of each class. */
function bestOfClasses(worths: Iterable<Worth>): ReadonlyMap<string, number> {
  const classes = new Map<string, number>();
  for (const { name, value } of worths) if (value > (classes.get(name) ?? -1)) classes.set(name, value);
  return classes;
}

/**
 * The tower whose rehearsal adds most to the whole programme for each attempt, looking so many attempts ahead. What a
 * rehearsal would change is changed in place and put back: copies would take most of the time of the bench.
 */
export function investment(sight: Sight, horizons: readonly number[]): CatalogueEntry | undefined {
  const { stats, members } = sight.state.team;
  const worthOf = (stat: TowerStat, chances = sight.chances) =>
    Math.max(0, peopleExpected({ state: sight.state, chances }, stat));
  const worths = new Map<string, Worth>();
  for (const stat of Object.values(stats))
    if (!stat.rehearsalOnly && stat.people <= members)
      worths.set(stat.code, { stat, name: classOf(stat.code), value: worthOf(stat) });
  const classes = bestOfClasses(worths.values());
  const now = bestProgramme(classes);
  const trial = { ...stats };
  const seen = new Map(Object.keys(stats).map((code) => [code, sight.chances(code)]));
  let found: { readonly worth: number; readonly tower: CatalogueEntry } | undefined;
  for (const tower of sight.towers) {
    const { code } = tower;
    const stat = stats[code];
    if (!stat) continue;
    const above = leaningOn(sight, code);
    const touched = above.flatMap((one) => worths.get(one) ?? []);
    for (const attempts of horizons) {
      trial[code] = trained(sight, stat, attempts);
      for (const one of above) seen.delete(one);
      const chances = (one: string) => chancesOf(trial, one, seen);
      for (const one of touched) one.value = worthOf(one.stat, chances);
      // Without a tower above the best of its class, the programme is no better.
      if (!touched.some(({ name, value }) => value > (classes.get(name) ?? 0))) continue;
      const worth = (bestProgramme(bestOfClasses(worths.values())) - now) / attempts;
      if (worth > (found?.worth ?? 1e-9)) found = { worth, tower };
    }
    trial[code] = stat;
    for (const one of above) seen.set(one, sight.chances(one));
    for (const one of touched) one.value = worthOf(one.stat);
  }
  return found?.tower;
}

/** Towers among which the best order is sought. */
const CANDIDATES = 7;
/** Two bits for each candidate: how often it was tried, or this if it was built. */
const BUILT = 3;

/** People expected from the rounds that are left, by the best choice in each, and the first choice. */
export function bestOrder(sight: Sight): CatalogueEntry | undefined {
  const { state, towers, chances } = sight;
  const worthy = towers
    .map((tower) => ({ tower, worth: peopleExpected(sight, tower) }))
    .sort((one, other) => other.worth - one.worth);
  const candidates = worthy.slice(0, CANDIDATES).map(({ tower, worth }) => {
    const [whole, loaded] = chances(tower.code);
    return { tower, worth, whole, loaded, name: classOf(tower.code) };
  });
  const same = candidates.map(({ name }) =>
    candidates.flatMap((other, place) => (other.name === name ? 2 * place : [])),
  );
  type Found = readonly [people: number, tower?: CatalogueEntry];
  const seen = new Map<number, Found>();
  const search = (rounds: number, built: number, tries: number): Found => {
    if (rounds === 0 || built >= BUILT_TOWERS) return [0];
    const key = (tries * BUILT_TOWERS + built) * LAST_TOWER_ROUND + rounds - 1;
    const known = seen.get(key);
    if (known) return known;
    let best: Found = [0];
    candidates.forEach(({ tower, worth, whole, loaded }, place) => {
      const shift = 2 * place;
      const done = (tries >> shift) & BUILT;
      if (done >= 2 || same[place]?.some((other) => ((tries >> other) & BUILT) === BUILT)) return;
      const after = search(rounds - 1, built + 1, tries | (BUILT << shift))[0];
      const missed = search(rounds - 1, built, tries + (1 << shift))[0];
      const total = worth + (whole + loaded) * after + (1 - whole - loaded) * missed;
      if (total > best[0]) best = [total, tower];
    });
    seen.set(key, best);
    return best;
  };
  const triesOf = (code: string) => state.rounds.filter((round) => round.code === code).length;
  const tries = candidates.reduce((sum, { tower }, place) => sum + (triesOf(tower.code) << (2 * place)), 0);
  const built = state.rounds.filter(isBuilt).length;
  return search(LAST_TOWER_ROUND - state.rounds.length, built, tries)[1] ?? worthy[0]?.tower;
}
