import { aTeam } from '@/__tests__/builders/teams';
import type { Chances, Odds } from '@/lib/castle-game/catalogue/types';
import { learn } from '@/lib/castle-game/engine/learn';
import { chancesOf } from '@/lib/castle-game/engine/probabilities';
import type { Stats } from '@/lib/castle-game/types';

/** Two towers alone: the Pd3 leans on nothing, and the 3d5 as told. */
function twoTowers(below: Chances, odds: Partial<Odds>): Stats {
  const { Pd3, '3d5': tres } = aTeam().team.stats;
  if (!Pd3 || !tres) throw new Error('A tower is missing.');
  return {
    Pd3: { ...Pd3, odds: { ...Pd3.odds, leaning: 0, dependencies: {}, own: below } },
    '3d5': { ...tres, odds: { ...tres.odds, ...odds } },
  };
}

/** To the twelfth decimal. */
const rounded = (chances: Chances): number[] => chances.map((chance) => Number(chance.toFixed(12)));

describe('a tower that leans on one other alone', () => {
  const leaning = { leaning: 0.5, dependencies: { Pd3: 1 } };

  it('is as its own chances and those of the other make it while the other is likelier', () => {
    const stats = twoTowers([0.8, 0.1, 0.06, 0.04], { ...leaning, own: [0.2, 0.3, 0.3, 0.2] });
    expect(rounded(chancesOf(stats, '3d5'))).toEqual([0.5, 0.2, 0.18, 0.12]);
  });

  it('is never likelier, and what it loses falls on the rest in its proportions', () => {
    const stats = twoTowers([0.2, 0.4, 0.3, 0.1], { ...leaning, own: [0.6, 0, 0.1, 0.3] });
    // Half of each: 0.4, 0.2, 0.2, 0.2; the 0.2 over falls in three equal parts.
    expect(rounded(chancesOf(stats, '3d5'))).toEqual([0.2, 0.266666666667, 0.266666666667, 0.266666666667]);
  });

  it('falls on being loaded when it could not fail otherwise', () => {
    const stats = twoTowers([0.4, 0.6, 0, 0], { leaning: 0, dependencies: { Pd3: 1 }, own: [1, 0, 0, 0] });
    expect(rounded(chancesOf(stats, '3d5'))).toEqual([0.4, 0.6, 0, 0]);
  });

  it('may be likelier when the other is only part of what it leans on', () => {
    const stats = twoTowers([0.2, 0.4, 0.3, 0.1], {
      leaning: 0.5,
      dependencies: { Pd3: 0.5 },
      own: [1, 0, 0, 0],
    });
    expect(chancesOf(stats, '3d5')[0]).toBeCloseTo(0.55, 12);
  });
});

test('nothing comes from a tower that the game lacks', () => {
  const stats = twoTowers([0.2, 0.4, 0.3, 0.1], {
    leaning: 0.5,
    dependencies: { constructor: 0.5 },
    own: [0.2, 0.2, 0.2, 0.4],
  });
  expect(rounded(chancesOf(stats, '3d5'))).toEqual([0.1, 0.1, 0.1, 0.2]);
});

describe('each of the chances of a tower that learns', () => {
  const teaching = (by: Chances): Odds => ({
    leaning: 0,
    dependencies: {},
    own: [0.25, 0.25, 0.25, 0.25],
    caps: [0.05, 0.6],
    multipliers: { descarregat: by, carregat: by, intent: by, 'intent desmuntat': by },
  });
  const high: Chances = [0.9, 0.9, 0.9, 0.9];

  it('is clipped before it is multiplied', () => {
    expect(rounded(learn(high, teaching([0.5, 0.4, 0.3, 0.2]), 'intent'))).toEqual(
      rounded([0.3 / 0.84, 0.24 / 0.84, 0.18 / 0.84, 0.12 / 0.84]),
    );
  });

  it.each<[Chances, Chances]>([
    [
      [2, 2, 0.01, 0.01],
      [0.6, 0.6, 0.05, 0.05],
    ],
    [
      [0.01, 0.01, 2, 2],
      [0.05, 0.05, 0.6, 0.6],
    ],
  ])('is clipped after it is multiplied by %j', (by, clipped) => {
    expect(rounded(learn(high, teaching(by), 'carregat'))).toEqual(
      clipped.map((one) => Number((one / 1.3).toFixed(12))),
    );
  });
});
