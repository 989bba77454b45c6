import fc from 'fast-check';
import { type Labelled, placeLabels, spread } from '@/lib/tower-parts/labels';
import { drawTower } from '@/lib/towers/drawing/draw';
import type { Role, View } from '@/lib/towers/drawing/figure';
import { constructionOf } from '@/lib/towers/notation';

const GAP = 8;
const ROOM = { gap: GAP, reach: 28 };

const drawingOf = (code: string, view: View) => drawTower(constructionOf(code), view);

const aPart = (id: Role): Labelled => ({ id, name: id, highlights: [id] });

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
  const listed = {
    elevation: ['baix', 'folre', 'manilla', 'puntal', 'quint', 'dosos', 'enxaneta'],
    plan: ['baix', 'agulla', 'crossa', 'vent', 'lateral', 'cordo'],
  } as const;

  it.each([
    ['elevation', 'start'],
    ['elevation', 'end'],
    ['plan', 'start'],
    ['plan', 'end'],
  ] as const)('names every part of the %s on the %s side, each at a person of its own', (view, side) => {
    const labels = placeLabels(listed[view].map(aPart), drawingOf('3d9fmp', view), side, ROOM);
    expect(labels.map(({ id }) => id).sort()).toEqual([...listed[view]].sort());
    for (const { x, y } of labels) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(100);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(100);
    }
  });

  it('names floors in the order in which they stand', () => {
    const labels = placeLabels(
      (['segon', 'enxaneta', 'quart'] as const).map(aPart),
      drawingOf('4d8', 'elevation'),
      'end',
      ROOM,
    );
    expect(labels.map(({ id }) => id)).toEqual(['enxaneta', 'quart', 'segon']);
  });

  it.each([
    ['elevation', 'start'],
    ['elevation', 'end'],
    ['plan', 'start'],
    ['plan', 'end'],
  ] as const)('points past what names cover on a phone, in the %s on the %s side', (view, side) => {
    const { reach } = ROOM;
    for (const { x } of placeLabels(listed[view].map(aPart), drawingOf('3d9fmp', view), side, ROOM))
      expect(side === 'start' ? x : 100 - x).toBeGreaterThan(reach);
  });

  it('leaves out a part that the tower does not have', () => {
    expect(placeLabels([aPart('folre')], drawingOf('4d8', 'elevation'), 'start', ROOM)).toEqual([]);
  });
});
