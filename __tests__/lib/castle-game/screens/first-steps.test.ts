import { aPerformance, aTeam, played, rules } from '@/__tests__/builders/teams';
import type { GameState } from '@/lib/castle-game/types';

describe('the first steps', () => {
  const done = (state: GameState) => rules.firstSteps(state).map((step) => step.done);

  it('all wait on the first day', () => {
    expect(done(aTeam())).toEqual([false, false, false, false]);
    expect(rules.firstSteps(aTeam())[2]?.count).toEqual({ current: 15, of: 31 });
  });

  it('tick the missions off when both are taken, and their rehearsals when both are completed', () => {
    const state = played(
      aTeam(),
      ...rules.missions.map(({ title }) => ({ type: 'acceptMission', title }) as const),
    );
    expect(done(state)).toEqual([true, false, false, false]);
    const both = { ...state.team, acceptedMissions: [], completedMissions: state.team.acceptedMissions };
    expect(done({ ...state, team: { ...both, members: 35 } })).toEqual([true, true, true, false]);
  });

  it('are over with the first performance', () => {
    expect(rules.firstSteps(aTeam({ history: [aPerformance()] }))).toEqual([]);
  });
});
