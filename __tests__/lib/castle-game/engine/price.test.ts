import { aRound, aTeam } from '@/__tests__/builders/teams';
import { accountOf, priceOf } from '@/lib/castle-game/engine/price';
import type { Stats } from '@/lib/castle-game/types';

/** Every tower of the game, and a Pd3 that takes some people and gives some points. */
function statsWith(people: number, carregat: number, descarregat: number): Stats {
  const { stats } = aTeam().team;
  const { Pd3 } = stats;
  if (!Pd3) throw new Error('There is no Pd3.');
  return { ...stats, Pd3: { ...Pd3, people, carregat, descarregat } };
}
const points = (points: number) => aRound('3d5', 'descarregat', 1, points);

describe('the price of a tower', () => {
  // 100 members: 3357 points bring one, and each 142.7 more another one.
  const team = { members: 100, stats: statsWith(50, 1427, 2854) };

  it('is what its points bring, less a twentieth of its people when it falls', () => {
    expect(priceOf(team, [points(3357)], 'Pd3', [0.5, 0.25, 0.25, 0])).toEqual({
      expected: 1784,
      unloaded: 20,
      loaded: 10 - 3,
      fallen: -3,
    });
  });

  it('counts from what the rounds have brought already', () => {
    // 10 points bring a thirteenth of a person: one only when they complete it.
    const small = { members: 100, stats: statsWith(9, 5, 10) };
    expect(priceOf(small, [points(3357)], 'Pd3', [1, 0, 0, 0])?.unloaded).toBe(0);
    expect(priceOf(small, [points(3357 + 65)], 'Pd3', [1, 0, 0, 0])?.unloaded).toBe(1);
  });

  it('is nothing, and not less than nothing, where nothing is lost', () => {
    const small = { members: 100, stats: statsWith(9, 5, 10) };
    expect(priceOf(small, [points(3357)], 'Pd3', [0, 0, 1, 0])).toEqual({
      expected: 0,
      unloaded: 0,
      loaded: 0,
      fallen: 0,
    });
  });

  it('is unknown for a tower that the game lacks', () => {
    expect(priceOf(team, [], 'constructor', [1, 0, 0, 0])).toBeUndefined();
  });
});

describe('the account of a performance', () => {
  const stats = statsWith(50, 5, 10);

  it('tells who came by the points and who left after the falls', () => {
    const rounds = [aRound('Pd3', 'intent', 1), aRound('Pd3', 'carregat', 2, 3357 + 1427), aRound('3d5')];
    expect(accountOf(100, rounds, stats)).toEqual({
      byPoints: 11,
      byFalls: -6,
      falls: 2,
      stayed: 0,
      change: 5,
      after: 105,
      pointsToKeep: 3143,
    });
  });

  it('tells who stayed because of the floor', () => {
    const rounds = [aRound('Pd3', 'intent'), aRound('Pd3', 'intent', 2)];
    // 36 members: 157 points bring one; with none they are 0.80 fewer, which is one person in all.
    expect(accountOf(36, rounds, stats)).toMatchObject({ byPoints: 0, byFalls: -6, stayed: 5, change: -1 });
  });

  it('says nothing, and not less than nothing, where points bring nobody and nothing fell', () => {
    // 40 members and 100 points: -0.24, which is no one.
    expect(accountOf(40, [points(100)], stats)).toMatchObject({ byPoints: 0, byFalls: 0, falls: 0 });
  });
});
