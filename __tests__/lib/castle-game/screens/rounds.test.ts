import { aLastAttempt, aRound, onStage } from '@/__tests__/builders/teams';
import { pointsWith, slotsOf } from '@/lib/castle-game/screens/rounds';

describe('the six slots', () => {
  test('are the rounds done, the one in course and empty ones', () => {
    const states = (rounds: ReturnType<typeof aRound>[]) =>
      slotsOf(onStage({}, rounds)).map(({ state }) => state);
    expect(states([])).toEqual(['current', 'empty', 'empty', 'empty', 'empty', 'empty']);
    expect(states([aRound('3d5'), aRound('Pd4')])).toEqual([
      'done',
      'done',
      'empty',
      'empty',
      'empty',
      'empty',
    ]);
  });

  test('tell the round of pilars', () => {
    const slots = slotsOf(onStage({}, [aRound('3d5'), aRound('4d5'), aRound('Td5')]));
    expect(slots[3]).toEqual({ state: 'current', pilars: true });
  });
});

describe('points with', () => {
  const done = [aRound('3d5', 'descarregat', 1, 20)];

  test('counts the result on the screen among the points, before it is a round', () => {
    const state = onStage({ lastAttempt: aLastAttempt('4d5', { outcome: 'descarregat' }) }, done);
    const worth = state.team.stats['4d5']?.descarregat ?? 0;
    expect(worth).toBeGreaterThan(0);
    expect(pointsWith(state)).toBe(20 + worth);
  });

  test('counts nothing for a tower that was only tried, for a rehearsal or for nothing at all', () => {
    expect(pointsWith(onStage({ lastAttempt: aLastAttempt('4d5') }, done))).toBe(20);
    const rehearsed = aLastAttempt('4d5', { outcome: 'descarregat', context: 'rehearsal' });
    expect(pointsWith(onStage({ lastAttempt: rehearsed }, done))).toBe(20);
    expect(pointsWith(onStage({}, done))).toBe(20);
  });
});
