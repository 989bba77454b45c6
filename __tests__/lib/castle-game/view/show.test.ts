import { aTower } from '@/__tests__/builders/towers';
import { RESULTS, type Result } from '@/lib/castle-game/results';
import { SHOW_TIMES } from '@/lib/castle-game/view/result-marks';
import { floorsOfDrawing, showAt, stillOf } from '@/lib/castle-game/view/show';
import { drawElevation } from '@/lib/towers/drawing/elevation';

const FLOORS = 7;
const moments = (result: Result, floors = FLOORS) =>
  Array.from({ length: 141 }, (_, index) => showAt(result, floors, (index / 140) * SHOW_TIMES[result]));

describe('the show of an attempt', () => {
  it.each(RESULTS)('of %s begins and ends with nothing standing', (result) => {
    expect(showAt(result, FLOORS, -5)).toMatchObject({ phase: 'pujada', floors: 0, part: 0 });
    expect(showAt(result, FLOORS, SHOW_TIMES[result])).toEqual({
      phase: 'a terra',
      floors: 0,
      part: 0,
      aleta: false,
    });
    expect(showAt(result, FLOORS, 1e9).phase).toBe('a terra');
  });

  it.each(RESULTS)('of %s never skips a floor', (result) => {
    const heights = moments(result)
      .filter(({ phase }) => phase !== 'caiguda' && phase !== 'a terra')
      .map(({ floors, part }) => floors + part);
    for (const [index, height] of heights.entries())
      expect(Math.abs(height - (heights[index - 1] ?? 0))).toBeLessThan(1);
  });

  it('crowns what is descarregat or carregat, and nothing else', () => {
    const crowned = RESULTS.filter((result) =>
      moments(result).some(({ floors, aleta }) => aleta && floors === FLOORS),
    );
    expect(crowned).toEqual(['DESCARREGAT', 'CARREGAT']);
    for (const result of ['INTENT', 'INTENT DESMUNTAT'] as const)
      for (const floors of [2, 3, 7])
        expect(Math.max(...moments(result, floors).map((one) => one.floors))).toBeLessThan(floors);
  });

  it('falls when it fell, after the aleta or half-way, and only then', () => {
    const falling = RESULTS.filter((result) => moments(result).some(({ phase }) => phase === 'caiguda'));
    expect(falling).toEqual(['CARREGAT', 'INTENT']);
  });

  it('has a still picture at its highest', () => {
    expect(stillOf('DESCARREGAT', 7)).toEqual({ phase: 'aleta', floors: 7, part: 0, aleta: true });
    expect(stillOf('INTENT', 7)).toEqual({ phase: 'pujada', floors: 4, part: 0, aleta: false });
  });

  it('counts the floors that are drawn', () => {
    expect(floorsOfDrawing(drawElevation(aTower({ floors: 8, support: 'f' })))).toBe(8);
  });
});
