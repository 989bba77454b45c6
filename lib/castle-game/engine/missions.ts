import { castDraft, type Draft, produce } from 'immer';
import { MOST_MEMBERS } from '@/lib/castle-game/limits';
import type { Result } from '@/lib/castle-game/results';
import {
  CONTEXTS,
  type Context,
  type GameState,
  type Mission,
  type Team,
  type TrackedMission,
} from '@/lib/castle-game/types';
import type { Outcome, Refusal } from './refusal';

/** A mission with its counters at nought. Objectives of a missing context stay missing. */
export function track(mission: Mission): TrackedMission {
  const tracked = CONTEXTS.flatMap((context) => {
    const objectives = mission.objectives[context];
    return objectives
      ? [[context, objectives.map((objective) => ({ ...objective, current: 0, completed: false }))] as const]
      : [];
  });
  return {
    ...mission,
    objectives: Object.fromEntries(tracked),
    todo: tracked.reduce((sum, [, objectives]) => sum + objectives.length, 0),
    completed: 0,
  };
}

/** The missions that a team has neither accepted nor completed. */
export function proposedMissions(missions: readonly Mission[], team: Team): readonly Mission[] {
  const taken = new Set([...team.missions_accepted, ...team.missions_completed].map(({ title }) => title));
  return missions.filter(({ title }) => !taken.has(title));
}

/** Why a mission cannot be accepted; nothing when it can. */
export function missionRefusal(missions: readonly Mission[], team: Team, title: string): Refusal | undefined {
  if (team.missions_completed.some((mission) => mission.title === title))
    return { kind: 'mission completed' };
  if (team.missions_accepted.some((mission) => mission.title === title)) return { kind: 'mission accepted' };
  return missions.some((mission) => mission.title === title) ? undefined : { kind: 'no such mission' };
}

/** Accepts a proposed mission by its title. */
export function acceptMission(
  missions: readonly Mission[],
  state: GameState,
  title: string,
): Outcome<GameState> {
  const reason = missionRefusal(missions, state.team, title);
  if (reason) return { ok: false, reason };
  const accepted = missions.filter((mission) => mission.title === title).map(track);
  return {
    ok: true,
    state: produce(state, (draft) => {
      draft.team.missions_accepted.push(...castDraft(accepted));
    }),
  };
}

/** Whether some accepted mission counts this: most attempts count for none. */
const countsFor = (team: Team, castell: string, action: string, context: Context): boolean =>
  team.missions_accepted.some((mission) =>
    mission.objectives[context]?.some(
      (objective) => !objective.completed && objective.castell === castell && objective.action === action,
    ),
  );

function countOne(draft: Draft<Team>, castell: string, action: string, context: Context): void {
  for (const mission of draft.missions_accepted) {
    for (const objective of mission.objectives[context] ?? []) {
      if (objective.completed || objective.castell !== castell || objective.action !== action) continue;
      objective.current += 1;
      objective.completed = objective.current >= (objective.amount ?? 1);
      if (objective.completed) mission.completed += 1;
    }
  }
}

/** Moves the finished missions on and pays each once. */
function settle(draft: Draft<Team>): void {
  const finished = draft.missions_accepted.filter(({ completed, todo }) => completed >= todo);
  draft.missions_accepted = draft.missions_accepted.filter(({ completed, todo }) => completed < todo);
  for (const mission of finished) {
    draft.missions_completed.push(mission);
    const reward = mission.rewards.reduce((sum, { amount }) => sum + amount, 0);
    draft.castellers = Math.min(MOST_MEMBERS, draft.castellers + reward);
  }
}

/** Counts an attempt in the accepted missions. Gives the team after it and the titles it completed. */
export function countAttempt(
  team: Team,
  castell: string,
  result: Result,
  context: Context,
): { readonly team: Team; readonly completed: readonly string[] } {
  const action = result.toLowerCase();
  if (!countsFor(team, castell, action, context)) return { team, completed: [] };
  const after = produce(team, (draft) => {
    countOne(draft, castell, action, context);
    settle(draft);
  });
  const completed = after.missions_completed.slice(team.missions_completed.length);
  return { team: after, completed: completed.map(({ title }) => title) };
}
