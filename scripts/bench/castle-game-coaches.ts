import { chancesOf } from '@/lib/castle-game/engine/chances';
import { changeByPoints } from '@/lib/castle-game/engine/members';
import { classOf, isPillar } from '@/lib/castle-game/engine/performance';
import { CROWNED_TOWERS, LOSS_SHARE } from '@/lib/castle-game/limits';
import type { Rules } from '@/lib/castle-game/rules';
import type { CatalogueEntry, GameState, Stats } from '@/lib/castle-game/types';
import { pickIndex, seededRandom } from '@/lib/values/random';
import { naturalPath } from './castle-game-coach';

/** What a coach sees before each choice: the towers that can be tried now, and how likely each is to be unloaded. */
export type Sight = {
  readonly rules: Rules;
  readonly state: GameState;
  readonly towers: readonly CatalogueEntry[];
  readonly chance: (code: string) => number;
};

/** How a coach picks a tower. */
export type Coach = (sight: Sight) => CatalogueEntry;

/** The chances of unloading of a team, each worked out once. */
export function chancesIn(stats: Stats): (code: string) => number {
  const known = new Map<string, number>();
  return (code) => {
    const chance = known.get(code) ?? chancesOf(stats, code)[0];
    known.set(code, chance);
    return chance;
  };
}

/** The tower of the highest value; the first of those that tie. */
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

/** What an accepted mission still asks for today, which every coach sees to first. */
function errand({ state, towers }: Sight): CatalogueEntry | undefined {
  if (state.team.today.type !== 'rehearsal') return undefined;
  const asked = state.team.acceptedMissions
    .flatMap(({ objectives }) => objectives.rehearsal ?? [])
    .filter(({ completed }) => !completed)
    .map(({ code }) => code);
  // The first of them that those who came are enough for.
  return asked.map((one) => towers.find(({ code }) => code === one)).find((tower) => tower !== undefined);
}

const onStage = ({ state }: Sight): boolean => state.team.today.type === 'performance';

/** Chance of unloading from which a tower is safe to perform, and needs no more rehearsals. */
const SAFE = 0.55;
/** Chance up to which a coach who aims high goes on rehearsing. */
const FIRM = 0.8;

/** A tower never performed goes first when it gives at least this share of the points of the best that is safe. */
const FIRST_TIME = 0.6;

const paths = new WeakMap<Rules, Map<string, readonly string[]>>();

/** The way to a tower, worked out once. */
function pathTo(rules: Rules, target: string): readonly string[] {
  const known = paths.get(rules) ?? new Map<string, readonly string[]>();
  paths.set(rules, known);
  const path = known.get(target) ?? naturalPath(rules.catalogue, [target]);
  known.set(target, path);
  return path;
}

/**
 * What is left to learn on the way to a tower: what each of its towers lacks to be there, and where to begin today.
 * Nothing when the team is too small for one that is not there yet, or none of them can be rehearsed today.
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

/** Attempts of one tower after which a coach looks for another: it will not get there. */
const TIMEOUT = 149;

/** What a programme of safe towers already gives: the best of each class on stage, and the best pillar. */
function programme(sight: Sight, safe: number) {
  const classes = new Map<string, number>();
  let pillar = 0;
  for (const { code, descarregat, rehearsalOnly } of sight.towers) {
    if (rehearsalOnly || sight.chance(code) < safe) continue;
    if (isPillar(code)) pillar = Math.max(pillar, descarregat);
    else classes.set(classOf(code), Math.max(classes.get(classOf(code)) ?? 0, descarregat));
  }
  const third = [...classes.values()].sort((one, other) => other - one)[CROWNED_TOWERS - 1] ?? 0;
  /** Points that a tower would add to it. */
  return ({ code, descarregat }: CatalogueEntry): number =>
    descarregat - (isPillar(code) ? pillar : Math.max(third, classes.get(classOf(code)) ?? 0));
}

/** Where to begin with the tower that gives most points for what is left to learn; nothing when all are there. */
function worthLearning(
  sight: Sight,
  targets: readonly CatalogueEntry[],
  until: number,
  added: (entry: CatalogueEntry) => number = programme(sight, until),
): CatalogueEntry | undefined {
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
  return found?.first;
}

