import { aPillar, aTeam, played, someNetes } from '@/__tests__/builders/teams';
import { objectivesByContext, pendingObjective, pictureOf } from '@/lib/castle-game/screens/missions';
import type { Mission } from '@/lib/castle-game/types';

const asking = (code: string): Mission => ({
  ...aPillar,
  objectives: { performance: [{ code, outcome: 'carregat' }] },
});

describe('the objectives of a mission', () => {
  it('leave out the places that have none', () => {
    expect(objectivesByContext(aPillar.objectives).map(({ context }) => context)).toEqual(['rehearsal']);
    expect(objectivesByContext({ rehearsal: [] })).toEqual([]);
  });

  it('wait for a tower only where they ask for it, and once accepted', () => {
    const { team } = played(aTeam(), { type: 'acceptMission', title: aPillar.title });
    expect(pendingObjective(team, 'Pd3', 'rehearsal')).toMatchObject({ outcome: 'descarregat', current: 0 });
    expect(pendingObjective(team, 'Pd3', 'performance')).toBeUndefined();
    expect(pendingObjective(team, '3d5', 'rehearsal')).toBeUndefined();
    expect(pendingObjective(aTeam().team, 'Pd3', 'rehearsal')).toBeUndefined();
  });
});

describe('the picture of a mission', () => {
  it('is the first tower it asks for', () => {
    expect(pictureOf(someNetes)).toMatchObject({ structure: '3', floors: 4, neta: true });
  });

  it.each(['3d8f', 'FT 3d8f', 'no castell'])('is left out for %s: too high, or no tower at all', (code) => {
    expect(pictureOf(asking(code))).toBeUndefined();
  });
});
