import { aRound, aTeam, onStage, rules, sureOf } from '@/__tests__/builders/teams';
import { FIRST_STEPS_TEXTS, MENU_TEXTS } from '@/content/interface/castle-game/home';
import { acceptMission } from '@/lib/castle-game/engine/missions';
import { PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { GameOutcome } from '@/lib/castle-game/outcomes';
import { bestTower } from '@/lib/castle-game/screens/best-tower';
import { isOpen, MENU } from '@/lib/castle-game/screens/menu';
import type { GameState } from '@/lib/castle-game/types';

const open = (state: GameState) => MENU.filter((entry) => isOpen(entry, state));

function tried(state: GameState, code: string, outcome: GameOutcome): GameState {
  const result = rules.act(sureOf(state, outcome), { type: 'attempt', code }, 0);
  if (!result.ok) throw new Error(result.reason.kind);
  return result.state;
}

describe('what the menu leads to', () => {
  it('is rehearsal, towers, missions and help on the first day', () => {
    expect(open(aTeam())).toEqual(['ASSAIG', 'CASTELLS', 'MISSIONS', 'AJUDA']);
  });

  it('has no rehearsal once its attempts are over', () => {
    expect(open(aTeam({ today: { type: 'rehearsal', attemptsLeft: 0 } }))).not.toContain('ASSAIG');
  });

  it('has the performance from 31 attendees on, on its day, until it is done', () => {
    expect(open(onStage())).toContain('ACTUACIO');
    expect(open(onStage())).not.toContain('ASSAIG');
    expect(open(onStage({ attendees: 31 }))).toContain('ACTUACIO');
    expect(open(onStage({ attendees: 30 }))).not.toContain('ACTUACIO');
    expect(open(onStage({ today: { type: 'performance', done: true } }))).not.toContain('ACTUACIO');
    expect(open(aTeam({ attendees: 100 }))).not.toContain('ACTUACIO');
  });

  it('goes on with a performance that has begun, however few are left', () => {
    expect(open(onStage({ attendees: 20 }, [aRound('3d5')]))).toContain('ACTUACIO');
  });

  it('has the history once there is one, and the statistics once something is tried', () => {
    const history = [{ rounds: [], points: 0, endedAt: 0 }];
    expect(open(aTeam({ history }))).toContain('HISTORIC');
    expect(open(aTeam({ tried: ['Pd3'] }))).toContain('STATS');
  });

  it('says the least attendance that the rules ask for', () => {
    expect(MENU_TEXTS.ACTUACIO.subtitle).toBe(`Mínim: ${PERFORMANCE_ATTENDEES} assistents`);
    expect(FIRST_STEPS_TEXTS.steps.people.text).toContain(`${PERFORMANCE_ATTENDEES}`);
  });
});

describe('the first steps', () => {
  const done = (state: GameState) => rules.firstSteps(state).map((step) => step.done);

  it('all wait on the first day', () => {
    expect(done(aTeam())).toEqual([false, false, false, false]);
    expect(rules.firstSteps(aTeam())[2]?.count).toEqual({ current: 15, of: 31 });
  });

  it('tick the missions off when both are taken, and their rehearsals when both are completed', () => {
    let state = aTeam();
    for (const { title } of rules.missions) {
      const result = acceptMission(rules.missions, state, title);
      if (result.ok) state = result.state;
    }
    expect(done(state)).toEqual([true, false, false, false]);
    const both = { ...state.team, acceptedMissions: [], completedMissions: state.team.acceptedMissions };
    expect(done({ ...state, team: { ...both, members: 35 } })).toEqual([true, true, true, false]);
  });

  it('are over with the first performance', () => {
    expect(rules.firstSteps(aTeam({ history: [{ rounds: [], points: 0, endedAt: 0 }] }))).toEqual([]);
  });
});

describe('the best tower', () => {
  it('is none before anything is crowned', () => {
    expect(bestTower(aTeam().team)).toBeUndefined();
    expect(bestTower(tried(aTeam(), 'Pd3', 'intent').team)).toBeUndefined();
  });

  it('is the one that gave most points, whichever came last', () => {
    const team = { members: 100, attendees: 100 };
    const state = tried(
      tried(tried(aTeam(team), '3d5', 'descarregat'), 'Pd3', 'descarregat'),
      '4d6',
      'intent',
    );
    expect(bestTower(state.team)).toEqual({ code: '3d5', outcome: 'descarregat' });
  });

  it('is better descarregat than carregat', () => {
    const state = tried(tried(aTeam(), 'Pd3', 'carregat'), 'Pd3', 'descarregat');
    expect(bestTower(state.team)).toEqual({ code: 'Pd3', outcome: 'descarregat' });
  });
});
