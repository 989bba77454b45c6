import fc from 'fast-check';
import { highlightRules, type Labelled, placeLabels, spread } from '@/lib/tower-parts/parts';
import { drawTower } from '@/lib/towers/drawing/draw';
import type { Role, View } from '@/lib/towers/drawing/figure';
import { constructionOf } from '@/lib/towers/notation';

const GAP = 8;
const ROOM = { gap: GAP, reach: 28 };

const drawingOf = (code: string, view: View) => drawTower(constructionOf(code), view);

const aPart = (id: Role): Labelled => ({ id, name: id, highlights: [id] });

describe('spread', () => {
  test('keeps positions that do not overlap', () => {
    expect(spread([80, 20, 50], 10)).toEqual([20, 50, 80]);
  });

  test('moves overlapping positions down, and up from the end', () => {
    expect(spread([20, 21, 22], 10)).toEqual([20, 30, 40]);
    expect(spread([97, 98], 10)).toEqual([85, 95]);
  });

  test('keeps the gap and stays within the edges', () => {
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

  const SIDES = [
    ['elevation', 'start'],
    ['elevation', 'end'],
    ['plan', 'start'],
    ['plan', 'end'],
  ] as const;

  test.each(SIDES)('labels every part of the %s on the %s side, at one of its people', (view, side) => {
    const labels = placeLabels(listed[view].map(aPart), drawingOf('3d9fmp', view), side, ROOM);
    expect(labels.map(({ id }) => id).sort()).toEqual([...listed[view]].sort());
    for (const { x, y } of labels) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(100);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(100);
    }
  });

  test('labels floors from top to bottom', () => {
    const labels = placeLabels(
      (['segon', 'enxaneta', 'quart'] as const).map(aPart),
      drawingOf('4d8', 'elevation'),
      'end',
      ROOM,
    );
    expect(labels.map(({ id }) => id)).toEqual(['enxaneta', 'quart', 'segon']);
  });
});

function rules(
  view: 'elevation' | 'plan',
  highlights: Parameters<typeof highlightRules>[0][number]['highlights'],
) {
  return highlightRules([{ id: 'part', name: 'Part', highlights }], drawTower(constructionOf('4d8'), view));
}

describe('highlightRules', () => {
  test('fades the other floors of an elevation', () => {
    expect(rules('elevation', ['segon'])).toBe(
      ':root:has(#part:target) [data-view="elevation"] [data-part]:not([data-part="tronc"][data-floor="2"]){opacity:.22}',
    );
  });

  test('fades the other roles of a plan', () => {
    expect(rules('plan', ['baix', 'crossa'])).toMatch(
      /:not\(\[data-role="(baix|crossa)"\],\[data-role="(baix|crossa)"\]\)/,
    );
  });

  test('has no rule if the drawing lacks the part', () => {
    expect(rules('elevation', ['folre'])).toBe('');
  });
});
