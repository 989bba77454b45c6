import fc from 'fast-check';
import { anAttempt, aTeam, rules, statsWith } from '@/__tests__/builders/teams';
import { chancesOf, learn, missingFor, outcomeFor } from '@/lib/castle-game/engine/chances';
import { readyStats } from '@/lib/castle-game/engine/team';
import type { Chances, Odds, Stats } from '@/lib/castle-game/types';
import { GAME_OUTCOMES, type GameOutcome } from '@/lib/castle-game/vocabulary';

const { catalogue } = rules;
const base = aTeam().team.stats;

function withUnique(own: Readonly<Record<string, Chances>>): Stats {
  return Object.fromEntries(
    Object.entries(base).map(([code, stat]) => [
      code,
      {
        ...stat,
        odds: { ...stat.odds, own: own[code] ?? stat.odds.own },
      },
    ]),
  );
}

const anyChances = fc
  .tuple(...Array.from({ length: 4 }, () => fc.integer({ min: 1, max: 100 })))
  .map(([a = 1, b = 1, c = 1, d = 1]): Chances => {
    const total = a + b + c + d;
    return [a / total, b / total, c / total, d / total];
  });
const anyStats = fc.array(anyChances, { minLength: catalogue.size, maxLength: catalogue.size }).map((list) =>
  withUnique(
    Object.fromEntries(
      [...catalogue.keys()].flatMap((code, index) => {
        const chances = list[index];
        return chances ? [[code, chances] as const] : [];
      }),
    ),
  ),
);

