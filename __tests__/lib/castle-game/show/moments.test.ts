import { RESULTS, type Result } from '@/lib/castle-game/results';
import { SHOW_TIMES, showAt, stillOf } from '@/lib/castle-game/show/moments';

const FLOORS = 7;
const moments = (result: Result, floors = FLOORS) =>
  Array.from({ length: 141 }, (_, index) => showAt(result, floors, (index / 140) * SHOW_TIMES[result]));

describe('the show of an attempt', () => {
  it.each(RESULTS)('of %s begins with nobody and ends with the first floor on the ground', (result) => {
    expect(showAt(result, FLOORS, -5)).toMatchObject({ phase: 'pujada', height: 0 });
    const end = { phase: 'a terra', progress: 1, height: 1, aleta: false };
    expect(showAt(result, FLOORS, SHOW_TIMES[result])).toEqual(end);
    expect(showAt(result, FLOORS, 1e9)).toEqual(end);
  });

  it.each(RESULTS)('of %s never skips a floor', (result) => {
    const heights = moments(result)
      .filter(({ phase }) => phase !== 'a terra')
      .map(({ height }) => height);
    expect(heights.length).toBeGreaterThan(100);
    for (const [index, height] of heights.entries())
      expect(Math.abs(height - (heights[index - 1] ?? 0))).toBeLessThan(1);
  });

  it('crowns what is descarregat or carregat, and nothing else', () => {
    const crowned = RESULTS.filter((result) =>
      moments(result).some(({ height, aleta }) => aleta && height === FLOORS),
    );
    expect(crowned).toEqual(['DESCARREGAT', 'CARREGAT']);
    for (const result of ['INTENT', 'INTENT DESMUNTAT'] as const)
      for (const floors of [2, 3, 7]) {
        const top = Math.max(...moments(result, floors).map(({ height }) => height));
        expect(top).toBeGreaterThan(1);
        expect(top).toBeLessThan(floors);
      }
  });

  it('falls when it fell, after the aleta or half-way, and only then', () => {
    const falling = RESULTS.filter((result) => moments(result).some(({ phase }) => phase === 'caiguda'));
    expect(falling).toEqual(['CARREGAT', 'INTENT']);
    const order = moments('CARREGAT').map(({ phase }) => phase);
    expect(order.indexOf('caiguda')).toBeGreaterThan(order.lastIndexOf('aleta'));
  });

  it('has a still picture of its highest, in whole floors', () => {
    expect(stillOf('DESCARREGAT', 7)).toMatchObject({ phase: 'aleta', height: 7, aleta: true });
    expect(stillOf('INTENT', 7)).toMatchObject({ phase: 'pujada', height: 4, aleta: false });
    expect(stillOf('INTENT', 2).height).toBe(1);
  });
});
