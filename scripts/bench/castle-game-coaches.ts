import { invitationNow } from '@/content/castle-game/rulebook';
import { classOf, isPilarCode } from '@/lib/castle-game/engine/performance';
import { BUILT_TOWERS } from '@/lib/castle-game/limits';
import type { CatalogueEntry } from '@/lib/castle-game/types';
import { isBuilt } from '@/lib/towers/types';
import { bestOrder, investment, pathTo, peopleExpected, type Sight } from './castle-game-values';

/** Strategy: picks a tower. */
export type Coach = (sight: Sight) => CatalogueEntry;

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

/** The prudent coach, who performs what a club asks for if it is safe. */
export const guest: Coach = (sight) => {
  const invited = onStage(sight) ? invitationNow(sight.state.team)?.entry.code : undefined;
  const ready = sight.towers.find(({ code }) => code === invited && sight.chance(code) >= SAFE);
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
