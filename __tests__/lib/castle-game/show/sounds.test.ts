import { SHOW_TIMES, type ShowMoment, showAt } from '@/lib/castle-game/show/moments';
import { levelIn, STILL_SOUNDS, soundsBetween } from '@/lib/castle-game/show/sounds';
import { GAME_OUTCOMES, type GameOutcome } from '@/lib/castle-game/types';

function heard(outcome: GameOutcome, step: number) {
  let before: ShowMoment | undefined;
  const names: string[] = [];
  for (let elapsed = 0; elapsed <= SHOW_TIMES[outcome]; elapsed += step) {
    const now = showAt(outcome, 5, elapsed);
    const { stops, plays } = soundsBetween(before, now, outcome);
    if (stops) names.push('|');
    names.push(...plays);
    before = now;
  }
  return names.join(' ');
}

describe('the sounds of a show', () => {
  test.each([
    ['descarregat', 'tabal tabal pujada | aleta | baixada | aplaudiment'],
    ['carregat', 'tabal tabal pujada | aleta | baixada | caiguda |'],
    ['intent', 'tabal tabal pujada | caiguda |'],
    ['intent desmuntat', 'tabal tabal pujada | |'],
  ] as const)(
    'of %s: the toc begins with the segons, ends with the unloading and breaks off in a fall',
    (outcome, names) => {
      expect(heard(outcome, 16)).toBe(names);
    },
  );

  test('begin the toc when the segons stand, and not before', () => {
    const at = (height: number) => ({ phase: 'pujada', progress: 0, height, aleta: false }) as const;
    expect(soundsBetween(at(1.95), at(2), 'intent').plays).toEqual(['pujada']);
    expect(soundsBetween(at(1.9), at(1.99), 'intent').plays).toEqual([]);
    expect(soundsBetween(at(2), at(3.4), 'intent').plays).toEqual([]);
  });

  test('have a level from storage, and the first one for whatever else stands there', () => {
    expect(['1', '10', '7'].map(levelIn)).toEqual([1, 10, 7]);
    expect([null, undefined, '', '0', '11', '-3', '3.5', 'alt'].map(levelIn)).toEqual(Array(8).fill(6));
  });

  test('do not pile up after a pause', () => {
    expect(heard('descarregat', 3000).split(' ').length).toBeLessThan(5);
  });

  test('have one for each still picture', () => {
    expect(GAME_OUTCOMES.map((outcome) => STILL_SOUNDS[outcome])).toEqual([
      'aplaudiment',
      'aleta',
      'caiguda',
      'tabal',
    ]);
  });
});
