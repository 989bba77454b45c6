import { levelOf, oddsOf } from '@/lib/castle-game/catalogue/odds';
import { tuning } from '@/lib/castle-game/tuning';
import { GAME_OUTCOMES } from '@/lib/castle-game/types';
import { parseConstruction } from '@/lib/towers/notation';

describe('odds', () => {
  const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

  function odds(code: string, level: number, dependencies: Record<string, number> = {}) {
    const parsed = parseConstruction(code);
    if (!parsed.ok) throw new Error(code);
    return oddsOf(parsed.construction, level, dependencies);
  }

  test.each(LEVELS)('a tower of level %i starts as the tuning says, and its chances add up to 1', (level) => {
    const { own, caps } = odds('3d5', level);
    const [descarregat, carregat, intent, desmuntat] = own;
    expect(descarregat).toBe(tuning.start[level]);
    expect(carregat).toBeCloseTo((1 - descarregat) * tuning.failing[0], 3);
    expect(intent).toBeCloseTo((1 - descarregat) * tuning.failing[1], 3);
    expect(desmuntat).toBeCloseTo((1 - descarregat) * tuning.failing[2], 3);
    expect(own.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(caps).toEqual([tuning.least[level], tuning.most[level]]);
  });

  test('chances and factors have four digits at most, so that every machine saves the same', () => {
    const { own, multipliers } = odds('3d5', 5);
    for (const number of [own, ...Object.values(multipliers)].flat())
      expect(number).toBe(Number(number.toFixed(4)));
  });

  test.each(GAME_OUTCOMES)('%s teaches its share of the pace, to each chance in its direction', (outcome) => {
    const lesson = tuning.pace[2] * tuning.lesson[outcome];
    const expected = tuning.shift.map((shift) => 1 + shift * lesson);
    const factors = odds('3d5', 2).multipliers[outcome];
    expect(factors).toHaveLength(expected.length);
    for (const [index, factor] of factors.entries()) expect(factor).toBeCloseTo(expected[index] ?? 0, 4);
  });

  describe('what comes from below', () => {
    const below = { '3d4n': 1 };

    test('is nothing where there is nothing to lean on', () => {
      expect(odds('3d5', 4).leaning).toBe(0);
    });

    test('is kept as it was given', () => {
      expect(odds('3d5', 1, below).dependencies).toEqual(below);
    });
  });

  test('a pilar teaches as many times more as the tuning says, unless it is lifted from below', () => {
    const [plain, pilar, lifted] = ['3d5', 'Pd5', 'Pd5s'].map(
      (code) => odds(code, 3).multipliers.descarregat[0] - 1,
    );
    expect(pilar).toBeCloseTo((plain ?? 0) * tuning.pilars.pace, 3);
    expect(lifted).toBe(plain);
  });

  test('a tower lifted from below starts lower and is never as safe as its upright one', () => {
    const [upright, lifted] = ['3d7', '3d7s'].map((code) => odds(code, 6, { '3d6s': 1 }));
    if (!upright || !lifted) throw new Error('There are no odds.');
    expect(lifted.own[0]).toBeCloseTo(upright.own[0] * tuning.lifted.start, 3);
    expect(lifted.caps[1]).toBeCloseTo(upright.caps[1] * tuning.lifted.most, 3);
    expect(lifted.leaning).toBe(tuning.lifted.leaning[6]);
  });
});

describe('level', () => {
  function level(code: string, group?: number): number {
    const parsed = parseConstruction(code);
    if (!parsed.ok) throw new Error(code);
    return levelOf({ code, people: 1, ...(group === undefined ? {} : { group }) }, parsed.construction);
  }

  test('the level of a tower is its group, whatever its floors', () => {
    expect(level('3d5', 7)).toBe(7);
    expect(level('4d9f', 0)).toBe(0);
  });

  test.each([
    ['Pd3n', 0],
    ['Pd5n', 2],
    ['3d4n', 0],
    ['3d7n', 3],
    ['9d6n', 2],
    ['Pd10', 7],
    ['4d10', 6],
  ])('without a group %s has the level of its floors', (code, expected) => {
    expect(level(code)).toBe(expected);
  });

  test.each(['FT', 'MT', 'PT'] as const)('a %s has a level of its own', (piece) => {
    expect(level(`${piece} Pd8fmp`)).toBe(tuning.pieceLevels[piece]);
  });

  test('towers built together are the hardest', () => {
    expect(level('3d7+4d7')).toBe(8);
  });
});
