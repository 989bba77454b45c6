import { BUILT_TOWERS, LAST_TOWER_ROUND, LOSS_SHARE, PLAN_SLOTS } from '@/lib/castle-game/limits';
import type { CatalogueEntry, Chances, GameState, Team, TrackedObjective } from '@/lib/castle-game/types';
import { attemptRefusal } from './attempt';
import { chancesOf } from './chances';
import { growthOf } from './members';
import { meets, rewardOf } from './missions';
import { classOf, isGreatPilar, isPilarCode, nextRound, peopleRefusal, phaseOf } from './performance';
import type { ActionResult, Refusal } from './refusal';
import { towerOf } from './team';

export function planRefusal({ team }: GameState, codes: readonly string[]): Refusal | undefined {
  const { today, stats } = team;
  if (today.type !== 'performance') return { kind: 'no performance today' };
  if (today.done) return { kind: 'performance over' };
  const isPlan = codes.length <= PLAN_SLOTS && codes.every((code) => towerOf(stats, code));
  return isPlan ? undefined : { kind: 'no such tower' };
}

/** What the team means to perform today, in order. It binds to nothing. */
export function setPlan(state: GameState, codes: readonly string[]): ActionResult<GameState> {
  const reason = planRefusal(state, codes);
  return reason
    ? { ok: false, reason }
    : { ok: true, state: { ...state, team: { ...state.team, plan: codes } } };
}

export type PlanChoice = { readonly entry: CatalogueEntry; readonly chances: Chances };

/** What those who came are enough for, most points first: towers, or pilars. */
export function planChoices(
  { team: { stats, attendees } }: GameState,
  pilars: boolean,
): readonly PlanChoice[] {
  const seen = new Map<string, Chances>();
  return Object.values(stats)
    .filter((entry) => !entry.rehearsalOnly && isPilarCode(entry.code) === pilars)
    .filter((entry) => !peopleRefusal(entry, attendees))
    .map((entry) => ({ entry, chances: chancesOf(stats, entry.code, seen) }))
    .sort((one, other) => other.entry.descarregat - one.entry.descarregat);
}

/**
 * The first tower of the plan that the rules allow now, or after the result on the screen: one that was not built comes once
 * more. `undefined` without a plan, or if it has nothing left.
 */
export function plannedNow(state: GameState, plan = state.team.plan ?? []): PlanChoice | undefined {
  const moved = nextRound(state);
  const now = moved.ok ? moved.state : state;
  const phase = phaseOf(now);
  const code = plan.find((one) => !attemptRefusal(now, one, phase));
  const entry = code === undefined ? undefined : towerOf(now.team.stats, code);
  return entry && { entry, chances: chancesOf(now.team.stats, entry.code) };
}

/** Chance of descarregat below which a tower seldom comes out. */
const FAIR = 1 / 4;

/** Expected points. */
const pointsOf = ({ entry, chances: [whole, loaded] }: PlanChoice): number =>
  whole * entry.descarregat + loaded * entry.carregat;

/** Members whom accepted missions pay for a tower on stage: of each, as much as it pays for one of those that it still asks for. */
function paidFor({ acceptedMissions }: Team, code: string, invited?: string): number {
  const isAsked = (one: TrackedObjective) =>
    meets(one.code, code, 'performance') ||
    (one.code === 'pilar' && isGreatPilar(code)) ||
    (one.code === 'convidats' && code === invited);
  return acceptedMissions.reduce((sum, { objectives: { performance = [], rehearsal = [] }, rewards }) => {
    if (!performance.some((one) => !one.completed && isAsked(one))) return sum;
    const left = [...performance, ...rehearsal].reduce(
      (all, { amount = 1, current }) => all + amount - current,
      0,
    );
    return sum + rewardOf(rewards) / left;
  }, 0);
}

/**
 * Towers, or pilars, by the members that they bring on average: by their points, by the missions that they complete, and without
 * those who leave after a fall. Since no round can be passed, what seldom comes out follows, the likeliest first.
 */
export function rankedFor(state: GameState, pilars: boolean, invited?: string): readonly PlanChoice[] {
  const { team } = state;
  const { each } = growthOf(team.members);
  const worthOf = (choice: PlanChoice) => {
    const [whole, loaded, fallen] = choice.chances;
    const { code, people } = choice.entry;
    return (
      pointsOf(choice) / each + whole * paidFor(team, code, invited) - (loaded + fallen) * LOSS_SHARE * people
    );
  };
  const choices = planChoices(state, pilars);
  const isFair = ({ chances }: PlanChoice) => chances[0] >= FAIR;
  return [
    ...choices.filter(isFair).sort((one, other) => worthOf(other) - worthOf(one)),
    ...choices.filter((choice) => !isFair(choice)).sort((one, other) => other.chances[0] - one.chances[0]),
  ];
}

/** The plan as far as it is possible, completed by what is worth most. */
export function planFor(state: GameState, invited?: string): readonly string[] {
  const pick = (pilars: boolean, most: number): readonly string[] => {
    const ranked = rankedFor(state, pilars, invited);
    const plan: string[] = [];
    for (const code of [...(state.team.plan ?? []), ...ranked.map(({ entry }) => entry.code)])
      if (
        plan.length < most &&
        ranked.some(({ entry }) => entry.code === code) &&
        !plan.some((one) => classOf(one) === classOf(code))
      )
        plan.push(code);
    return plan;
  };
  return [...pick(false, BUILT_TOWERS), ...pick(true, 1)];
}

/** Expected points in so many rounds: a tower that was not built comes once more. */
function expectedIn(left: number, [first, ...rest]: readonly PlanChoice[], again = true): number {
  if (!first || left === 0) return 0;
  const failed = again ? 1 - first.chances[0] - first.chances[1] : 0;
  return (
    pointsOf(first) +
    (1 - failed) * expectedIn(left - 1, rest) +
    failed * expectedIn(left - 1, [first, ...rest], false)
  );
}

/** Points of the towers of a plan on average, and those of its pilar if it is descarregat: it has one round. */
export function planPoints(state: GameState, plan: readonly string[]): [expected: number, pilar: number] {
  const planned = (pilars: boolean) => {
    const choices = planChoices(state, pilars);
    return plan.flatMap((code) => choices.find(({ entry }) => entry.code === code) ?? []);
  };
  return [Math.round(expectedIn(LAST_TOWER_ROUND, planned(false))), planned(true)[0]?.entry.descarregat ?? 0];
}
