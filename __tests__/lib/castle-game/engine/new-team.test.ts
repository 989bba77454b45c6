import { aTeam, rules } from '@/__tests__/builders/teams';
import { newStats } from '@/lib/castle-game/engine/new-team';

describe('a new team', () => {
  const { team, rounds } = rules.newTeam({ name: 'Els Verds', color: '#00aa55', seed: 7 });

  it('has done nothing, and nothing waits', () => {
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

  it('knows every tower of the catalogue as the rulebook does, and has tried none', () => {
    expect(Object.keys(team.stats)).toEqual([...rules.catalogue.keys()]);
    expect(newStats(rules.catalogue)['3d5']).toEqual({ ...rules.catalogue.get('3d5'), attempts: [] });
  });

  it.each([
    [-1, 4_294_967_295],
    [4_294_967_301, 5],
    [1.9, 1],
  ])('draws from the whole number of 32 bits that %d gives', (seed, kept) => {
    expect(rules.newTeam({ name: 'Els Verds', color: '#00aa55', seed }).team.seed).toBe(kept);
    expect(aTeam().team.seed).toBe(1);
  });
});
