import { codeAndName, findTower, nameAfterCode, neighbourTowers, towerPath } from '@/lib/towers/catalogue';

const towers = [{ code: '4d8' }, { code: '3d8f' }, { code: '3d7+4d7' }] as const;

describe('findTower', () => {
  test('finds a tower by its exact code', () => {
    expect(findTower(towers, '3d7+4d7')).toBe(towers[2]);
  });

  test.each(['3D8F', 'constructor', '__proto__', '', '3d8'])('does not find %p', (code) => {
    expect(findTower(towers, code)).toBeUndefined();
  });
});

describe('neighbourTowers', () => {
  test('returns both neighbours, and null past the ends', () => {
    expect(neighbourTowers(towers, towers[1])).toEqual({ previous: towers[0], next: towers[2] });
    expect(neighbourTowers(towers, towers[0]).previous).toBeNull();
    expect(neighbourTowers(towers, towers[2]).next).toBeNull();
  });
});

test('towerPath encodes reserved characters', () => {
  expect(towerPath('4d8')).toBe('/castells/4d8');
  expect(towerPath('3d7+4d7')).toBe('/castells/3d7%2B4d7');
});

describe('the accessible name of a tower', () => {
  test('starts with the visible code, for speech input', () => {
    expect(codeAndName('4d7C', 'quatre de set carregat')).toBe('4d7C, quatre de set carregat');
  });

  test('is the code alone if there is no name', () => {
    expect(codeAndName('4d7?', undefined)).toBe('4d7?');
  });

  test('contains the name that the tip shows', () => {
    expect(nameAfterCode(codeAndName('4d7C', 'quatre de set carregat'), '4d7C')).toBe(
      'quatre de set carregat',
    );
    expect(nameAfterCode('4d7?', '4d7?')).toBe('');
  });
});
