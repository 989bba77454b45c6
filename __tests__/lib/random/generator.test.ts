import { draw, seededRandom } from '@/lib/random/generator';

function drawn(seed: number, count: number): number[] {
  const values: number[] = [];
  for (let state = seed; values.length < count; ) {
    const { value, seed: next } = draw(state);
    values.push(value);
    state = next;
  }
  return values;
}

describe('draw', () => {
  it('gives the same numbers from the same seed, on every machine', () => {
    expect(drawn(1, 3)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  });

  it('stays from 0 to less than 1, evenly', () => {
    const values = drawn(42, 10_000);
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    for (const start of [0, 0.25, 0.5, 0.75]) {
      const share = values.filter((value) => value >= start && value < start + 0.25).length / values.length;
      expect(share).toBeCloseTo(0.25, 1);
    }
  });

  it('keeps its state in 32 bits, so that a save can hold it', () => {
    for (const seed of [0, 2 ** 32 - 1, 123]) {
      const { seed: next } = draw(seed);
      expect(Number.isInteger(next) && next >= 0 && next < 2 ** 32).toBe(true);
    }
  });
});

describe('seededRandom', () => {
  it('draws one number after another, the same for the same seed', () => {
    const random = seededRandom(1);
    expect([random(), random(), random()]).toEqual(drawn(1, 3));
  });
});
