import {
  aLastAttempt,
  aPerformance,
  aRound,
  aTeam,
  onStage,
  played,
  rules,
} from '@/__tests__/builders/teams';
import { attendeesOf, daysToNext, mondayAfter } from '@/lib/castle-game/engine/days';
import { MAX_SAVED_PERFORMANCES } from '@/lib/castle-game/limits';
import type { Weekday } from '@/lib/dates/days';

test.each<[number, Weekday, number, number]>([
  [100, 'dilluns', 0, 80],
  [30, 'dimarts', 0, 18],
  [31, 'dimarts', 0, 27],
  [35, 'dimarts', 0, 31],
  [35, 'dimarts', 0.999, 34],
  [101, 'dijous', 0.5, 80],
  [101, 'dimecres', 0, 101],
])('of %i after a %s, with the chance %d, come %i', (members, weekday, chance, coming) => {
  expect(attendeesOf(members, weekday, chance)).toBe(coming);
});

test.each<[Weekday, number, number]>([
  ['dilluns', 10, 1],
  ['dimarts', 30, 6],
  ['dimarts', 31, 2],
  ['dijous', 31, 4],
  ['dimecres', 100, 0],
])('daysToNext leaving a %s with %i people coming is %i', (weekday, coming, days) => {
  expect(daysToNext(weekday, coming)).toBe(days);
});

describe('end performance', () => {
  const end = { type: 'endPerformance' } as const;
  const done = [aRound('3d5', 'descarregat', 1, 20), aRound('Pd4', 'descarregat', 2, 45)];

  test('the history of a team ends in the performance that ended last, and forgets its oldest one', () => {
    const history = Array.from({ length: MAX_SAVED_PERFORMANCES }, (_, endedAt) => aPerformance({ endedAt }));
    const { team } = played(onStage({ history }, done), end);
    expect(team.history).toHaveLength(MAX_SAVED_PERFORMANCES);
    expect([team.history[0]?.endedAt, team.history.at(-1)?.endedAt]).toEqual([1, 1000]);
  });

  test('those who came are as many as before when the team grows', () => {
    const { team } = played(onStage({ members: 35, attendees: 33 }, done), end);
    expect(team).toMatchObject({ members: 36, attendees: 33 });
  });
});

const move = { type: 'moveToMonday' } as const;

test.each([
  ['2023-10-30', undefined],
  ['2023-11-01', '2023-11-06'],
  ['2023-11-03', '2023-11-06'],
  ['2023-11-05', '2023-11-06'],
])('the Monday after %s is %s', (date, monday) => {
  expect(mondayAfter(date)).toBe(monday);
});

describe('a game that stands on a day which it could never leave', () => {
  const saturday = aTeam({
    date: '2024-08-31',
    members: 40,
    lastAttempt: aLastAttempt('Pd3', { context: 'rehearsal' }),
    missedPerformance: { day: '2024-08-29', came: 20, needed: 31 },
  });

  test('goes on from the Monday, with nothing left of the days before', () => {
    const { team } = played(saturday, move);
    expect(team).toEqual({
      ...saturday.team,
      date: '2024-09-02',
      today: { type: 'rehearsal', attemptsLeft: 15 },
      lastAttempt: null,
      missedPerformance: null,
      seasons: [...saturday.team.seasons, { season: '2024-2025', members: 40, read: false }],
    });
  });

  test('ends its performance first', () => {
    const unfinished = { kind: 'performance unfinished' };
    const { date } = saturday.team;
    expect(rules.refusalOf(onStage({ date }, [aRound('3d5')]), move)).toEqual(unfinished);
    expect(rules.refusalOf(onStage({ date, lastAttempt: aLastAttempt('3d5') }), move)).toEqual(unfinished);
    expect(rules.refusalOf(onStage({ date }), move)).toBeUndefined();
    expect(rules.act(onStage({ date }, [aRound('3d5')]), move, 0)).toEqual({
      ok: false,
      reason: unfinished,
    });
  });

  test('is no game on a day of its own', () => {
    expect(rules.refusalOf(aTeam(), move)).toEqual({ kind: 'day in order' });
  });
});
