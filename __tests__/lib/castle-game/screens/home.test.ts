import {
  aLastAttempt,
  aPerformance,
  aRound,
  aTeam,
  onStage,
  played,
  rules,
  sureOf,
  tryOf,
} from '@/__tests__/builders/teams';
import { bestTower, isOpen, MENU, whyNoPerformance, whyNoRehearsal } from '@/lib/castle-game/screens/home';
import type { GameOutcome, GameState } from '@/lib/castle-game/types';

const open = (state: GameState) => MENU.filter((entry) => isOpen(entry, state));

describe('what the menu leads to', () => {
  test('is rehearsal, towers, missions and help on the first day', () => {
    expect(open(aTeam())).toEqual(['ASSAIG', 'CASTELLS', 'MISSIONS', 'AJUDA']);
  });

  test('has no rehearsal once its attempts are over', () => {
    expect(open(aTeam({ today: { type: 'rehearsal', attemptsLeft: 0 } }))).not.toContain('ASSAIG');
  });

  test('has the performance from 31 attendees on, on its day, until it is done', () => {
    expect(open(onStage())).toContain('ACTUACIO');
    expect(open(onStage())).not.toContain('ASSAIG');
    expect(open(onStage({ attendees: 31 }))).toContain('ACTUACIO');
    expect(open(onStage({ attendees: 30 }))).not.toContain('ACTUACIO');
    expect(open(onStage({ today: { type: 'performance', done: true } }))).not.toContain('ACTUACIO');
    expect(open(aTeam({ attendees: 100 }))).not.toContain('ACTUACIO');
  });

  test('goes on with a performance that has begun, however few are left', () => {
    expect(open(onStage({ attendees: 20 }, [aRound('3d5')]))).toContain('ACTUACIO');
  });

  test('has the history once there is one, and the statistics once something is tried', () => {
    expect(open(aTeam({ history: [aPerformance()] }))).toContain('HISTORIC');
    expect(open(aTeam({ tried: ['Pd3'] }))).toContain('STATS');
  });
});

describe('a screen with nothing to do', () => {
  test('closes the rehearsal on a performance day, and when no attempt nor result is left', () => {
    expect(whyNoRehearsal(aTeam())).toBeUndefined();
    expect(whyNoRehearsal(onStage())).toEqual({ kind: 'no rehearsal today' });
    const spent = { today: { type: 'rehearsal', attemptsLeft: 0 } } as const;
    expect(whyNoRehearsal(aTeam(spent))).toEqual({ kind: 'no attempts left' });
    const lastAttempt = aLastAttempt('Pd3', { context: 'rehearsal' });
    expect(whyNoRehearsal(aTeam({ ...spent, lastAttempt }))).toBeUndefined();
  });

  test('closes the performance on other days, once done, and with too few unless it had begun', () => {
    expect(whyNoPerformance(onStage())).toBeUndefined();
    expect(whyNoPerformance(aTeam())).toEqual({ kind: 'no performance today' });
    expect(whyNoPerformance(onStage({ today: { type: 'performance', done: true } }))).toEqual({
      kind: 'performance over',
    });
    expect(whyNoPerformance(onStage({ attendees: 30 }))).toEqual({
      kind: 'too few attendees',
      needed: 31,
      present: 30,
    });
    expect(whyNoPerformance(onStage({ attendees: 30 }, [aRound('3d5', 'intent')]))).toBeUndefined();
  });
});

describe('the first steps', () => {
  const done = (state: GameState) => rules.firstSteps(state).map((step) => step.done);

  test('all wait on the first day', () => {
    expect(done(aTeam())).toEqual([false, false, false, false]);
    expect(rules.firstSteps(aTeam())[2]?.count).toEqual({ current: 15, of: 31 });
  });

  test('tick the missions off when both are taken, and their rehearsals when both are completed', () => {
    const state = played(
      aTeam(),
      ...rules.missions.map(({ title }) => ({ type: 'acceptMission', title }) as const),
    );
    expect(done(state)).toEqual([true, false, false, false]);
    const both = { ...state.team, acceptedMissions: [], completedMissions: state.team.acceptedMissions };
    expect(done({ ...state, team: { ...both, members: 35 } })).toEqual([true, true, true, false]);
  });

  test('are over with the first performance', () => {
    expect(rules.firstSteps(aTeam({ history: [aPerformance()] }))).toEqual([]);
  });
});

const tried = (state: GameState, code: string, outcome: GameOutcome): GameState =>
  played(sureOf(state, outcome), tryOf(code));

describe('the best tower', () => {
  test('is none before anything is built', () => {
    expect(bestTower(aTeam().team)).toBeUndefined();
    expect(bestTower(tried(aTeam(), 'Pd3', 'intent').team)).toBeUndefined();
  });

  test('is the one that gave most points, whichever came last', () => {
    const team = { members: 100, attendees: 100 };
    const state = tried(
      tried(tried(aTeam(team), '3d5', 'descarregat'), 'Pd3', 'descarregat'),
      '4d6',
      'intent',
    );
    expect(bestTower(state.team)).toEqual({ code: '3d5', outcome: 'descarregat' });
  });

  test('is better descarregat than carregat', () => {
    const state = tried(tried(aTeam(), 'Pd3', 'carregat'), 'Pd3', 'descarregat');
    expect(bestTower(state.team)).toEqual({ code: 'Pd3', outcome: 'descarregat' });
  });
});
