import { oddsOf } from '@/lib/castle-game/catalogue/odds';
import { GAME_OUTCOMES } from '@/lib/castle-game/outcomes';
import { tuning } from '@/lib/castle-game/tuning';
import { constructionOf } from '@/lib/towers/notation';

const oddsOfCode = (code: string, level: number, dependencies: Readonly<Record<string, number>> = {}) =>
  oddsOf(constructionOf(code), level, dependencies);

const LEVELS = tuning.start.map((start, level) => [level, start] as const);

describe.each(LEVELS)('a tower of level %d', (level, start) => {
  const { own, caps, multipliers, leaning } = oddsOfCode('4d7', level, { '4d6': 1 });

  test('begins as the tuning says, and its chances add up to 1', () => {
    expect(own[0]).toBe(start);
    expect(own[1]).toBeCloseTo((1 - start) * tuning.failing[0], 4);
    expect(own[2]).toBeCloseTo((1 - start) * tuning.failing[1], 4);
    expect(own[3]).toBeCloseTo((1 - start) * tuning.failing[2], 4);
    expect(own.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
  });

  test('keeps within its caps and leans on the towers below as its level says', () => {
    expect(caps).toEqual([tuning.least[level], tuning.most[level]]);
    expect(leaning).toBe(tuning.leaning[level]);
  });

  test.each(GAME_OUTCOMES)('learns from %s its share of the pace', (outcome) => {
    const lesson = (tuning.pace[level] ?? 0) * tuning.lesson[outcome];
    multipliers[outcome].forEach((multiplier, place) => {
      expect(multiplier).toBeCloseTo(1 + (tuning.shift[place] ?? 0) * lesson, 4);
    });
  });
});

test('no number of a tower has more than four digits, so that saves stay short', () => {
  for (const [level] of LEVELS) {
    const { own, multipliers } = oddsOfCode('4d7', level);
    for (const number of [...own, ...GAME_OUTCOMES.flatMap((outcome) => multipliers[outcome])])
      expect(String(number)).toMatch(/^\d(\.\d{1,4})?$/);
  }
});

test('a level above the last of the tuning is the last', () => {
  const last = LEVELS.length - 1;
  expect(oddsOfCode('4d7', last + 1, { '4d6': 1 })).toEqual(oddsOfCode('4d7', last, { '4d6': 1 }));
});

test('a tower that stands alone does not lean', () => {
  expect(oddsOfCode('4d7', 3).leaning).toBe(0);
  expect(oddsOfCode('4d5n', 1).leaning).toBe(0);
});

test.each([
  ['4d5n', tuning.groundLeaning.neta],
  ['FT 3d8f', tuning.groundLeaning.training],
  ['3d7+4d7', tuning.leaning[3]],
])('what is rehearsed on the ground leans little whatever its level: %s', (code, leaning) => {
  const dependencies = { '3d4n': 1 };
  expect(oddsOfCode(code, 3, dependencies)).toMatchObject({ leaning, dependencies });
});
