import type { Action } from '@/lib/castle-game/engine/actions';
import { PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { GameState } from '@/lib/castle-game/types';
import { after, rules } from './support';

/** Number of seeds tried, and of steps in each. */
const SEEDS = 1000;
const TIMEOUT = 80;

/** What a team does on its way to the first performance: what its missions wait for, then one day after another. */
export function nextStep(state: GameState): Action | undefined {
  const settled = state.team.lastAttempt ? after(state, { type: 'nextRound' }) : state;
  const { acceptedMissions, today, attendees } = settled.team;
  const pending = acceptedMissions
    .flatMap(({ objectives }) => objectives.rehearsal ?? [])
    .filter(({ code, completed }) => !completed && rules.catalogue.has(code));
  if (pending.length === 0 && today.type === 'performance' && attendees >= PERFORMANCE_ATTENDEES) return;
  return (
    pending
      .map(({ code }): Action => ({ type: 'attempt', code }))
      .find((action) => !rules.refusalOf(settled, action)) ?? { type: 'advanceDay' }
  );
}

/** A step as the rules take it: from a result, on to what comes next first. */
export const take = (state: GameState, step: Action): GameState =>
  state.team.lastAttempt && step.type === 'attempt'
    ? after(state, { type: 'nextRound' }, step)
    : after(state, step);

/** A new team that has accepted its first missions. */
export const beginning = (name: string, color: string, seed: number): GameState =>
  after(
    rules.newTeam({ name, color, seed }),
    ...rules.firstMissions.map(({ title }): Action => ({ type: 'acceptMission', title })),
  );

function stepsOf(seed: number): number {
  let state = beginning('', '', seed);
  for (let steps = 0; steps < TIMEOUT; steps += 1) {
    const step = nextStep(state);
    if (!step) return steps;
    // A performance that the team is large enough for comes before its missions are done.
    if (step.type === 'advanceDay' && rules.refusalOf(state, step)) break;
    state = take(state, step);
  }
  return Number.POSITIVE_INFINITY;
}

/** The chance with which a new team gets to its first performance in the fewest steps. */
export function luckySeed(): number {
  const seeds = Array.from({ length: SEEDS }, (_, index) => index + 1);
  const steps = seeds.map(stepsOf);
  const fewest = Math.min(...steps);
  if (!Number.isFinite(fewest)) throw new Error(`None of ${SEEDS} chances leads to a performance.`);
  return steps.indexOf(fewest) + 1;
}
