import fc from 'fast-check';
import { blockChart } from '@/lib/charts/blocks';
import { STILL, stillChart } from '@/lib/charts/still';

test('a column is a stack of blocks, the first series at the bottom', () => {
  expect(
    blockChart([
      [2, 0],
      [1, 1],
    ]),
  ).toEqual({
    paths: ['M1 3v-1h8v1zM1 2v-1h8v1z', 'M1 1v-1h8v1zM11 3v-1h8v1z'],
    width: 20,
    height: 3,
  });
});

test('there is a block for each thing counted, no two at one place, all in the box', () => {
  const twoSeries = fc
    .array(fc.tuple(fc.nat(8), fc.nat(8)), { minLength: 1, maxLength: 12 })
    .map((columns) => [columns.map(([one]) => one), columns.map(([, other]) => other)]);
  fc.assert(
    fc.property(twoSeries, (series) => {
      const { paths, width, height } = blockChart(series);
      const blocks = paths.flatMap((path, index) => {
        const places = path.match(/M\d+ \d+/g) ?? [];
        expect(places).toHaveLength(series[index]?.reduce((sum, value) => sum + value, 0) ?? 0);
        return places;
      });
      expect(new Set(blocks).size).toBe(blocks.length);
      for (const block of blocks) {
        const [x = 0, y = 0] = block.slice(1).split(' ').map(Number);
        expect(x + 8).toBeLessThan(width);
        expect(y >= 1 && y <= height).toBe(true);
      }
    }),
  );
});

test('a chart without columns or counts has a height', () => {
  expect(blockChart([])).toEqual({ paths: [], width: 0, height: 1 });
  expect(blockChart([[0]])).toEqual({ paths: [''], width: 10, height: 1 });
});

const ends = (path: string) => [...path.matchAll(/V([\d.]+)/g)].map(([, y]) => Number(y));

describe('a chart drawn at build time', () => {
  test('reaches the top of its scale with the greatest value and the bottom with none', () => {
    const { paths, ticks } = stillChart([[0, 20]], 'bars');
    expect(ends(paths[0] ?? '')).toEqual([STILL.top, STILL.bottom]);
    expect(ticks.map(({ value }) => value)).toEqual([0, 5, 10, 15, 20]);
    expect(ticks.at(-1)?.y).toBe(STILL.top);
  });

  test('puts bars of the same place one on another', () => {
    const [lower = '', upper = ''] = stillChart([[10], [10]], 'bars').paths;
    const [topOfLower] = ends(lower);
    expect(ends(upper)).toEqual([STILL.top, topOfLower]);
    expect(topOfLower).toBe((STILL.top + STILL.bottom) / 2);
  });

  test('puts bars of a group side by side', () => {
    const [left = '', right = ''] = stillChart([[20], [10]], 'groups').paths;
    expect([ends(left)[0], ends(right)[0]]).toEqual([STILL.top, (STILL.top + STILL.bottom) / 2]);
    const [, start = '', width = ''] = /^M([\d.]+).*h([\d.]+)/.exec(left) ?? [];
    expect(right.startsWith(`M${Number(start) + Number(width)} `)).toBe(true);
  });

  test('ends the scale of shares at one', () => {
    const { ticks } = stillChart([[0.5], [0.25]], 'shares');
    expect(ticks.at(-1)).toEqual({ y: STILL.top, value: 1 });
  });

  test('breaks a line where there is no value, and draws one alone as a dot', () => {
    const [path = ''] = stillChart([[1, 2, null, 3, null]], 'line').paths;
    expect(path).toMatch(/^M[\d. ]+L[\d. ]+M[\d. ]+h0$/);
  });

  test.each([0, 1, 4, 5, 9, 41, 333, 6120])(
    'has whole figures on its scale for %i, and room for it',
    (most) => {
      const values = stillChart([[most]], 'bars').ticks.map(({ value }) => value);
      expect(values.every(Number.isInteger)).toBe(true);
      expect(values.at(-1)).toBeGreaterThanOrEqual(most);
      expect(values.at(-1)).toBeLessThanOrEqual(Math.max(4, most * 2));
    },
  );

  test('keeps every place inside its box, however many there are', () => {
    for (const count of [1, 31, 200]) {
      const { places } = stillChart([Array.from({ length: count }, () => 1)], 'bars');
      expect(places).toHaveLength(count);
      expect(Math.min(...places)).toBeGreaterThan(STILL.left);
      expect(Math.max(...places)).toBeLessThan(STILL.right);
    }
  });

  test('is empty of shapes, not broken, without values', () => {
    expect(stillChart([[]], 'bars').paths).toEqual(['']);
  });
});
