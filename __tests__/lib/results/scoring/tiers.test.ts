import { aScoreTable } from '@/__tests__/builders/results';
import {
  arrangeTowers,
  byMerit,
  levelOf,
  TIER_CODES,
  TIER_IDS,
  type TierId,
  tierCodes,
} from '@/lib/results/scoring/tiers';
import { formatTower, parseConstruction } from '@/lib/towers/notation';

/** Points of some towers of each tier, and of unlisted ones. */
const scores = aScoreTable({
  '3d8f': [2300, 1785],
  '4d8': [3000, 2380],
  '5d7': [2010, 1565],
  '3d7s': [2825, 2250],
  '7d7': [1300, 1115],
  '3d7': [785, 615],
  Td6s: [640, 500],
  '9d6': [470, 380],
  '3d6s': [610, 480],
  Td6: [375, 300],
  '7d6': [355, 285],
  '5d6': [340, 270],
  '3d6': [195, 150],
  '3d5': [20, 15],
  '9d5': [90, 80],
  '3d9fm': [6105, 5220],
  Pd8fmp: [6475, 5235],
  Td7sf: [3715, 2850],
  Pd6sf: [5145, 4105],
  '10d6': [450, 350],
  '5d6m': [350, 280],
  Td5s: [75, 65],
  '4d9f': [null, 5510],
  '5d6s': [355, 280],
  'no tower': [340, 270],
});

function construction(code: string) {
  const parsed = parseConstruction(code);
  if (!parsed.ok) throw new Error(code);
  return parsed.construction;
}

function tierOf(code: string): TierId | 'none' | undefined {
  const { tiers, unscored } = arrangeTowers([code], scores);
  return unscored.includes(code) ? 'none' : tiers.find(({ codes }) => codes.includes(code))?.id;
}

describe('the tiers', () => {
  test('list each tower once', () => {
    const codes = TIER_IDS.flatMap(tierCodes);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test.each([...TIER_CODES])('have %s in canonical form', (code) => {
    expect(formatTower(construction(code))).toBe(code);
  });

  test.each(TIER_IDS)('list towers of one level: %s', (id) => {
    expect(new Set(tierCodes(id).map((code) => levelOf(construction(code)))).size).toBe(1);
  });
});

describe('the tier of a tower', () => {
  test.each<[string, TierId]>([
    ['3d8f', 'eight'],
    ['Vd6f', 'high seven'],
    ['Pd4cam', 'five'],
  ])('%s is in the tier that lists it, %s, scored or not', (code, id) => {
    expect(tierOf(code)).toBe(id);
  });

  test.each<[string, TierId]>([
    ['3d9fm', 'eight'],
    ['Pd8fmp', 'eight'],
    ['4d9f', 'eight'],
    ['Td7sf', 'high seven'],
    ['Pd6sf', 'high seven'],
    ['10d6', 'high six'],
    ['5d6m', 'middle six'],
    ['Td5s', 'five'],
  ])('%s, scored but not listed, goes to %s by level and merit', (code, id) => {
    expect(tierOf(code)).toBe(id);
  });

  test.each(['10d5', 'Pd5cam', '5d6a', 'constructor', 'no tower'])(
    '%s has no points or is invalid, so it has no tier',
    (code) => {
      expect(tierOf(code)).toBe('none');
    },
  );

  test.each([
    ['Pd5', 7],
    ['Vd5', 7],
    ['Pd4', 5],
    ['Pd7fm', 8],
    ['5d6m', 6],
    ['3d7+4d7', 7],
    ['3d4', 5],
  ])('%s has level %i', (code, level) => {
    expect(levelOf(construction(code))).toBe(level);
  });
});

describe('towers by merit', () => {
  test('follow the tiers, with unlisted ones by points, then unscored ones in Catalan order', () => {
    const order = byMerit(arrangeTowers(['10d6', 'Pd5cam', '10d5', '4d7', '10d6'], scores));
    expect(order.slice(0, 2)).toEqual(['3d8', '3d8sf']);
    expect(order.filter((code) => ['3d6s', '9d6', '10d6', 'Td6'].includes(code))).toEqual([
      '3d6s',
      '9d6',
      '10d6',
      'Td6',
    ]);
    expect(order.slice(-2)).toEqual(['10d5', 'Pd5cam']);
    expect(new Set(order).size).toBe(order.length);
  });

  test('an unlisted tower goes after towers with more or equal points', () => {
    const { tiers, unscored } = arrangeTowers(['5d6m', '5d6s'], scores);
    const middle = tiers.find(({ id }) => id === 'middle six')?.codes ?? [];
    expect(middle.slice(0, 5)).toEqual(['Td6', '7d6', '5d6s', '5d6m', '5d6']);
    expect(unscored).toEqual([]);
  });
});
