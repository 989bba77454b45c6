import { findTower, neighbourTowers } from '@/lib/towers/catalogue';

const towers = [{ notation: '4d8' }, { notation: '3d8f' }, { notation: '3d7+4d7' }] as const;

describe('findTower', () => {
  it('finds a tower by its exact key', () => {
    expect(findTower(towers, '3d7+4d7')).toBe(towers[2]);
  });

  it.each(['3D8F', 'constructor', '__proto__', '', '3d8'])('knows nothing of %p', (key) => {
    expect(findTower(towers, key)).toBeUndefined();
  });
});

describe('neighbourTowers', () => {
  it('gives both sides in the middle and nothing past the ends', () => {
    expect(neighbourTowers(towers, towers[1])).toEqual({ previous: towers[0], next: towers[2] });
    expect(neighbourTowers(towers, towers[0]).previous).toBeNull();
    expect(neighbourTowers(towers, towers[2]).next).toBeNull();
  });
});
