import { aDiada, aScoreTable, FIXED, someScores } from '@/__tests__/builders/results';
import { arrangeTowers, tierLevelOf } from '@/lib/results/scoring/arrange';
import { diadaPoints, meritOf, scoreDiada, withFixedScores } from '@/lib/results/scoring/scores';
import { TIER_IDS, TIERS, type TierId } from '@/lib/results/scoring/tiers';
import { parseConstruction } from '@/lib/towers/notation';

const table = aScoreTable({ '3d7': [785, 615], Vd5: [571, 591], '4d8': [null, 2380] });

describe('points of an attempt', () => {
  test.each([
    ['Vd5', { descarregat: 751, carregat: 591 }],
    ['Vd6f', { descarregat: 1911, carregat: 1911 }],
    ['3d7+4d7', { descarregat: 2301, carregat: 2301 }],
    ['Pd3cam', { descarregat: 14, carregat: 14 }],
    ['Pd4cam', { descarregat: 119, carregat: 119 }],
  ])('%s has a fixed score, also carregat if the table has no points for it', (code, fixed) => {
    expect(withFixedScores(table, FIXED).get(code)).toEqual(fixed);
  });

  test('a club that asks for no fixed score has those of the table', () => {
    expect(withFixedScores(table, {})).toEqual(table);
  });

  test('merit is the points of descarregat, or else of carregat', () => {
    expect(['3d7', '4d8', '9d9'].map((code) => meritOf(table, code))).toEqual([785, 2380, undefined]);
  });
});

const verdicts = (...rounds: string[]) =>
  scoreDiada(aDiada(rounds), someScores).attempts.map(
    ({ attempt, verdict }) => `${attempt.code}: ${verdict}`,
  );

describe('the explanation of a score', () => {
  test('has a verdict for each tower', () => {
    expect(
      verdicts('i3d7', '3d7', '3d7', '4d6', '3d7a', '5d7', '9d9', 'pd4d7', 'Pd4', 'Pd5', 'Pd5+Pd4+Pd4'),
    ).toEqual([
      '3d7: not built',
      '3d7: counts',
      '3d7: repeated',
      '4d6: not in the best three',
      '3d7a: counts',
      '5d7: counts',
      '9d9: no score',
      '4d7: not built',
      'Pd4: low pilar',
      'Pd5: not the best pilar',
      'Vd5: counts',
    ]);
  });

  test('the worse of two outcomes is the repeated one, in any order', () => {
    expect(verdicts('3d7C', '3d7')).toEqual(['3d7: repeated', '3d7: counts']);
    expect(verdicts('3d7', '3d7C')).toEqual(['3d7: counts', '3d7: repeated']);
  });

  test('has the points that place the diada', () => {
    const diada = aDiada(['3d7', '3d7C', '4d7', 'Pd5C', 'Pd4', '4d6', '3d6']);
    expect(scoreDiada(diada, someScores).points).toBe(785 + 690 + 195 + 590);
    expect(diadaPoints(diada, someScores)).toBe(785 + 690 + 195 + 590);
  });
});

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
});

function construction(code: string) {
  const parsed = parseConstruction(code);
  if (!parsed.ok) throw new Error(code);
  return parsed.construction;
}

function tierOf(code: string): string | undefined {
  const { tiers, unscored } = arrangeTowers([code], scores);
  return unscored.includes(code) ? 'none' : tiers.find(({ codes }) => codes.includes(code))?.id;
}

describe('the tiers', () => {
  test('list each tower once', () => {
    const codes = Object.values(TIERS).flatMap(({ codes }) => codes);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test.each(TIER_IDS)('list towers of their level: %s', (id) => {
    const { codes, level } = TIERS[id];
    expect(new Set(codes.map((code) => tierLevelOf(construction(code))))).toEqual(new Set([level]));
  });
});

test.each<[string, TierId | 'none']>([
  // Listed, scored or not.
  ['3d8f', 'eight'],
  ['Vd6f', 'high seven'],
  ['Pd4cam', 'five'],
  // Scored, by level and merit.
  ['3d9fm', 'eight'],
  ['4d9f', 'eight'],
  ['Td7sf', 'high seven'],
  ['Pd6sf', 'high seven'],
  ['10d6', 'high six'],
  ['5d6m', 'middle six'],
  ['Td5s', 'five'],
  // Without points, or invalid.
  ['10d5', 'none'],
  ['Pd5cam', 'none'],
  ['5d6a', 'none'],
  ['constructor', 'none'],
])('the tier of a tower %s is %s', (code, id) => {
  expect(tierOf(code)).toBe(id);
});

test('towers by merit an unlisted tower goes after towers with more or equal points', () => {
  const { tiers, unscored } = arrangeTowers(['5d6m', '5d6s'], scores);
  const middle = tiers.find(({ id }) => id === 'middle six')?.codes ?? [];
  expect(middle.slice(0, 5)).toEqual(['Td6', '7d6', '5d6s', '5d6m', '5d6']);
  expect(unscored).toEqual([]);
});
