import { drawCrowd } from '@/lib/towers/drawing/crowd';

test.each([300, 550, 750])(
  'a tile %d wide continues in the next one: whoever crosses an edge is at both',
  (width) => {
    const { figures } = drawCrowd(width);
    const crossing = figures.filter(({ x }) => x < 48);
    expect(crossing.length).toBeGreaterThan(4);
    for (const { id, x, y } of crossing.filter((figure) => figure.x > -48)) {
      expect(figures.some((other) => other.id === id && other.x === x + width && other.y === y)).toBe(true);
    }
  },
);

test('people stand close together, in rows, those behind first', () => {
  const { figures } = drawCrowd(550);
  const depths = figures.map(({ depth }) => depth);
  expect(depths).toEqual([...depths].sort((a, b) => b - a));
  const front = figures.filter(({ depth }) => depth === 0).map(({ x }) => x);
  const gaps = front.slice(1).map((x, index) => x - (front[index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThan(48);
});
