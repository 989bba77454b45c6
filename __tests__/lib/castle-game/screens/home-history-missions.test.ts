import {
  aLastAttempt,
  aPerformance,
  aPilar,
  aRound,
  aTeam,
  onStage,
  played,
  rules,
  someNetes,
  sureOf,
  tryOf,
} from '@/__tests__/builders/teams';
import { historyRows } from '@/lib/castle-game/screens/history';
import { bestTower, isOpen, MENU, whyNoPerformance, whyNoRehearsal } from '@/lib/castle-game/screens/home';
import {
  membersBeforeResult,
  missionStates,
  objectivesByContext,
  pendingObjective,
  pictureOf,
} from '@/lib/castle-game/screens/missions';
import type { GameOutcome, GameState, Mission, Performance } from '@/lib/castle-game/types';

const open = (state: GameState) => MENU.filter((entry) => isOpen(entry, state));

describe('what the menu leads to', () => {
  test('is rehearsal, towers, missions and help on the first day', () => {
    expect(open(aTeam())).toEqual(['ASSAIG', 'CASTELLS', 'MISSIONS', 'AJUDA']);
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

describe('the rows of the history', () => {
  const performance = (parts: Partial<Performance> = {}) =>
    aPerformance({ endedAt: Date.UTC(2026, 10, 21, 19, 5), ...parts });
  const rows = (...history: Performance[]) => historyRows(aTeam({ history }).team);

  test('go from the newest to the oldest, each with its own place', () => {
    const places = rows(performance({ day: '2023-09-21' }), performance({ day: '2023-09-28' }));
    expect(places.map(({ place, day }) => [place, day])).toEqual([
      [2, 'dijous, 28 de setembre de 2023'],
      [1, 'dijous, 21 de setembre de 2023'],
    ]);
  });

  test('tell the hour of the clocks of Madrid, in winter and in summer', () => {
    const [summer, winter] = rows(performance(), performance({ endedAt: Date.UTC(2026, 6, 1, 22, 30) }));
    expect(winter?.time).toBe('20:05');
    expect(summer?.time).toBe('00:30');
  });

  test('take the day from the clock where a save tells none, and none from an impossible year', () => {
    const [late, far] = rows(
      performance({ endedAt: 8.64e15 }),
      performance({ endedAt: Date.UTC(2026, 10, 19, 23, 30) }),
    );
    expect(late?.day).toBe('divendres, 20 de novembre de 2026');
    expect(far?.day).toBeUndefined();
  });
});

const asking = (code: string): Mission => ({
  ...aPilar,
  objectives: { performance: [{ code, outcome: 'carregat' }] },
});

describe('the objectives of a mission', () => {
  test('leave out the places that have none', () => {
    expect(objectivesByContext(aPilar.objectives).map(({ context }) => context)).toEqual(['rehearsal']);
    expect(objectivesByContext({ rehearsal: [] })).toEqual([]);
  });

  test('wait for a tower only where they ask for it, and once accepted', () => {
    const { team } = played(aTeam(), { type: 'acceptMission', title: aPilar.title });
    expect(pendingObjective(team, 'Pd3', 'rehearsal')).toMatchObject({
      outcome: 'descarregat',
      current: 0,
    });
    expect(pendingObjective(team, 'Pd3', 'performance')).toBeUndefined();
    expect(pendingObjective(team, '3d5', 'rehearsal')).toBeUndefined();
    expect(pendingObjective(aTeam().team, 'Pd3', 'rehearsal')).toBeUndefined();
  });
});

describe('the picture of a mission', () => {
  test('is the first tower it asks for', () => {
    expect(pictureOf(someNetes)).toMatchObject({ structure: '3', floors: 4, neta: true });
  });

  test.each(['3d8f', 'FT 3d8f', 'no castell'])('is left out for %s: too high, or no tower at all', (code) => {
    expect(pictureOf(asking(code))).toBeUndefined();
  });
});

describe('the missions at the result of an attempt', () => {
  const both = [aPilar, someNetes].map(({ title }) => ({ type: 'acceptMission', title }) as const);
  const tried = (code: string, outcome: 'descarregat' | 'intent') =>
    played(sureOf(aTeam(), outcome), ...both, tryOf(code)).team;

  test('show as many members during the show as before it', () => {
    const team = tried('Pd3', 'descarregat');
    expect(team.members).toBe(25);
    expect(membersBeforeResult(team)).toBe(15);
    expect(membersBeforeResult(tried('Pd3', 'intent'))).toBe(15);
    expect(membersBeforeResult(aTeam().team)).toBe(15);
  });

  test('tell how far the one in course is, and whether this attempt counted', () => {
    expect(missionStates(tried('3d4n', 'descarregat'))).toMatchObject([
      { title: someNetes.title, objective: { current: 1, amount: 5 }, counted: true },
    ]);
    expect(missionStates(tried('3d4n', 'intent'))).toMatchObject([
      { objective: { current: 0 }, counted: false },
    ]);
  });

  test('say nothing of a tower that none asks for, nor of one that is completed', () => {
    expect(missionStates(tried('4d4n', 'descarregat'))).toEqual([]);
    expect(missionStates(tried('Pd3', 'descarregat'))).toEqual([]);
    expect(missionStates(aTeam().team)).toEqual([]);
  });
});
