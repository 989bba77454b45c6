import { anAttempt, aTeam } from '@/__tests__/builders/teams';
import { progressOfTeam } from '@/lib/castle-game/screens/progress';

it('is told from the tower tried last to the first', () => {
  const { team } = aTeam({ tried: ['Pd3', '3d4n'] });
  const stats = Object.fromEntries(
    Object.entries(team.stats).map(([code, stat]) => [
      code,
      { ...stat, attempts: [anAttempt('intent', [0.3, 0.2, 0.2, 0.3])] },
    ]),
  );
  const progress = progressOfTeam({ ...team, stats });
  expect(progress.map(({ stat }) => stat.code)).toEqual(['3d4n', 'Pd3']);
  expect(progress[0]?.points).toEqual([{ attempt: 1, chance: 0.3 }]);
});
