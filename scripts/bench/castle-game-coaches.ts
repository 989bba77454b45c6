import { invitationNow } from '@/content/castle-game/rulebook';
import { chancesOf } from '@/lib/castle-game/engine/chances';
import { changeByPoints } from '@/lib/castle-game/engine/members';
import { classOf, isPilarCode } from '@/lib/castle-game/engine/performance';
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
type Sight = {
  readonly rules: Rules;
  readonly state: GameState;
  readonly towers: readonly CatalogueEntry[];
  readonly chances: (code: string) => Chances;
  readonly chance: (code: string) => number;
};

/** Strategy: picks a tower. */
export type Coach = (sight: Sight) => CatalogueEntry;

/** Probabilities of a team's towers, each computed once. */
export function chancesIn(stats: Stats): (code: string) => Chances {
  const seen = new Map<string, Chances>();
  return (code) => chancesOf(stats, code, seen);
}

/** The tower of the highest value. The first one wins ties. */
function best(towers: readonly CatalogueEntry[], value: (entry: CatalogueEntry) => number): CatalogueEntry {
  let [found] = towers;
  if (!found) throw new Error('There is no tower to choose from.');
  let highest = value(found);
  for (const tower of towers) {
    const own = value(tower);
    if (own > highest) [found, highest] = [tower, own];
  }
  return found;
}

/** The tower that an accepted mission still requires today. Every coach tries it first. */
function errand({ state, towers }: Sight): CatalogueEntry | undefined {
  if (state.team.today.type !== 'rehearsal') return undefined;
  const asked = state.team.acceptedMissions
    .flatMap(({ objectives }) => objectives.rehearsal ?? [])
    .filter(({ completed }) => !completed)
    .map(({ code }) => code);
  // The first one that needs no more people than are present.
  return asked.map((one) => towers.find(({ code }) => code === one)).find((tower) => tower !== undefined);
}

const onStage = ({ state }: Sight): boolean => state.team.today.type === 'performance';

/** Probability of unloading from which a tower is performed without more rehearsals. */
const SAFE = 0.55;
/** Probability up to which an ambitious coach rehearses a tower. */
const FIRM = 0.8;

/** A tower never performed comes first if it gives at least this share of the points of the best safe tower. */
const FIRST_TIME = 0.6;

const paths = new WeakMap<Rules, Map<string, readonly string[]>>();

/** Path to a tower, computed once. */
function pathTo(rules: Rules, target: string): readonly string[] {
  const known = paths.get(rules) ?? new Map<string, readonly string[]>();
  paths.set(rules, known);
  const path = known.get(target) ?? naturalPath(rules.catalogue, [target]);
  known.set(target, path);
  return path;
}

/**
 * What the team lacks on the path to a tower, and the tower to rehearse today. `undefined` if the team is too small for a
 * missing tower, or none of them can be rehearsed today.
 */
function wayTo(sight: Sight, today: ReadonlyMap<string, CatalogueEntry>, target: string, until: number) {
  const { members, stats } = sight.state.team;
  let left = 0;
  let first: CatalogueEntry | undefined;
  for (const code of pathTo(sight.rules, target)) {
    const lacks = until - sight.chance(code);
    if (lacks <= 0) continue;
    if ((stats[code]?.people ?? 0) > members) return undefined;
    left += lacks;
    first ??= today.get(code);
  }
  return first && { left, first };
}

/** Attempts of one tower in a rehearsal before a coach chooses again. */
export const IN_A_ROW = 5;

/** Attempts of one tower after which a coach gives it up. */
const TIMEOUT = 149;

/** Points of a programme of safe towers: the best of each class, and the best pilar. */
function programme(sight: Sight, safe: number) {
  const classes = new Map<string, number>();
  let pilar = 0;
  for (const { code, descarregat, rehearsalOnly } of sight.towers) {
    if (rehearsalOnly || sight.chance(code) < safe) continue;
    if (isPilarCode(code)) pilar = Math.max(pilar, descarregat);
    else classes.set(classOf(code), Math.max(classes.get(classOf(code)) ?? 0, descarregat));
  }
  const third = [...classes.values()].sort((one, other) => other - one)[BUILT_TOWERS - 1] ?? 0;
  /** Points that a tower would add. */
  return ({ code, descarregat }: CatalogueEntry): number =>
    descarregat - (isPilarCode(code) ? pilar : Math.max(third, classes.get(classOf(code)) ?? 0));
}

/** First tower of the path with most points per missing skill. `undefined` if nothing is missing. */
function worthLearning(
  sight: Sight,
  targets: readonly CatalogueEntry[],
  until: number,
  added: (entry: CatalogueEntry) => number = programme(sight, until),
) {
  const { state, towers, chance } = sight;
  const today = new Map(
    towers
      .filter(({ code }) => (state.team.stats[code]?.attempts.length ?? 0) < TIMEOUT)
      .map((tower) => [tower.code, tower]),
  );
  let found: { readonly worth: number; readonly first: CatalogueEntry } | undefined;
  for (const target of targets) {
    const { code } = target;
    if (chance(code) >= until) continue;
    const way = wayTo(sight, today, code, until);
    const worth = way ? added(target) / (way.left + 0.2) : 0;
    if (way && worth > (found?.worth ?? 0)) found = { worth, first: way.first };
  }
  return found;
}

/** Scored towers that the whole team has people for, by ascending points. */
function withinTeam({ rules, state }: Sight): readonly CatalogueEntry[] {
  return [...rules.catalogue.values()]
    .filter(({ rehearsalOnly, people }) => !rehearsalOnly && people <= state.team.members)
    .sort((one, other) => one.descarregat - other.descarregat);
}

