import fc from 'fast-check';
import { aTeam, rules } from '@/__tests__/builders/teams';
import type { Chances } from '@/lib/castle-game/catalogue/types';
import { chancesOf, outcomeFor } from '@/lib/castle-game/engine/probabilities';
import { tuning } from '@/lib/castle-game/tuning';
import type { Stats } from '@/lib/castle-game/types';

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
  it('is a tower’s own when it leans on nothing', () => {
    const own: Chances = [0.1, 0.2, 0.3, 0.4];
    expect(chancesOf(withUnique({ '3d4n': own }), '3d4n')).toEqual(own);
  });

  it('mixes what a tower leans on with its own, by the share of each', () => {
    const stats = withUnique({ '3d4n': [0.6, 0.2, 0.1, 0.1], '3d5': [0.2, 0.2, 0.2, 0.4] });
    const [a, b, c, d] = chancesOf(stats, '3d5');
    const leaning = tuning.leaning[0];
    expect(a).toBeCloseTo(leaning * 0.6 + (1 - leaning) * 0.2, 12);
    expect(b).toBeCloseTo(0.2, 12);
    expect(c).toBeCloseTo(leaning * 0.1 + (1 - leaning) * 0.2, 12);
    expect(d).toBeCloseTo(leaning * 0.1 + (1 - leaning) * 0.4, 12);
  });

  it('goes all the way down', () => {
    const three = [0.5, 0.2, 0.2, 0.1] as const;
    const low = withUnique({ '3d4n': [0.1, 0.3, 0.3, 0.3], '3d5': three, '3d5n': three, '3d6': three });
    const high = withUnique({ '3d4n': [0.9, 0.04, 0.03, 0.03], '3d5': three, '3d5n': three, '3d6': three });
    expect(chancesOf(high, '3d6')[0]).toBeGreaterThan(chancesOf(low, '3d6')[0]);
  });

  it('adds up to 1, and leaves no tower less likely than one that leans on it alone', () => {
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
      { numRuns: 60 },
    );
  });

  it('is nothing for a tower that there is not', () => {
    expect(chancesOf(base, '__proto__')).toEqual([0, 0, 0, 0]);
  });
});

describe('outcomeFor', () => {
  const chances: Chances = [0.5, 0.25, 0.125, 0.125];

  it.each([
    [0, 'descarregat'],
    [0.4999, 'descarregat'],
    [0.5, 'carregat'],
    [0.75, 'intent'],
    [0.875, 'intent desmuntat'],
    [0.9999, 'intent desmuntat'],
  ])('%d falls on %s', (value, outcome) => {
    expect(outcomeFor(chances, value)).toBe(outcome);
  });

  it('never falls on the impossible by rounding', () => {
    expect(outcomeFor([0.3, 0.3, 0.39999, 0], 0.99999999)).toBe('intent');
  });
});
