import { drawDetail } from '@/lib/towers/drawing/detail';
import { drawElevation, topOf } from '@/lib/towers/drawing/elevation';
import { constructionOf } from '@/lib/towers/notation';

test.each(['Pd5', '4d8', '4d7a', '5d7', '10d7', 'Vd6f', '3d7+4d7', '3d5n'])(
  'the detail of %s frames the whole pom',
  (code) => {
    const { box, figures } = drawDetail(constructionOf(code));
    const enxaneta = figures.find(({ role }) => role === 'enxaneta');
    expect(enxaneta).toBeDefined();
    expect(figures.every((figure) => topOf(figure) >= box.y)).toBe(true);
    for (const { x, part, tower } of figures) {
      if (part !== 'pom' || tower !== enxaneta?.tower) continue;
      expect(x).toBeGreaterThan(box.x);
      expect(x).toBeLessThan(box.x + box.width);
    }
  },
);

test('the detail is much lighter than the whole castell', () => {
  const construction = constructionOf('4d8');
  expect(drawDetail(construction).figures.length).toBeLessThan(
    drawElevation(construction).figures.length / 10,
  );
});

test('a piece without enxaneta is shown whole', () => {
  const construction = constructionOf('FT Td7f');
  expect(drawDetail(construction).box).toEqual(drawElevation(construction).box);
});
