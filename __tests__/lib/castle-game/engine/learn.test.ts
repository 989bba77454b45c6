import fc from 'fast-check';
import { rules } from '@/__tests__/builders/teams';
import type { Odds } from '@/lib/castle-game/catalogue/types';
import { learn } from '@/lib/castle-game/engine/learn';
import { GAME_OUTCOMES } from '@/lib/castle-game/outcomes';

const odds: Odds = {
  leaning: 0,
  multipliers: {
    descarregat: [2, 1, 1, 1],
    carregat: [1, 2, 1, 1],
    intent: [1, 1, 2, 1],
    'intent desmuntat': [1, 1, 1, 0.1],
  },
  caps: [0.05, 0.6],
  own: [0.25, 0.25, 0.25, 0.25],
  dependencies: {},
};

describe('learn', () => {
  it('multiplies element by element and makes the whole 1 again', () => {
    expect(learn([0.25, 0.25, 0.25, 0.25], odds, 'descarregat')).toEqual([0.4, 0.2, 0.2, 0.2]);
  });

  it('clips before and after it multiplies', () => {
    // 0.9 -> 0.6 -> 1.2 -> 0.6; 0 -> 0.05; 0.1 stays. Total 0.8.
    const [a, b, c, d] = learn([0.9, 0, 0.1, 0], odds, 'descarregat');
    expect([a, b, c, d].map((value) => Number(value.toFixed(10)))).toEqual([0.75, 0.0625, 0.125, 0.0625]);
    // 0.25 -> 0.025 -> 0.05.
    expect(learn([0.25, 0.25, 0.25, 0.25], odds, 'intent desmuntat')[3]).toBeCloseTo(0.05 / 0.8, 12);
  });

  it('keeps the chances of any tower adding up to 1 through any results', () => {
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
      { numRuns: 100 },
    );
  });
});
