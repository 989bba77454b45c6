import { aPilar, aTeam, played, someNetes, sureOf, tryOf } from '@/__tests__/builders/teams';
import {
  membersBeforeResult,
  missionStates,
  objectivesByContext,
  pendingObjective,
  pictureOf,
} from '@/lib/castle-game/screens/missions';
import type { Mission } from '@/lib/castle-game/types';

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
    expect(pendingObjective(team, 'Pd3', 'rehearsal')).toMatchObject({ outcome: 'descarregat', current: 0 });
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
