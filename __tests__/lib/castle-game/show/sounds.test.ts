import { GAME_OUTCOMES, type GameOutcome } from '@/lib/castle-game/outcomes';
import { SHOW_TIMES, type ShowMoment, showAt } from '@/lib/castle-game/show/moments';
import { STILL_SOUNDS, soundsBetween } from '@/lib/castle-game/show/sounds';

function heard(outcome: GameOutcome, step: number) {
  let before: ShowMoment | undefined;
  const names: string[] = [];
  for (let elapsed = 0; elapsed <= SHOW_TIMES[outcome]; elapsed += step) {
    const now = showAt(outcome, 5, elapsed);
    names.push(...soundsBetween(before, now, outcome));
    before = now;
  }
  return names.join(' ');
}

describe('the sounds of a show', () => {
  it.each([
    ['descarregat', 'tabal tabal tabal tabal tabal aleta baixada aplaudiment'],
    ['carregat', 'tabal tabal tabal tabal tabal aleta baixada caiguda'],
    ['intent', 'tabal tabal tabal caiguda'],
    ['intent desmuntat', 'tabal tabal tabal'],
  ] as const)('of %s follow what is seen', (outcome, names) => {
    expect(heard(outcome, 16)).toBe(names);
  });

  it('do not pile up after a pause', () => {
    expect(heard('descarregat', 3000).split(' ').length).toBeLessThan(5);
  });

  it('have one for each still picture', () => {
    expect(GAME_OUTCOMES.map((outcome) => STILL_SOUNDS[outcome])).toEqual([
      'aplaudiment',
      'aleta',
      'caiguda',
      'tabal',
    ]);
  });
});
