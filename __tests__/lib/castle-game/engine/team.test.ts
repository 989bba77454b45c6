import { aTeam, rules } from '@/__tests__/builders/teams';
import { newStats, readyStats } from '@/lib/castle-game/engine/team';
import { tuning } from '@/lib/castle-game/tuning';
import type { Chances, Stats } from '@/lib/castle-game/types';

describe('a new team', () => {
  const { team, rounds } = rules.newTeam({ name: 'Els Verds', color: '#00aa55', seed: 7 });

  test('has done nothing, and nothing waits', () => {
    expect({ ...team, stats: {} }).toEqual({
      name: 'Els Verds',
      color: '#00aa55',
      members: 15,
      attendees: 15,
      stats: {},
      history: [],
      tried: [],
      acceptedMissions: [],
      completedMissions: [],
      firsts: {},
      seasons: [{ season: '2023-2024', members: 15, read: false }],
      date: '2023-09-18',
      today: { type: 'rehearsal', attemptsLeft: 15 },
      seed: 7,
      lastAttempt: null,
      missedPerformance: null,
      unknown: {},
      unknownStats: {},
    });
    expect(rounds).toEqual([]);
  });

  test('knows every tower of the catalogue as the rulebook does, and has tried none', () => {
    expect(Object.keys(team.stats)).toEqual([...rules.catalogue.keys()]);
    expect(newStats(rules.catalogue)['3d5']).toEqual({ ...rules.catalogue.get('3d5'), attempts: [] });
  });

  test.each([
    [-1, 4_294_967_295],
    [4_294_967_301, 5],
    [1.9, 1],
  ])('draws from the whole number of 32 bits that %d gives', (seed, kept) => {
    expect(rules.newTeam({ name: 'Els Verds', color: '#00aa55', seed }).team.seed).toBe(kept);
    expect(aTeam().team.seed).toBe(1);
  });
});

/** A Pd3 as a new team finds it, with chances of its own and the most that they can be. */
function newcomer(own: Chances, most = 1): Stats {
  const { Pd3 } = aTeam().team.stats;
  if (!Pd3) throw new Error('There is no Pd3.');
  return { Pd3: { ...Pd3, odds: { ...Pd3.odds, own, caps: [0, most] } } };
}
const readyChances = (stats: Stats, knowledge?: (code: string) => number): readonly number[] =>
  readyStats(stats, knowledge).Pd3?.odds.own ?? [];
const startingAt = (start: number): Chances => [start, 1 - start, 0, 0];

describe('a team that has rehearsed for years', () => {
  test.each(tuning.start.map((start, level) => [start, level] as const))(
    'knows a tower that starts at %d as those of level %i',
    (start, level) => {
      expect(readyChances(newcomer(startingAt(start)))[0]).toBeCloseTo(tuning.ready[level] ?? 0, 12);
    },
  );

  test('knows a tower between two levels as those of the harder one', () => {
    expect(readyChances(newcomer(startingAt(tuning.start[0] - 0.001)))[0]).toBeCloseTo(tuning.ready[1], 12);
  });

  test('knows a tower harder than any as the hardest', () => {
    expect(readyChances(newcomer(startingAt(tuning.start[8] / 2)))[0]).toBeCloseTo(tuning.ready[8], 12);
  });

  test('fails in the proportions that it always had', () => {
    const [descarregat, carregat, intent, desmuntat] = readyChances(newcomer([0.2, 0.4, 0.3, 0.1]));
    const rest = 1 - tuning.ready[0];
    expect(descarregat).toBeCloseTo(tuning.ready[0], 12);
    expect(carregat).toBeCloseTo(rest * 0.5, 12);
    expect(intent).toBeCloseTo(rest * 0.375, 12);
    expect(desmuntat).toBeCloseTo(rest * 0.125, 12);
  });

  test('knows some towers better than others, by their codes, and none beyond the most', () => {
    const stats = newcomer([0.2, 0.4, 0.3, 0.1], 0.9);
    expect(readyChances(stats, (code) => (code === 'Pd3' ? 0.5 : 1))[0]).toBeCloseTo(tuning.ready[0] / 2, 12);
    expect(readyChances(stats, () => 2)[0]).toBe(0.9);
  });

  test('keeps all else of the tower', () => {
    const stats = newcomer([0.2, 0.4, 0.3, 0.1]);
    const { Pd3 } = readyStats(stats);
    expect({ ...Pd3, odds: { ...Pd3?.odds, own: stats.Pd3?.odds.own } }).toEqual(stats.Pd3);
  });
});
