import fc from 'fast-check';
import { rules } from '@/__tests__/builders/teams';
import type { Odds } from '@/lib/castle-game/catalogue/types';
import { learn } from '@/lib/castle-game/engine/learn';
import { RESULTS } from '@/lib/castle-game/results';

const odds: Odds = {
  pes_dependencies: 0,
  multipliers: {
    DESCARREGAT: [2, 1, 1, 1],
    CARREGAT: [1, 2, 1, 1],
    INTENT: [1, 1, 2, 1],
    'INTENT DESMUNTAT': [1, 1, 1, 0.1],
  },
  caps: [0.05, 0.6],
  unique: [0.25, 0.25, 0.25, 0.25],
  dependencies: {},
};

describe('learn', () => {
  it('multiplies element by element and makes the whole 1 again', () => {
    expect(learn([0.25, 0.25, 0.25, 0.25], odds, 'DESCARREGAT')).toEqual([0.4, 0.2, 0.2, 0.2]);
  });

  it('clips before and after it multiplies', () => {
    // 0.9 -> 0.6 -> 1.2 -> 0.6; 0 -> 0.05; 0.1 stays. Total 0.8.
    const [a, b, c, d] = learn([0.9, 0, 0.1, 0], odds, 'DESCARREGAT');
    expect([a, b, c, d].map((value) => Number(value.toFixed(10)))).toEqual([0.75, 0.0625, 0.125, 0.0625]);
    // 0.25 -> 0.025 -> 0.05.
    expect(learn([0.25, 0.25, 0.25, 0.25], odds, 'INTENT DESMUNTAT')[3]).toBeCloseTo(0.05 / 0.8, 12);
  });

  it('keeps the chances of any tower adding up to 1 through any results', () => {
    const towers = [...rules.catalogue.values()];
    fc.assert(
      fc.property(
        fc.constantFrom(...towers),
        fc.array(fc.constantFrom(...RESULTS), { maxLength: 200 }),
        ({ probabilitats }, results) => {
          const after = results.reduce(
            (unique, result) => learn(unique, probabilitats, result),
            probabilitats.unique,
          );
          expect(after.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
          if (results.length > 0) expect(after[0]).toBeGreaterThan(probabilitats.unique[0]);
        },
      ),
      { numRuns: 100 },
    );
  });
});
