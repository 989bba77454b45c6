import { RESULTS, type Result } from '@/lib/castle-game/results';
import { SHOW_TIMES, type ShowMoment, showAt } from '@/lib/castle-game/show/moments';
import { soundOfStill, soundsBetween } from '@/lib/castle-game/show/sounds';

function heard(result: Result, step: number) {
  let before: ShowMoment | undefined;
  const names: string[] = [];
  for (let elapsed = 0; elapsed <= SHOW_TIMES[result]; elapsed += step) {
    const now = showAt(result, 5, elapsed);
    names.push(...soundsBetween(before, now, result));
    before = now;
  }
  return names.join(' ');
}

describe('the sounds of a show', () => {
  it.each([
    ['DESCARREGAT', 'tabal tabal tabal tabal tabal aleta baixada aplaudiment'],
    ['CARREGAT', 'tabal tabal tabal tabal tabal aleta baixada caiguda'],
    ['INTENT', 'tabal tabal tabal caiguda'],
    ['INTENT DESMUNTAT', 'tabal tabal tabal'],
  ] as const)('of %s follow what is seen', (result, names) => {
    expect(heard(result, 16)).toBe(names);
  });

  it('do not pile up after a pause', () => {
    expect(heard('DESCARREGAT', 3000).split(' ').length).toBeLessThan(5);
  });

  it('have one for each still picture', () => {
    expect(RESULTS.map(soundOfStill)).toEqual(['aplaudiment', 'aleta', 'caiguda', 'tabal']);
  });
});
