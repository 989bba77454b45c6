import { tiers } from '@/content/statistics/tiers';
import { arrangeTowers, byMerit, levelOf } from '@/lib/diades/scoring/tiers';
import { parseConstruction } from '@/lib/towers/notation';
import { publishedScores } from '../../../builders/published';

const scores = publishedScores();

function tierOf(key: string) {
  const { tiers: arranged, unscored } = arrangeTowers([key], tiers, scores);
  return unscored.includes(key) ? 'none' : arranged.find(({ towers }) => towers.includes(key))?.name;
}

describe('the tier of a tower', () => {
  test.each([
    ['3d8f', 'Castells de 8 i amb manilles'],
    ['Vd6f', 'Gamma alta de 7'],
    ['Pd4cam', 'Castells de 5 o inferiors'],
  ])('%s is where the tiers name it', (key, name) => {
    expect(tierOf(key)).toBe(name);
  });

  test.each([
    ['3d9fm', 'Castells de 8 i amb manilles'],
    ['7d8f', 'Castells de 8 i amb manilles'],
    ['Pd8fmp', 'Castells de 8 i amb manilles'],
    ['Td7sf', 'Gamma alta de 7'],
    ['Pd6sf', 'Gamma alta de 7'],
    ['10d6', 'Gamma alta de 6'],
    ['5d6m', 'Gamma mitjana de 6'],
    ['Td5s', 'Castells de 5 o inferiors'],
    ['3d5a', 'Castells de 5 o inferiors'],
  ])('%s, scored but not named, goes to %s for its floors and merit', (key, name) => {
    expect(tierOf(key)).toBe(name);
  });

  test.each(['10d5', 'Pd5cam', '5d6a', 'constructor'])('%s is not scored', (key) => {
    expect(tierOf(key)).toBe('none');
  });

  test.each([
    ['Pd5', 7],
    ['Vd5', 7],
    ['Pd4', 5],
    ['Pd7fm', 8],
    ['5d6m', 6],
    ['3d7+4d7', 7],
    ['3d4', 5],
  ])('%s stands at the height of %i', (key, level) => {
    const parsed = parseConstruction(key);
    expect(parsed.ok && levelOf(parsed.construction)).toBe(level);
  });
});

describe('towers by merit', () => {
  test('follow the tiers, each stranger before the first tower worth less, unscored ones last in Catalan order', () => {
    const order = byMerit(arrangeTowers(['10d6', 'Pd5cam', '10d5', '4d7', '10d6'], tiers, scores));
    expect(order.slice(0, 2)).toEqual(['3d8', '3d8sf']);
    expect(order.filter((key) => ['3d6s', '9d6', '10d6', 'Td6'].includes(key))).toEqual([
      '3d6s',
      '9d6',
      '10d6',
      'Td6',
    ]);
    expect(order.slice(-2)).toEqual(['10d5', 'Pd5cam']);
    expect(new Set(order).size).toBe(order.length);
  });
});
