import { castDraft, type Draft, produce } from 'immer';
import { MOST_MEMBERS } from '@/lib/castle-game/limits';
import type { GameOutcome } from '@/lib/castle-game/outcomes';
import {
  CONTEXTS,
  type Context,
  type GameState,
  type Mission,
  type Reward,
  type Team,
  type TrackedMission,
  type TrackedObjective,
} from '@/lib/castle-game/types';
import type { ActionResult, Refusal } from './refusal';

/** A mission with its counters at nought. Objectives of a missing context stay missing. */
export function track(mission: Mission): TrackedMission {
  const objectives: { [context in Context]?: readonly TrackedObjective[] } = {};
  for (const context of CONTEXTS) {
    const asked = mission.objectives[context];
    if (asked) objectives[context] = asked.map((one) => ({ ...one, current: 0, completed: false }));
  }
  return { ...mission, objectives, todo: Object.values(objectives).flat().length, completed: 0 };
}

/** People that a mission brings in all. */
export const rewardOf = (rewards: readonly Reward[]): number =>
  rewards.reduce((sum, { amount }) => sum + amount, 0);

/** The missions that a team has neither accepted nor completed. */
export function proposedMissions(missions: readonly Mission[], team: Team): readonly Mission[] {
  const taken = new Set([...team.acceptedMissions, ...team.completedMissions].map(({ title }) => title));
  return missions.filter(({ title }) => !taken.has(title));
}

/** Why a mission cannot be accepted; nothing when it can. */
export function missionRefusal(missions: readonly Mission[], team: Team, title: string): Refusal | undefined {
  if (team.completedMissions.some((mission) => mission.title === title)) return { kind: 'mission completed' };
  if (team.acceptedMissions.some((mission) => mission.title === title)) return { kind: 'mission accepted' };
  return missions.some((mission) => mission.title === title) ? undefined : { kind: 'no such mission' };
}

/** Accepts a proposed mission by its title. */
export function acceptMission(
  missions: readonly Mission[],
  state: GameState,
  title: string,
): ActionResult<GameState> {
  const reason = missionRefusal(missions, state.team, title);
  if (reason) return { ok: false, reason };
  const accepted = missions.filter((mission) => mission.title === title).map(track);
  return {
    ok: true,
    state: produce(state, (draft) => {
      draft.team.acceptedMissions.push(...castDraft(accepted));
    }),
  };
}

/** Whether some accepted mission counts this; most attempts count for none, and need no new team. */
const countsFor = (team: Team, code: string, outcome: GameOutcome, context: Context): boolean =>
  team.acceptedMissions.some((mission) =>
    mission.objectives[context]?.some(
      (objective) => !objective.completed && objective.code === code && objective.outcome === outcome,
    ),
  );

function countOne(draft: Draft<Team>, code: string, outcome: GameOutcome, context: Context): void {
  for (const mission of draft.acceptedMissions) {
    for (const objective of mission.objectives[context] ?? []) {
      if (objective.completed || objective.code !== code || objective.outcome !== outcome) continue;
      objective.current += 1;
      objective.completed = objective.current >= (objective.amount ?? 1);
      if (objective.completed) mission.completed += 1;
    }
  }
}

/** Moves the finished missions on and pays each once. */
function settle(draft: Draft<Team>): void {
  const finished = draft.acceptedMissions.filter(({ completed, todo }) => completed >= todo);
  draft.acceptedMissions = draft.acceptedMissions.filter(({ completed, todo }) => completed < todo);
  for (const mission of finished) {
    draft.completedMissions.push(mission);
    draft.members = Math.min(MOST_MEMBERS, draft.members + rewardOf(mission.rewards));
  }
}

/** Counts an attempt in the accepted missions. Gives the team after it and the titles it completed. */
export function countAttempt(
  team: Team,
  code: string,
  outcome: GameOutcome,
  context: Context,
): { readonly team: Team; readonly completed: readonly string[] } {
  if (!countsFor(team, code, outcome, context)) return { team, completed: [] };
  const after = produce(team, (draft) => {
    countOne(draft, code, outcome, context);
    settle(draft);
  });
  const completed = after.completedMissions.slice(team.completedMissions.length);
  return { team: after, completed: completed.map(({ title }) => title) };
}