describe('chancesOf', () => {
  describe('of a tower lifted from below', () => {
    const sure: Chances = [0.9, 0.05, 0.03, 0.02];
    const learnt = withUnique({ '3d6s': sure, '3d6': sure });
    const tried = (outcome: GameOutcome) => statsWith('3d6', { attempts: [anAttempt(outcome)] }, learnt);
    const lifted = catalogue.get('3d6s');
    if (!lifted) throw new Error('There is no 3d6s.');

    test.each([learnt, tried('carregat'), tried('intent')])(
      'is small until the same tower was descarregat upwards, however much was learnt',
      (stats) => {
        expect(chancesOf(stats, '3d6s')[0]).toBe(lifted.odds.own[0]);
        expect(chancesOf(stats, '3d6s').reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
        expect(missingFor(stats, lifted.odds)).toBe('3d6');
      },
    );

    test('has what it learnt, and what it leans on, from then on', () => {
      const descarregat = tried('descarregat');
      expect(chancesOf(descarregat, '3d6s')[0]).toBeGreaterThan(0.2);
      expect(missingFor(descarregat, lifted.odds)).toBeUndefined();
    });

    test('is closed for nobody in a ready team', () => {
      const own = catalogue.get('Pd6sf')?.odds.own[0] ?? 1;
      expect(chancesOf(readyStats(base), 'Pd6sf')[0]).toBeGreaterThan(10 * own);
    });
  });

  test('adds up to 1, and leaves no tower less likely than one that leans on it alone', () => {
    fc.assert(
      fc.property(anyStats, (stats) => {
        for (const [code, { odds }] of catalogue) {
          const chances = chancesOf(stats, code);
          const sum = chances.reduce((total, value) => total + value, 0);
          if (Math.abs(sum - 1) > 1e-9 || Math.min(...chances) < 0) return false;
          const below = Object.keys(odds.dependencies);
          const [only] = below;
          if (only && below.length === 1 && chances[0] > chancesOf(stats, only)[0]) return false;
        }
        return true;
      }),
      { numRuns: 20 },
    );
  });
});

test.each([
  [0, [0.5, 0.25, 0.125, 0.125], 'descarregat'],
  [0.5, [0.5, 0.25, 0.125, 0.125], 'carregat'],
  [0.75, [0.5, 0.25, 0.125, 0.125], 'intent'],
  [0.875, [0.5, 0.25, 0.125, 0.125], 'intent desmuntat'],
  // Never the impossible, by rounding.
  [0.99999999, [0.3, 0.3, 0.39999, 0], 'intent'],
] as const)('%d in %j falls on %s', (value, chances, outcome) => {
  expect(outcomeFor(chances, value)).toBe(outcome);
});

describe('learn', () => {
  test('keeps the chances of any tower adding up to 1 through any results', () => {
    const towers = [...rules.catalogue.values()];
    fc.assert(
      fc.property(
        fc.constantFrom(...towers),
        fc.array(fc.constantFrom(...GAME_OUTCOMES), { maxLength: 200 }),
        ({ odds }, outcomes) => {
          const after = outcomes.reduce((own, outcome) => learn(own, odds, outcome), odds.own);
          expect(after.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
          if (outcomes.length > 0) expect(after[0]).toBeGreaterThan(odds.own[0]);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('chances', () => {
  /** Two towers: the Pd3 leans on nothing, and the 3d5 as told. */
  const twoTowers = (below: Chances, odds: Partial<Odds>) =>
    statsWith('3d5', { odds }, statsWith('Pd3', { odds: { leaning: 0, dependencies: {}, own: below } }));

  /** To the twelfth decimal. */
  const rounded = (chances: Chances): number[] => chances.map((chance) => Number(chance.toFixed(12)));

  test.each<[string, Chances, Partial<Odds>, readonly number[]]>([
    [
      'is as its own chances and those of the other make it while the other is likelier',
      [0.8, 0.1, 0.06, 0.04],
      { leaning: 0.5, dependencies: { Pd3: 1 }, own: [0.2, 0.3, 0.3, 0.2] },
      [0.5, 0.2, 0.18, 0.12],
    ],
    [
      // Half of each: 0.4, 0.2, 0.2, 0.2; the 0.2 over falls in three equal parts.
      'is never likelier, and what it loses falls on the rest in its proportions',
      [0.2, 0.4, 0.3, 0.1],
      { leaning: 0.5, dependencies: { Pd3: 1 }, own: [0.6, 0, 0.1, 0.3] },
      [0.2, 0.266666666667, 0.266666666667, 0.266666666667],
    ],
    [
      'falls on being carregat when it could not fail otherwise',
      [0.4, 0.6, 0, 0],
      { leaning: 0, dependencies: { Pd3: 1 }, own: [1, 0, 0, 0] },
      [0.4, 0.6, 0, 0],
    ],
    [
      'may be likelier when the other is only part of what it leans on',
      [0.2, 0.4, 0.3, 0.1],
      { leaning: 0.5, dependencies: { Pd3: 0.5 }, own: [1, 0, 0, 0] },
      [0.55, 0.1, 0.075, 0.025],
    ],
    [
      'has nothing from a tower that the game lacks',
      [0.2, 0.4, 0.3, 0.1],
      { leaning: 0.5, dependencies: { constructor: 0.5 }, own: [0.2, 0.2, 0.2, 0.4] },
      [0.1, 0.1, 0.1, 0.2],
    ],
  ])('a tower that leans on another %s', (_, below, odds, chances) => {
    expect(rounded(chancesOf(twoTowers(below, odds), '3d5'))).toEqual(chances);
  });

  describe('each of the chances of a tower that learns', () => {
    const teaching = (by: Chances): Odds => ({
      leaning: 0,
      dependencies: {},
      own: [0.25, 0.25, 0.25, 0.25],
      caps: [0.05, 0.6],
      multipliers: { descarregat: by, carregat: by, intent: by, 'intent desmuntat': by },
    });
    const high: Chances = [0.9, 0.9, 0.9, 0.9];

    test('is clipped before it is multiplied', () => {
      expect(rounded(learn(high, teaching([0.5, 0.4, 0.3, 0.2]), 'intent'))).toEqual(
        rounded([0.3 / 0.84, 0.24 / 0.84, 0.18 / 0.84, 0.12 / 0.84]),
      );
    });

    test.each<[Chances, Chances]>([
      [
        [2, 2, 0.01, 0.01],
        [0.6, 0.6, 0.05, 0.05],
      ],
      [
        [0.01, 0.01, 2, 2],
        [0.05, 0.05, 0.6, 0.6],
      ],
    ])('is clipped after it is multiplied by %j', (by, clipped) => {
      expect(rounded(learn(high, teaching(by), 'carregat'))).toEqual(
        clipped.map((one) => Number((one / 1.3).toFixed(12))),
      );
    });
  });
});
