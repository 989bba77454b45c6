import { aPerformance, aRound, aTeam } from '@/__tests__/builders/teams';
import { ambitionProgress, ambitionsFor } from '@/lib/castle-game/engine/ambitions';
import { seasonHistories } from '@/lib/castle-game/engine/season-history';
import { seasonPage } from '@/lib/castle-game/history/season-page';
import { towerRecords } from '@/lib/castle-game/history/tower-records';
import type { SeasonNote, Team } from '@/lib/castle-game/types';

const history = [
  aPerformance({
    day: '2023-10-05',
    points: 40,
    rounds: [aRound('3d5', 'descarregat', 1, 20), aRound('Td5', 'intent', 2)],
    members: { before: 35, after: 36 },
  }),
  aPerformance({
    day: '2024-08-29',
    points: 700,
    rounds: [aRound('4d7', 'descarregat', 1, 690), aRound('3d5', 'descarregat', 2, 20)],
    members: { before: 60, after: 68 },
  }),
  aPerformance({
    day: '2024-09-12',
    points: 1600,
    rounds: [aRound('4d7', 'carregat', 1, 540)],
    members: { before: 70, after: 82 },
  }),
];
const seasons: readonly SeasonNote[] = [
  { season: '2023-2024', members: 15, read: true, ambition: { kind: 'first', code: '4d7' } },
  { season: '2024-2025', members: 70, read: false, ambition: { kind: 'members', members: 80 } },
];
const firsts: Team['firsts'] = {
  '3d5': { rehearsal: { descarregat: '2023-09-20' }, performance: { descarregat: '2023-10-05' } },
  '4d7': { performance: { carregat: '2024-08-22', descarregat: '2024-08-29' } },
  Td5: { performance: { carregat: null } },
};
const { team } = aTeam({ history, seasons, firsts, members: 79, date: '2024-09-16' });

describe('the page of a season', () => {
  test('has its best performance, its first times, its people and its ambition', () => {
    expect(seasonPage(team, '2023-2024')).toMatchObject({
      performances: 2,
      points: 740,
      best: { points: 700, day: '2024-08-29' },
      members: { before: 15, after: 70 },
      outcomes: { descarregat: 3, carregat: 0, intent: 1, 'intent desmuntat': 0 },
      firsts: [
        { code: '3d5', built: 'descarregat', day: '2023-10-05' },
        { code: '4d7', built: 'descarregat', day: '2024-08-29' },
      ],
      curve: [
        { day: '2023-09-01', members: 15 },
        { day: '2023-10-05', members: 36 },
        { day: '2024-08-29', members: 68 },
      ],
      ambition: { current: 1, of: 1, met: true },
      yearAgo: undefined,
    });
  });

  test('tells what the team was a year ago', () => {
    const page = seasonPage(team, '2024-2025');
    expect(page?.members).toEqual({ before: 70, after: 79 });
    expect(page?.yearAgo).toMatchObject({
      season: '2023-2024',
      best: { points: 700 },
      members: { after: 70 },
    });
    expect(page?.firsts).toEqual([]);
  });

  test('is none for a season that the team did not live', () => {
    expect(seasonPage(team, '2022-2023')).toBeUndefined();
  });

  test('of a season without performances has no best one', () => {
    expect(seasonPage(aTeam().team, '2023-2024')).toMatchObject({
      performances: 0,
      best: undefined,
      firsts: [],
    });
  });
});

describe('the history by seasons', () => {
  test('has the newest first, each with its performances from the oldest', () => {
    expect(
      seasonHistories(team).map(({ season, performances }) => [
        season,
        performances.map(({ points }) => points),
      ]),
    ).toEqual([
      ['2024-2025', [1600]],
      ['2023-2024', [40, 700]],
    ]);
  });
});

describe('the records of a tower', () => {
  test('count how it ended, in all and by season', () => {
    const record = towerRecords(team).find(({ code }) => code === '4d7');
    expect(record?.performed).toEqual({ descarregat: 1, carregat: 1, intent: 0, 'intent desmuntat': 0 });
    expect(record?.seasons).toMatchObject([
      { season: '2024-2025', performed: { descarregat: 0, carregat: 1 } },
      { season: '2023-2024', performed: { descarregat: 1, carregat: 0 } },
    ]);
    expect(record?.firsts).toEqual(firsts['4d7']);
  });

  test('are those of the towers performed or built, in the order of the tables', () => {
    expect(towerRecords(team).map(({ code }) => code)).toEqual(['3d5', 'Td5', '4d7']);
  });
});

describe('an ambition', () => {
  const progress = (ambition: SeasonNote['ambition']) =>
    ambitionProgress(team, { season: '2024-2025', members: 70, read: false, ambition });

  test('of a first tower is met by unloading it in a performance of the season', () => {
    expect(progress({ kind: 'first', code: '4d7' })).toMatchObject({ current: 0, of: 1, met: false });
    expect(progress({ kind: 'first', code: '4d8' })?.met).toBe(false);
  });

  test('of performances counts those that reach the points', () => {
    expect(progress({ kind: 'performances', count: 3, points: 1500 })).toMatchObject({
      current: 1,
      of: 3,
      met: false,
    });
    expect(progress({ kind: 'performances', count: 1, points: 1600 })?.met).toBe(true);
  });

  test('of members counts the most that the team has been', () => {
    expect(progress({ kind: 'members', members: 82 })).toMatchObject({ current: 82, met: true });
    expect(progress({ kind: 'members', members: 83 })?.met).toBe(false);
  });

  test('can be none', () => {
    expect(progress(null)).toBeUndefined();
    expect(progress(undefined)).toBeUndefined();
  });

  test('is offered beyond what the team has done', () => {
    expect(ambitionsFor(aTeam().team)).toEqual([
      { kind: 'first', code: '4d7' },
      { kind: 'performances', count: 3, points: 1500 },
      { kind: 'members', members: 80 },
    ]);
    expect(ambitionsFor(team)).toEqual([
      { kind: 'first', code: '3d7' },
      { kind: 'performances', count: 3, points: 1700 },
      { kind: 'members', members: 100 },
    ]);
    const great = aTeam({
      ...team,
      members: 400,
      history: [aPerformance({ points: 9000, day: '2024-09-12' })],
    });
    expect(ambitionsFor(great.team)).toEqual([
      { kind: 'first', code: '3d8f' },
      { kind: 'performances', count: 3, points: 9500 },
      { kind: 'members', members: 500 },
    ]);
  });
});
