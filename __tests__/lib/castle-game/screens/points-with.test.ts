import { aLastAttempt, aRound, onStage } from '@/__tests__/builders/teams';
import { pointsWith } from '@/lib/castle-game/screens/points-with';

const done = [aRound('3d5', 'descarregat', 1, 20)];

it('counts the result on the screen among the points, before it is a round', () => {
  const state = onStage({ lastAttempt: aLastAttempt('4d5', { outcome: 'descarregat' }) }, done);
  const worth = state.team.stats['4d5']?.descarregat ?? 0;
  expect(worth).toBeGreaterThan(0);
  expect(pointsWith(state)).toBe(20 + worth);
});

it('counts nothing for a tower that was only tried, for a rehearsal or for nothing at all', () => {
  expect(pointsWith(onStage({ lastAttempt: aLastAttempt('4d5') }, done))).toBe(20);
  const rehearsed = aLastAttempt('4d5', { outcome: 'descarregat', context: 'rehearsal' });
  expect(pointsWith(onStage({ lastAttempt: rehearsed }, done))).toBe(20);
  expect(pointsWith(onStage({}, done))).toBe(20);
});
