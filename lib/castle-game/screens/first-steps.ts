import { findMission } from '@/lib/castle-game/engine/missions';
import { PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { GameState, Mission } from '@/lib/castle-game/types';

export type FirstStep = {
  readonly id: 'missions' | 'rehearsal' | 'people' | 'performance';
  readonly done: boolean;
  readonly count?: { readonly current: number; readonly of: number };
};

/** Empty after the first performance. */
export function firstSteps(missions: readonly Mission[], { team }: GameState): readonly FirstStep[] {
  if (team.history.length > 0) return [];
  const completed = missions.filter((mission) =>
    findMission(missions, team.completedMissions, mission),
  ).length;
  const taken = completed + team.acceptedMissions.length;
  return [
    { id: 'missions', done: taken >= missions.length },
    {
      id: 'rehearsal',
      done: completed >= missions.length,
      count: { current: completed, of: missions.length },
    },
    {
      id: 'people',
      done: team.members >= PERFORMANCE_ATTENDEES,
      count: { current: team.members, of: PERFORMANCE_ATTENDEES },
    },
    { id: 'performance', done: false },
  ];
}
