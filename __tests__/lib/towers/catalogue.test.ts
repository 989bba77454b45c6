import { findTower, neighbourTowers } from '@/lib/towers/catalogue';

const towers = [{ code: '4d8' }, { code: '3d8f' }, { code: '3d7+4d7' }] as const;

describe('findTower', () => {
  it('finds a tower by its exact code', () => {
    expect(findTower(towers, '3d7+4d7')).toBe(towers[2]);
  });

  it.each(['3D8F', 'constructor', '__proto__', '', '3d8'])('knows nothing of %p', (code) => {
    expect(findTower(towers, code)).toBeUndefined();
  });
});

describe('neighbourTowers', () => {
  it('gives both sides in the middle and nothing past the ends', () => {
    expect(neighbourTowers(towers, towers[1])).toEqual({ previous: towers[0], next: towers[2] });
    expect(neighbourTowers(towers, towers[0]).previous).toBeNull();
    expect(neighbourTowers(towers, towers[2]).next).toBeNull();
  });
});
