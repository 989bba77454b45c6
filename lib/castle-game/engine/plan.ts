import { BUILT_TOWERS, PLAN_SLOTS } from '@/lib/castle-game/limits';
import type { CatalogueEntry, Chances, GameState, Team } from '@/lib/castle-game/types';
import { attemptRefusal } from './attempt';
import { chancesOf } from './chances';
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
const FAIR = 1 / 3;

/** Chance from which a tower comes out more often than not. */
export const LIKELY = 0.5;

/** Expected points. */
const worthOf = ({ entry, chances: [whole, loaded] }: PlanChoice): number =>
  whole * entry.descarregat + loaded * entry.carregat;

/** Whether an accepted mission still asks for a tower on stage. */
const isAsked = ({ acceptedMissions }: Team, code: string): boolean =>
  acceptedMissions.some(({ objectives }) =>
    objectives.performance?.some(
      (one) => !one.completed && (one.code === code || (one.code === 'pilar' && isGreatPilar(code))),
    ),
  );

/**
 * The plan as far as it is possible, completed by what a club asks for, by what missions ask for if it comes out more often than
 * not, and by what brings most points on average. What seldom comes out is not proposed, but for the likeliest one if all are so.
 */
export function planFor(state: GameState, invited?: string): readonly string[] {
  const { team } = state;
  const pick = (pilars: boolean, most: number): readonly string[] => {
    const choices = planChoices(state, pilars);
    const known = (team.plan ?? []).flatMap((code) => choices.find(({ entry }) => entry.code === code) ?? []);
    const fair = choices
      .filter(({ chances }) => chances[0] >= FAIR)
      .sort((one, other) => worthOf(other) - worthOf(one));
    const likeliest = choices.toSorted((one, other) => other.chances[0] - one.chances[0]).slice(0, 1);
    const plan: string[] = [];
    for (const { entry } of [
      ...known,
      ...fair.filter(({ entry }) => entry.code === invited),
      ...fair.filter(({ entry, chances }) => chances[0] >= LIKELY && isAsked(team, entry.code)),
      ...(fair.length > 0 ? fair : likeliest),
    ])
      if (plan.length < most && !plan.some((code) => classOf(code) === classOf(entry.code)))
        plan.push(entry.code);
    return plan;
  };
  return [...pick(false, BUILT_TOWERS), ...pick(true, 1)];
}

/** Points of a plan, each tower tried once: on average, and if all is descarregat. */
export function planPoints(
  { team: { stats } }: GameState,
  plan: readonly string[],
): [expected: number, all: number] {
  const choices = plan.flatMap((code) => {
    const entry = towerOf(stats, code);
    return entry ? [{ entry, chances: chancesOf(stats, code) }] : [];
  });
  const sum = (points: (choice: PlanChoice) => number) =>
    choices.reduce((total, one) => total + points(one), 0);
  return [Math.round(sum(worthOf)), sum(({ entry }) => entry.descarregat)];
}