const points = ({ descarregat }: CatalogueEntry): number => descarregat;

/** Maximises points × probability, in rehearsals too. */
export const casual: Coach = (sight) =>
  errand(sight) ?? best(sight.towers, ({ code, descarregat }) => descarregat * sight.chance(code));

/** True if the team has descarregat a tower in a performance. */
const isPerformed = ({ state }: Sight, code: string): boolean =>
  (state.team.stats[code]?.attempts ?? []).some(
    ({ context, outcome }) => context === 'performance' && outcome === 'descarregat',
  );

/** Expected people from a tower: those its points bring, minus those who leave if it falls or is only carregat. */
function peopleExpected(
  { state, chances }: Pick<Sight, 'state' | 'chances'>,
  { code, descarregat, people }: CatalogueEntry,
): number {
  const { members } = state.team;
  const brought = changeByPoints(members, 10_000) - changeByPoints(members, 0);
  const [whole, fallen, tried] = chances(code);
  return (brought / 10_000) * descarregat * whole - LOSS_SHARE * people * (fallen + tried);
}

/** The towers of `targets` that the team has never performed and that give enough points. */
function newOnes(sight: Sight, targets: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  const most = Math.max(0, ...targets.filter(({ code }) => sight.chance(code) >= SAFE).map(points));
  return targets.filter((tower) => points(tower) >= most * FIRST_TIME && !isPerformed(sight, tower.code));
}

/** Rehearses the prerequisites of the next tower. Performs the best safe towers. */
export const prudent: Coach = (sight) => {
  const { towers, chance } = sight;
  if (onStage(sight)) {
    const safe = towers.filter(({ code }) => chance(code) >= SAFE);
    const most = Math.max(...safe.map(points));
    const fresh = safe.filter(
      (tower) => points(tower) >= most * FIRST_TIME && !isPerformed(sight, tower.code),
    );
    if (fresh.length > 0) return best(fresh, points);
    return safe.length > 0
      ? best(safe, (tower) => peopleExpected(sight, tower))
      : best(towers, ({ code }) => chance(code));
  }
  const targets = withinTeam(sight);
  return (
    errand(sight) ??
    worthLearning(sight, targets, SAFE)?.first ??
    worthLearning(sight, newOnes(sight, targets), SAFE, points)?.first ??
    worthLearning(sight, targets, FIRM)?.first ??
    best(towers, points)
  );
};

/** What the accepted missions still require in a performance. */
const stillAsked = ({ state }: Sight): readonly string[] =>
  state.team.acceptedMissions
    .flatMap(({ objectives }) => objectives.performance ?? [])
    .flatMap(({ code, completed }) => (completed ? [] : code));

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
function investment(sight: Sight, horizons: readonly number[]): CatalogueEntry | undefined {
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
function bestOrder(sight: Sight): CatalogueEntry | undefined {
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

/** Looks for what breaks the balance: counts the attempts that each tower needs, and takes the best order on stage. */
export const calculator: Coach = (sight) => {
  if (onStage(sight)) return bestOrder(sight) ?? prudent(sight);
  return errand(sight) ?? investment(sight, [10, 30, 80, 160]) ?? prudent(sight);
};

/** Rehearses what helps the whole programme, and performs what missions require, or else what brings most people. */
export const planner: Coach = (sight) => {
  if (!onStage(sight)) return errand(sight) ?? investment(sight, [IN_A_ROW, 40]) ?? prudent(sight);
  const { towers, chance, state } = sight;
  const asked = stillAsked(sight);
  const invited = asked.includes('convidats') ? invitationNow(state.team)?.entry.code : undefined;
  const built = state.rounds.filter(isBuilt).map(({ code }) => code.slice(0, 2));
  const helps = ({ code }: CatalogueEntry): boolean =>
    code === invited ||
    asked.includes(code) ||
    (asked.includes('primer cop') && !isPerformed(sight, code)) ||
    (asked.includes('tres estructures') && !built.includes(code.slice(0, 2)));
  const helpful = towers.filter((tower) => chance(tower.code) >= SAFE && helps(tower));
  return helpful.length > 0 ? best(helpful, points) : best(towers, (tower) => peopleExpected(sight, tower));
};

/** Chance from which a tower that a club asks for is performed. */
const FAIR = 0.3;

/** The prudent coach, who performs what a club asks for. */
export const guest: Coach = (sight) => {
  const invited = onStage(sight) ? invitationNow(sight.state.team)?.entry.code : undefined;
  const ready = sight.towers.find(({ code }) => code === invited && sight.chance(code) >= FAIR);
  return ready ?? prudent(sight);
};

/** Chance from which a tower that a mission asks for is performed. */
const DARED = 0.35;

/** Rehearses what missions ask for on stage and performs it. Otherwise as the prudent coach. */
export const dutiful: Coach = (sight) => {
  const asked = stillAsked(sight);
  const invited = asked.includes('convidats') && invitationNow(sight.state.team)?.entry.code;
  const isWanted = ({ code }: CatalogueEntry) => asked.includes(code) || code === invited;
  if (onStage(sight)) {
    const ready = sight.towers.filter((tower) => isWanted(tower) && sight.chance(tower.code) >= DARED);
    return ready.length > 0 ? best(ready, ({ code }) => sight.chance(code)) : prudent(sight);
  }
  const nearest = worthLearning(sight, withinTeam(sight).filter(isWanted), SAFE, () => 1);
  return errand(sight) ?? nearest?.first ?? prudent(sight);
};

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
