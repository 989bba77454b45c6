import { missions } from '@/content/castle-game/missions';
import { objectivesByContext, pictureOf } from '@/lib/castle-game/screens/missions';
import type { Mission } from '@/lib/castle-game/types';
import { acceptLabel, objectiveLabel, rewardLabel } from '@/lib/castle-game/words';

const asking = (code: string): Mission => ({
  ...missions[0],
  objectives: { performance: [{ code, outcome: 'carregat' }] },
});

describe('the words of a mission', () => {
  it('count an objective, once where no amount is told', () => {
    expect(objectiveLabel({ code: '3d4n', outcome: 'descarregat', amount: 5 }, 2)).toBe(
      '3d4n descarregat: 2/5',
    );
    expect(objectiveLabel({ code: 'Pd3', outcome: 'descarregat' }, 0)).toBe('Pd3 descarregat: 0/1');
    expect(objectiveLabel({ code: 'Pd3', outcome: 'descarregat' }, 9)).toBe('Pd3 descarregat: 1/1');
  });

  it('add up what it pays', () => {
    const reward = { type: 'members', amount: 10 } as const;
    expect(rewardLabel([reward, reward])).toBe('+20 castellers');
    expect(rewardLabel([])).toBe('+0 castellers');
  });

  it('say which mission the button accepts, as the button reads', () => {
    expect(acceptLabel(missions[0])).toBe('Accepta-la: El primer pilar');
  });
});

describe('the objectives of a mission', () => {
  it('leave out the places that have none', () => {
    expect(objectivesByContext(missions[0].objectives).map(({ context }) => context)).toEqual(['rehearsal']);
    expect(objectivesByContext({ rehearsal: [] })).toEqual([]);
  });
});

describe('the picture of a mission', () => {
  it('is the first tower it asks for', () => {
    expect(pictureOf(missions[1])).toMatchObject({ structure: '3', floors: 4, neta: true });
  });

  it.each(['3d8f', 'FT 3d8f', 'no castell'])('is left out for %s: too high, or no tower at all', (code) => {
    expect(pictureOf(asking(code))).toBeUndefined();
  });
});