/** The towers that score and that the whole team could try, from the fewest points. */
function withinTeam({ rules, state }: Sight): readonly CatalogueEntry[] {
  return [...rules.catalogue.values()]
    .filter(({ rehearsalOnly, people }) => !rehearsalOnly && people <= state.team.members)
    .sort((one, other) => one.descarregat - other.descarregat);
}

const points = ({ descarregat }: CatalogueEntry): number => descarregat;

/** The tower of the best points times chance, in rehearsals too. */
export const casual: Coach = (sight) =>
  errand(sight) ?? best(sight.towers, ({ code, descarregat }) => descarregat * sight.chance(code));

/** Whether the team has unloaded a tower on stage. */
const isPerformed = ({ state }: Sight, code: string): boolean =>
  (state.team.stats[code]?.attempts ?? []).some(
    ({ context, outcome }) => context === 'performance' && outcome === 'descarregat',
  );

/** People that a tower brings on average: by its points, less those who leave when it falls or is left loaded. */
function peopleExpected({ state, chance }: Sight, { code, descarregat, people }: CatalogueEntry): number {
  const { members, stats } = state.team;
  const brought = changeByPoints(members, 10_000) - changeByPoints(members, 0);
  const [, loaded, tried] = chancesOf(stats, code);
  return (brought / 10_000) * descarregat * chance(code) - LOSS_SHARE * people * (loaded + tried);
}

/** The towers that the team would be proud to perform for the first time, among some. */
function newOnes(sight: Sight, targets: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  const most = Math.max(0, ...targets.filter(({ code }) => sight.chance(code) >= SAFE).map(points));
  return targets.filter((tower) => points(tower) >= most * FIRST_TIME && !isPerformed(sight, tower.code));
}

/** Rehearses what the next tower leans on, and performs the best of what is safe. */
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
    worthLearning(sight, targets, SAFE) ??
    worthLearning(sight, newOnes(sight, targets), SAFE, points) ??
    worthLearning(sight, targets, FIRM) ??
    best(towers, points)
  );
};

/** Performs what is likeliest to be unloaded, and rehearses the easiest tower that is not safe. */
const easiestFirst: Coach = (sight) => {
  const { towers, chance } = sight;
  const likeliest = (among: readonly CatalogueEntry[]) => best(among, ({ code }) => chance(code));
  if (onStage(sight)) return likeliest(towers);
  const unsafe = towers.filter(({ code }) => chance(code) < SAFE);
  return errand(sight) ?? likeliest(unsafe.length > 0 ? unsafe : towers);
};

/** Always the tower of most points, ready or not. */
export const tallestFirst: Coach = (sight) => errand(sight) ?? best(sight.towers, points);

/** Any tower, as the team's own chance says. */
const atRandom: Coach = (sight) => {
  const { towers, state } = sight;
  const index = pickIndex(towers.length, seededRandom(state.team.seed ^ 0x5bd1e995));
  return errand(sight) ?? towers[index] ?? best(towers, points);
};

const isPerSota = ({ code }: CatalogueEntry): boolean => code.includes('s');

/** Wants the towers lifted from below, which take few people for their points, and rehearses the way to them. */
export const perSota: Coach = (sight) => {
  const { towers, chance } = sight;
  const worth = ({ code, descarregat }: CatalogueEntry) => descarregat * chance(code);
  if (onStage(sight)) {
    const lifted = towers.filter((tower) => isPerSota(tower) && chance(tower.code) >= SAFE / 2);
    return best(lifted.length > 0 ? lifted : towers, worth);
  }
  const targets = withinTeam(sight).filter(isPerSota);
  return (
    errand(sight) ??
    worthLearning(sight, targets, SAFE) ??
    worthLearning(sight, targets, FIRM) ??
    best(towers, worth)
  );
};

export const COACHES = {
  casual,
  prudent,
  'easiest-first': easiestFirst,
  'tallest-first': tallestFirst,
  random: atRandom,
  'per-sota': perSota,
} as const satisfies Record<string, Coach>;
export type CoachName = keyof typeof COACHES;
