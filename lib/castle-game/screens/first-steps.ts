import { PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { GameState, Mission } from '@/lib/castle-game/types';

export type FirstStep = {
  readonly id: 'missions' | 'assaig' | 'gent' | 'actuacio';
  readonly done: boolean;
  /** How far it is, where it can be counted. */
  readonly count?: { readonly current: number; readonly of: number };
};

/** The way from a new team to its first performance; nothing once there has been one. */
export function firstSteps(missions: readonly Mission[], { team }: GameState): readonly FirstStep[] {
  if (team.historic.length > 0) return [];
  const completed = missions.filter(({ title }) =>
    team.missions_completed.some((mission) => mission.title === title),
  ).length;
  const taken = completed + team.missions_accepted.length;
  return [
    { id: 'missions', done: taken >= missions.length },
    {
      id: 'assaig',
      done: completed >= missions.length,
      count: { current: completed, of: missions.length },
    },
    {
      id: 'gent',
      done: team.castellers >= PERFORMANCE_ATTENDEES,
      count: { current: team.castellers, of: PERFORMANCE_ATTENDEES },
    },
    { id: 'actuacio', done: false },
  ];
}
