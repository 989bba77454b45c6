import { aRound, aTeam, onStage, rules, sureOf } from '@/__tests__/builders/teams';
import { FIRST_STEPS_TEXTS, MENU_TEXTS } from '@/content/interface/castle-game/home';
import { acceptMission } from '@/lib/castle-game/engine/missions';
import { PERFORMANCE_ATTENDEES } from '@/lib/castle-game/limits';
import type { Result } from '@/lib/castle-game/results';
import { bestTower } from '@/lib/castle-game/screens/best-tower';
import { isOpen, MENU } from '@/lib/castle-game/screens/menu';
import type { GameState } from '@/lib/castle-game/types';

const open = (state: GameState) => MENU.filter((entry) => isOpen(entry, state));

function tried(state: GameState, castell: string, result: Result): GameState {
  const outcome = rules.act(sureOf(state, result), { type: 'attempt', castell }, 0);
  if (!outcome.ok) throw new Error(outcome.reason.kind);
  return outcome.state;
}

describe('what the menu leads to', () => {
  it('is rehearsal, towers, missions and help on the first day', () => {
    expect(open(aTeam())).toEqual(['ASSAIG', 'CASTELLS', 'MISSIONS', 'AJUDA']);
  });

  it('has no rehearsal once its attempts are over', () => {
    expect(open(aTeam({ today: { type: 'assaig', provesLeft: 0 } }))).not.toContain('ASSAIG');
  });

  it('has the performance from 31 attendees on, on its day, until it is done', () => {
    expect(open(onStage())).toContain('ACTUACIO');
    expect(open(onStage())).not.toContain('ASSAIG');
    expect(open(onStage({ actualCastellers: 31 }))).toContain('ACTUACIO');
    expect(open(onStage({ actualCastellers: 30 }))).not.toContain('ACTUACIO');
    expect(open(onStage({ today: { type: 'actuacio', done: true } }))).not.toContain('ACTUACIO');
    expect(open(aTeam({ actualCastellers: 100 }))).not.toContain('ACTUACIO');
  });

  it('goes on with a performance that has begun, however few are left', () => {
    expect(open(onStage({ actualCastellers: 20 }, [aRound('3d5')]))).toContain('ACTUACIO');
  });

  it('has the history once there is one, and the statistics once something is tried', () => {
    const historic = [{ castells: [], punts: 0, data: 0 }];
    expect(open(aTeam({ historic }))).toContain('HISTORIC');
    expect(open(aTeam({ tried: ['Pd3'] }))).toContain('STATS');
  });

  it('says the least attendance that the rules ask for', () => {
    expect(MENU_TEXTS.ACTUACIO.subtitle).toBe(`Mínim: ${PERFORMANCE_ATTENDEES} assistents`);
    expect(FIRST_STEPS_TEXTS.steps.gent.text).toContain(`${PERFORMANCE_ATTENDEES}`);
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
      const outcome = acceptMission(rules.missions, state, title);
      if (outcome.ok) state = outcome.state;
    }
    expect(done(state)).toEqual([true, false, false, false]);
    const both = { ...state.team, missions_accepted: [], missions_completed: state.team.missions_accepted };
    expect(done({ ...state, team: { ...both, castellers: 35 } })).toEqual([true, true, true, false]);
  });

  it('are over with the first performance', () => {
    expect(rules.firstSteps(aTeam({ historic: [{ castells: [], punts: 0, data: 0 }] }))).toEqual([]);
  });
});

describe('the best tower', () => {
  it('is none before anything is crowned', () => {
    expect(bestTower(aTeam().team)).toBeUndefined();
    expect(bestTower(tried(aTeam(), 'Pd3', 'INTENT').team)).toBeUndefined();
  });

  it('is the one that gave most points, whichever came last', () => {
    const team = { castellers: 100, actualCastellers: 100 };
    const state = tried(
      tried(tried(aTeam(team), '3d5', 'DESCARREGAT'), 'Pd3', 'DESCARREGAT'),
      '4d6',
      'INTENT',
    );
    expect(bestTower(state.team)).toEqual({ castell: '3d5', resultat: 'DESCARREGAT' });
  });

  it('is better descarregat than carregat', () => {
    const state = tried(tried(aTeam(), 'Pd3', 'CARREGAT'), 'Pd3', 'DESCARREGAT');
    expect(bestTower(state.team)).toEqual({ castell: 'Pd3', resultat: 'DESCARREGAT' });
  });
});
