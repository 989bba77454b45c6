import { tiers } from '@/content/statistics/tiers';
import { fixedScores } from '@/lib/diades/scoring/fixed-scores';
import { levelOf } from '@/lib/diades/scoring/tiers';
import { formatTower, parseConstruction } from '@/lib/towers/notation';
import { publishedScores } from '../../builders/published';

const scores = publishedScores();
const named = tiers.flatMap(({ name, level, towers }) => towers.map((key) => ({ key, name, level })));

describe('the tiers', () => {
  test('name each tower once', () => {
    expect(new Set(named.map(({ key }) => key)).size).toBe(named.length);
  });

  test.each(named)('$key of $name has that height, its canonical name and points', ({ key, level }) => {
    const parsed = parseConstruction(key);
    if (!parsed.ok) throw new Error(parsed.problem.kind);
    expect(formatTower(parsed.construction)).toBe(key);
    expect(levelOf(parsed.construction)).toBe(level);
    const { descarregat, carregat } = scores.get(key) ?? {};
    expect(descarregat).toBeGreaterThan(carregat ?? Number.NaN);
  });

  test('stand one above another: the best of a tier is worth more than all of the next', () => {
    const merits = tiers.map(({ towers }) => towers.map((key) => scores.get(key)?.descarregat ?? 0));
    for (const [index, tier] of merits.entries()) {
      expect(Math.max(...tier)).toBeGreaterThan(Math.max(0, ...(merits[index + 1] ?? [])));
    }
  });
});

describe('the fixed scores', () => {
  test.each(Object.entries(fixedScores))('%s is worth %i', (key, points) => {
    expect(scores.get(key)?.descarregat).toBe(points);
  });

  test('a vano of five stands between Pd5 and 3d7, loaded or completed', () => {
    for (const outcome of ['descarregat', 'carregat'] as const) {
      const [low, vano, high] = ['Pd5', 'Vd5', '3d7'].map((key) => scores.get(key)?.[outcome] ?? 0);
      expect(vano).toBeGreaterThan(low ?? 0);
      expect(vano).toBeLessThan(high ?? 0);
    }
  });
});
