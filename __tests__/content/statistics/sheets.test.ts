import { publishedText } from '@/__tests__/builders/results';
import { parseScores } from '@/lib/results/reading/scores';
import { checkDiades } from '@/scripts/build/data-pull/checks';

describe('the published scores', () => {
  const parsed = parseScores(publishedText('puntuacions'));
  if (!parsed.ok) throw new Error(parsed.reason);
  const { scores, problems } = parsed;

  test('are read whole', () => {
    expect(problems).toEqual([]);
  });

  test.each([...scores])('give the %s less for carregat than for descarregat', (_, points) => {
    expect(points.carregat ?? 0).toBeLessThan(points.descarregat ?? Number.POSITIVE_INFINITY);
  });
});

test('the published results pass the checks that a live sheet must pass', () => {
  expect(checkDiades(publishedText('diades'))).toMatchObject({ ok: true });
});
