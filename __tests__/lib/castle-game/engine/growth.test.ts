import { pointsFor } from '@/lib/castle-game/engine/growth';
import { changeByPoints } from '@/lib/castle-game/engine/members';

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

  it.each([
    // 100 members: 3357 points bring one, and each 142.7 more or fewer another one; half a person is a whole one.
    [100, 0, 3143],
    [100, 1, 3286],
    [100, 11, 4713],
  ])('for %i members and %i more are %i', (members, change, points) => {
    expect(pointsFor(members, change)).toBe(points);
  });

  it('are never negative, however small the team', () => {
    expect(pointsFor(1, 1)).toBe(0);
  });
});
