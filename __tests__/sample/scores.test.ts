import { publishedScores, publishedText } from '@/__tests__/builders/published';
import { TIER_CODES, TIER_IDS, tierCodes } from '@/lib/results/scoring/tiers';

const scores = publishedScores();
const lines = publishedText('puntuacions').trimEnd().split('\n').slice(1);

describe('the published scores', () => {
  test('go from the least tower to the hardest', () => {
    const points = lines.map((line) => Number(line.split(',')[1]));
    expect(points).toEqual([...points].sort((one, other) => one - other));
  });

  test.each([...TIER_CODES])('have points for the %s, which a tier names', (code) => {
    expect(scores.get(code)?.descarregat).toBeGreaterThan(0);
  });

  test('stand as the tiers: the best of one is worth more than all of the next', () => {
    const merits = TIER_IDS.map((id) => tierCodes(id).map((code) => scores.get(code)?.descarregat ?? 0));
    for (const [index, tier] of merits.entries()) {
      expect(Math.max(...tier)).toBeGreaterThan(Math.max(0, ...(merits[index + 1] ?? [])));
    }
  });

  test('put a vano of five between Pd5 and 3d7, carregat or descarregat', () => {
    for (const outcome of ['descarregat', 'carregat'] as const) {
      const [low, vano, high] = ['Pd5', 'Vd5', '3d7'].map((code) => scores.get(code)?.[outcome] ?? 0);
      expect(vano).toBeGreaterThan(low ?? 0);
      expect(vano).toBeLessThan(high ?? 0);
    }
  });
});
