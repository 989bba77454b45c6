import { endRefusal, isInCourse, leastShare } from '@/lib/castle-game/engine/days';
import { findMission, firstMissions } from '@/lib/castle-game/engine/missions';
import { outcomePoints } from '@/lib/castle-game/engine/performance';
import type { Refusal } from '@/lib/castle-game/engine/refusal';
import { sizeAfter } from '@/lib/castle-game/engine/season-history';
import { PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { Attempt, GameState, Mission, Team } from '@/lib/castle-game/types';
import { isBuilt } from '@/lib/towers/types';

export const MENU = ['ASSAIG', 'ACTUACIO', 'CASTELLS', 'HISTORIC', 'MISSIONS', 'AJUDA', 'STATS'] as const;
export type MenuEntry = (typeof MENU)[number];

export function isOpen(entry: MenuEntry, state: GameState): boolean {
  const { today, history, tried } = state.team;
  switch (entry) {
    case 'ASSAIG':
      return today.type === 'rehearsal' && today.attemptsLeft > 0;
    case 'ACTUACIO':
      return !whyNoPerformance(state);
    case 'HISTORIC':
      return history.length > 0;
    case 'STATS':
      return tried.length > 0;
    default:
      return true;
  }
}

export type Closed = Refusal | { readonly kind: 'no rehearsal today' };

/** Returns `undefined` if the rehearsal can go on, or a result is pending. */
export function whyNoRehearsal({ team: { today, lastAttempt } }: GameState): Closed | undefined {
  if (today.type === 'performance') return { kind: 'no rehearsal today' };
  return today.attemptsLeft === 0 && !lastAttempt ? { kind: 'no attempts left' } : undefined;
}

/** Returns `undefined` if possible. Once begun, a performance continues with any attendees. */
export function whyNoPerformance(state: GameState): Closed | undefined {
  const refusal = endRefusal(state);
  if (refusal?.kind === 'no performance today' || refusal?.kind === 'performance over') return refusal;
  const present = state.team.attendees;
  return present < PERFORMANCE_ATTENDEES && !isInCourse(state)
    ? { kind: 'too few attendees', needed: PERFORMANCE_ATTENDEES, present }
    : undefined;
}

/** With so many members there are attendees enough on any Thursday. */
export const MEMBERS_TO_PERFORM = Math.ceil(
  PERFORMANCE_ATTENDEES / leastShare('dimarts', PERFORMANCE_ATTENDEES),
);

export type FirstStep = {
  readonly id: 'missions' | 'rehearsal' | 'people' | 'performance';
  readonly done: boolean;
  readonly count?: { readonly current: number; readonly of: number };
  /** Codes still to be rehearsed. */
  readonly asks?: readonly string[];
};

/** Empty after the first performance. */
export function firstSteps(missions: readonly Mission[], { team }: GameState): readonly FirstStep[] {
  if (team.history.length > 0) return [];
  const first = firstMissions(missions);
  // What enough people came for is asked first.
  const isShort = (code: string) => (team.stats[code]?.people ?? 0) > team.attendees;
  const among = (tracked: Team['acceptedMissions']) =>
    first.filter((mission) => findMission(missions, tracked, mission)).length;
  const completed = among(team.completedMissions);
  return [
    { id: 'missions', done: completed + among(team.acceptedMissions) >= first.length },
    {
      id: 'rehearsal',
      done: completed >= first.length,
      count: { current: completed, of: first.length },
      asks: first
        .flatMap(
          (mission) => findMission(missions, team.acceptedMissions, mission)?.objectives.rehearsal ?? [],
        )
        .flatMap(({ code, completed: done }) => (done ? [] : code))
        .sort((one, other) => Number(isShort(one)) - Number(isShort(other))),
    },
    {
      id: 'people',
      done: team.members >= MEMBERS_TO_PERFORM,
      count: { current: team.members, of: MEMBERS_TO_PERFORM },
    },
    { id: 'performance', done: false },
  ];
}

/** What missions brought counts. */
export const isFirstLoss = (team: Pick<Team, 'history' | 'members'>): boolean =>
  team.history.length > 0 &&
  team.history.findIndex(({ members }, index) => members && sizeAfter(team, index) < members.before) ===
    team.history.length - 1;

type BestTower = Pick<Attempt, 'outcome' | 'context'> & { readonly code: string };

/** Searches the saved attempts: those of performances, or else of rehearsals. Returns `undefined` if none was built. */
export function bestTower({ tried, stats }: Team): BestTower | undefined {
  const built = tried.flatMap((code) =>
    (stats[code]?.attempts ?? []).filter(isBuilt).map(({ outcome, context }) => ({ code, outcome, context })),
  );
  const onStage = built.filter(({ context }) => context === 'performance');
  const pointsOf = ({ code, outcome }: BestTower) => {
    const stat = stats[code];
    return stat ? outcomePoints(stat, outcome) : 0;
  };
  return (onStage.length > 0 ? onStage : built).sort((one, other) => pointsOf(other) - pointsOf(one))[0];
}
