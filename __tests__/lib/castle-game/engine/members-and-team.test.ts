import { aRound, aTeam, rules, statsWith } from '@/__tests__/builders/teams';
import {
  accountOf,
  changeByPoints,
  lossByFalls,
  membersAfter,
  pointsFor,
} from '@/lib/castle-game/engine/members';
import { newStats, readyStats } from '@/lib/castle-game/engine/team';
import { tuning } from '@/lib/castle-game/tuning';
import type { Chances, Stats } from '@/lib/castle-game/types';

const { stats } = aTeam().team;
const points = (points: number) => aRound('3d5', 'descarregat', 1, points);

test.each<readonly [number, number, number]>([
  [60, 540, 1],
  [110, 1725, 1],
  [110, 1725 + 2325, 11],
  [450, 24_200 + 3 * 600, 4],
])('%i members and %d points make a change of %i', (members, points, change) => {
  expect(changeByPoints(members, points)).toBe(change);
});

test('lossByFalls takes a rounded twentieth of the people of each round carregat or intent, and of no other', () => {
  // 3d5 28 -> 1.4, 4d7 68 -> 3.4, 3d7 64 -> 3.2, 5d5 55 -> 2.75.
  expect(lossByFalls([aRound('3d5', 'carregat'), aRound('5d5', 'intent')], stats)).toBe(1 + 3);
  expect(lossByFalls([aRound('4d7', 'descarregat'), aRound('3d7', 'intent desmuntat')], stats)).toBe(0);
  expect(lossByFalls([aRound('constructor', 'intent')], stats)).toBe(0);
});

const fall = aRound('4d7', 'intent');

test.each([
  ['adds what is gained', 110, [points(4050)], { change: 11, shown: 11, after: 121 }],
  ['takes what is lost', 110, [points(0)], { change: -6, shown: -6, after: 104 }],
  ['goes down to 35', 36, [fall, points(122)], { change: -2, shown: 0, after: 35 }],
  ['never goes below 35', 40, [fall, fall, aRound('Pd4')], { change: -6, shown: 0, after: 35 }],
  ['takes nobody from a small team', 20, [fall, fall, aRound('Pd4')], { shown: 0, after: 20 }],
  ['adds people to a small team', 31, [points(0)], { shown: 0, after: 32 }],
])('membersAfter %s', (_, members, rounds, expected) => {
  expect(membersAfter(members, rounds, stats)).toMatchObject(expected);
});

describe('the points that a gain takes', () => {
  test.each([
    [35, 1],
    [100_000, 3],
  ])('for %i members and %i more are the fewest that give them', (members, change) => {
    const fewest = pointsFor(members, change);
    expect(changeByPoints(members, fewest)).toBeGreaterThanOrEqual(change);
    if (fewest > 0) expect(changeByPoints(members, fewest - 1)).toBeLessThan(change);
  });

  test('are what rounds to them', () => {
    // 110 members: 1725 points bring one, and each 232.5 more or fewer another one; half a person is a whole one.
    expect([pointsFor(110, 0), pointsFor(110, 11)]).toEqual([1377, 3934]);
  });
});

describe('the account of a performance', () => {
  const stats = statsWith('Pd3', { people: 50, carregat: 5, descarregat: 10 });

  test('tells who came by the points and who left after the falls', () => {
    const rounds = [aRound('Pd3', 'intent', 1), aRound('Pd3', 'carregat', 2, 4050), aRound('3d5')];
    expect(accountOf(110, rounds, stats)).toEqual({
      points: 4050,
      byPoints: 11,
      byFalls: -6,
      falls: 2,
      stayed: 0,
      change: 5,
      after: 115,
      pointsToKeep: 1377,
    });
  });

  test('tells who stayed because of the floor', () => {
    const rounds = [aRound('Pd3', 'intent'), aRound('Pd3', 'intent', 2)];
    // 36 members: 122 points bring one; with none they are 0.64 fewer, which is no one in all.
    expect(accountOf(36, rounds, stats)).toMatchObject({ byPoints: 0, byFalls: -6, stayed: 5, change: -1 });
  });

  test('says nothing, and not less than nothing, where points bring nobody and nothing fell', () => {
    // 40 members and no points: -0.09, which is no one.
    expect(accountOf(40, [points(0)], stats)).toMatchObject({ byPoints: 0, byFalls: 0, falls: 0 });
  });
});

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
const newcomer = (own: Chances, most = 1) => statsWith('Pd3', { odds: { own, caps: [0, most] } });
const readyChances = (stats: Stats, knowledge?: (code: string) => number): readonly number[] =>
  readyStats(stats, knowledge).Pd3?.odds.own ?? [];
const startingAt = (start: number): Chances => [start, 1 - start, 0, 0];

describe('a team that has rehearsed for years', () => {
  test.each([
    ...tuning.start.map((start, level) => [start, level] as const),
    // Between two levels, and beyond the hardest.
    [tuning.start[0] - 0.001, 1] as const,
    [tuning.start[8] / 2, 8] as const,
  ])('knows a tower that starts at %d as those of level %i', (start, level) => {
    expect(readyChances(newcomer(startingAt(start)))[0]).toBeCloseTo(tuning.ready[level] ?? 0, 12);
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
});
