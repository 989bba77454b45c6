import { aLastAttempt, aRound, aTeam, onStage, played, rules } from '@/__tests__/builders/teams';

const next = { type: 'nextRound' } as const;

test('a round follows those before it, with the points of its outcome', () => {
  const { rounds } = played(
    onStage({ lastAttempt: aLastAttempt('Pd4', { outcome: 'descarregat' }) }, [aRound('3d5')]),
    next,
  );
  expect(rounds).toEqual([aRound('3d5'), aRound('Pd4', 'descarregat', 2, 45)]);
});

test('a tower that the game lacks gives no points', () => {
  const lastAttempt = aLastAttempt('9d12', { outcome: 'descarregat' });
  expect(played(onStage({ lastAttempt }), next).rounds).toEqual([aRound('9d12', 'descarregat', 1, 0)]);
});

test('there is nothing to move on from without a result, and something with one', () => {
  expect(rules.refusalOf(aTeam(), next)).toEqual({ kind: 'nothing to continue' });
  expect(rules.refusalOf(onStage({ lastAttempt: aLastAttempt('3d5') }), next)).toBeUndefined();
});
