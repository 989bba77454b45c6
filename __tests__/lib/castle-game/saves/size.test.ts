import { aTeam } from '@/__tests__/builders/teams';
import { ATTEMPTS_KEPT, PERFORMANCES_KEPT, SLOTS } from '@/lib/castle-game/limits';
import { encodeGame } from '@/lib/castle-game/saves/encode';

/** Characters that a browser keeps for a site, five mebibytes, all but what the other games take. */
const ROOM = 5_000_000;

test('the longest career fits in the storage of a browser', () => {
  const third = 1 / 3 - 0.01;
  const attempt = {
    resultat: 'INTENT DESMUNTAT',
    intentat_at: 1_795_000_000_000,
    context: 'actuacio',
    probabilitats: [third, third, third, 1 - 3 * third],
  } as const;
  const { team } = aTeam();
  const stats = Object.fromEntries(
    Object.entries(team.stats).map(([castell, stat]) => [
      castell,
      { ...stat, attempts: Array.from({ length: ATTEMPTS_KEPT }, () => ({ ...attempt })) },
    ]),
  );
  const castells = Array.from({ length: SLOTS }, (_, index) => ({
    ronda: index + 1,
    castell: '3d9fm',
    resultat: 'INTENT DESMUNTAT' as const,
    punts: 0,
  }));
  const historic = Array.from({ length: PERFORMANCES_KEPT }, (_, index) => ({
    castells,
    punts: 20_000,
    data: 1_795_000_000_000 + index,
    dia: '2043-09-21',
    castellers: { before: 300, after: 300 },
  }));
  const { length } = encodeGame(aTeam({ stats, historic, tried: Object.keys(stats) }));
  expect(length).toBeGreaterThan(1_000_000);
  expect(length).toBeLessThan(ROOM);
});
