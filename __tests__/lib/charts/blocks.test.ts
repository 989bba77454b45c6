import fc from 'fast-check';
import { blockChart } from '@/lib/charts/blocks';

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
    .array(fc.tuple(fc.nat(20), fc.nat(20)), { minLength: 1, maxLength: 40 })
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
