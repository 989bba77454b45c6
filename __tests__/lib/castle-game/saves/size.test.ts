import { aTeam } from '@/__tests__/builders/teams';
import { MAX_SAVED_ATTEMPTS, MAX_SAVED_PERFORMANCES, SLOTS } from '@/lib/castle-game/limits';
import { encodeGame } from '@/lib/castle-game/saves/game';

/** Characters that a browser keeps for a site, five mebibytes, all but what the other games take. */
const ROOM = 5_000_000;

test('the longest career fits in the storage of a browser', () => {
  const third = 1 / 3 - 0.01;
  const attempt = {
    outcome: 'intent desmuntat',
    triedAt: 1_795_000_000_000,
    context: 'performance',
    chances: [third, third, third, 1 - 3 * third],
  } as const;
  const { team } = aTeam();
  const stats = Object.fromEntries(
    Object.entries(team.stats).map(([code, stat]) => [
      code,
      { ...stat, attempts: Array.from({ length: MAX_SAVED_ATTEMPTS }, () => ({ ...attempt })) },
    ]),
  );
  const rounds = Array.from({ length: SLOTS }, (_, index) => ({
    number: index + 1,
    code: '3d9fm',
    outcome: 'intent desmuntat' as const,
    points: 0,
  }));
  const history = Array.from({ length: MAX_SAVED_PERFORMANCES }, (_, index) => ({
    rounds,
    points: 20_000,
    endedAt: 1_795_000_000_000 + index,
    day: '2043-09-21',
    members: { before: 300, after: 300 },
  }));
  const { length } = encodeGame(aTeam({ stats, history, tried: Object.keys(stats) }));
  expect(length).toBeGreaterThan(1_000_000);
  expect(length).toBeLessThan(ROOM);
});
