import { pointsFor } from '@/lib/castle-game/engine/growth';
import { changeByPoints } from '@/lib/castle-game/engine/members';
import { sizesWith } from '@/lib/castle-game/screens/growth';

describe('the points that a gain takes', () => {
  it.each([
    [35, 1],
    [60, 5],
    [150, 10],
    [100_000, 3],
  ])('for %i members and %i more are the fewest that give them', (members, change) => {
    const points = pointsFor(members, change);
    expect(changeByPoints(members, points)).toBeGreaterThanOrEqual(change);
    if (points > 0) expect(changeByPoints(members, points - 1)).toBeLessThan(change);
  });

  it('are never negative, however small the team', () => {
    expect(pointsFor(1, 1)).toBe(0);
  });
});

describe('the sizes that are compared', () => {
  it('have the own one in its place, once', () => {
    expect(sizesWith(60, [35, 75])).toEqual([35, 60, 75]);
    expect(sizesWith(35, [35, 75])).toEqual([35, 75]);
  });
});
