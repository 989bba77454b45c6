import fc from 'fast-check';
import { towerParts } from '@/content/tower-parts';
import { partLabels } from '@/content/tower-parts/labels';
import { placeLabels, spread } from '@/lib/tower-parts/labels';
import { drawTower } from '@/lib/towers/drawing/draw';
import { parseConstruction } from '@/lib/towers/notation';

const GAP = 8;

function drawingOf(code: string, view: 'elevation' | 'plan') {
  const parsed = parseConstruction(code);
  if (!parsed.ok) throw new Error(code);
  return drawTower(parsed.construction, view);
}

const partsOf = (ids: readonly string[]) =>
  ids.flatMap((id) => towerParts.find((part) => part.id === id) ?? []);

describe('spread', () => {
  it('leaves wishes alone when they do not touch', () => {
    expect(spread([80, 20, 50], 10)).toEqual([20, 50, 80]);
  });

  it('pushes down what would overlap and back up what would fall off the end', () => {
    expect(spread([20, 21, 22], 10)).toEqual([20, 30, 40]);
    expect(spread([97, 98], 10)).toEqual([85, 95]);
  });

  it('keeps the gap and the edges whenever there is room', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 12 }), (wishes) => {
        const heights = spread(wishes, GAP);
        heights.forEach((height, index) => {
          expect(height).toBeGreaterThanOrEqual(GAP / 2 - 1e-9);
          expect(height).toBeLessThanOrEqual(100 - GAP / 2 + 1e-9);
          if (index > 0) expect(height - (heights[index - 1] ?? 0)).toBeGreaterThanOrEqual(GAP - 1e-9);
        });
      }),
    );
  });
});

describe('placeLabels', () => {
  const cases = [
    ['elevation', 'start'],
    ['elevation', 'end'],
    ['plan', 'start'],
    ['plan', 'end'],
  ] as const;

  it.each(cases)(
    'names every listed part of the %s on the %s side, each at a person of its own',
    (view, side) => {
      const wanted = partLabels[view][side];
      const labels = placeLabels(partsOf(wanted), drawingOf('3d9fmp', view), side, GAP);
      expect(labels.map(({ id }) => id).sort()).toEqual([...wanted].sort());
      for (const { x, y } of labels) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(100);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(100);
      }
    },
  );

  it('names floors in the order in which they stand', () => {
    const labels = placeLabels(
      partsOf(['segons', 'enxaneta', 'quarts']),
      drawingOf('4d8', 'elevation'),
      'end',
      GAP,
    );
    expect(labels.map(({ id }) => id)).toEqual(['enxaneta', 'quarts', 'segons']);
  });

  it('leaves out a part that the tower does not have', () => {
    expect(placeLabels(partsOf(['folre']), drawingOf('4d8', 'elevation'), 'start', GAP)).toEqual([]);
  });
});
