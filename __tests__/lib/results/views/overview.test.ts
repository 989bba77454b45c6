import { aDiada, someScores } from '@/__tests__/builders/results';
import { seasonCharts } from '@/components/results/charts/chart-specs';
import { seasonsBetween } from '@/lib/dates/seasons';
import type { Diada } from '@/lib/results/diada';
import type { TierId } from '@/lib/results/scoring/tiers';
import { seasonNotes } from '@/lib/results/views/glance';
import { countSeasons, overviewOf, seasonSeries } from '@/lib/results/views/overview';
import { rankDiades, rankingRows } from '@/lib/results/views/ranking';
import { columnAttempts } from '@/lib/results/views/ranking-row';
import { summaryOf } from '@/lib/results/views/summary';
import { formatTowerRecords, parseTowerRecord } from '@/lib/results/views/tower-records';

const counts = countSeasons(
  [
    aDiada(['3d7', '3d7C', 'i3d7', 'pd4d7', 'Pd4+Pd4'], { date: '2019-11-14' }),
    aDiada(['3d7', '10d5', 'Pd5+Pd4+Pd4', 'Pd5', '4d5sf'], { date: '2021-11-14' }),
  ],
  someScores,
);
const shown = (season: string | null, tier: TierId | 'unscored') => {
  const { tiers, unscored } = summaryOf(counts, season === null ? Object.keys(counts.seasons) : [season]);
  const towers = tier === 'unscored' ? unscored : (tiers.find(({ id }) => id === tier)?.towers ?? []);
  return towers.map(({ code, descarregats, carregats }) => `${code} ${descarregats}/${carregats}`);
};

describe('the historical summary', () => {
  test('counts built towers: each simultaneous tower once, a combination once', () => {
    expect(shown(null, 'basic seven')).toEqual(['3d7 2/1', 'Vd5 1/0', 'Pd5 1/0', '4d7 0/0']);
    expect(shown(null, 'five')).toContain('Pd4 2/0');
  });

  test('counts one season, with zeros for towers of a tier that were not built', () => {
    expect(shown('2019-2020', 'basic seven')).toEqual(['3d7 1/1', 'Vd5 0/0', 'Pd5 0/0', '4d7 0/0']);
    expect(shown('2018-2019', 'basic seven')).toEqual(['3d7 0/0', 'Vd5 0/0', 'Pd5 0/0', '4d7 0/0']);
  });

  test('unscored towers appear only in seasons that built them, in Catalan order', () => {
    expect(shown(null, 'unscored')).toEqual(['4d5sf 1/0', '10d5 1/0']);
    expect(shown('2021-2022', 'unscored')).toEqual(['4d5sf 1/0', '10d5 1/0']);
    expect(shown('2019-2020', 'unscored')).toEqual([]);
  });

  test('has a notice for 2020-2021 without diades', () => {
    const notice = (...seasons: string[]) => summaryOf(counts, seasons).notice;
    expect([notice('2020-2021'), notice('2019-2020')]).toEqual(['covid', null]);
    expect(notice('2019-2020', '2020-2021')).toBeNull();
    const tried = countSeasons([aDiada(['i3d7'], { date: '2021-06-12' })], someScores);
    expect(summaryOf(tried, ['2020-2021']).notice).toBeNull();
  });
});

describe('the series by season', () => {
  const diades = [
    aDiada(['3d7', 'i3d7', 'pd4d7', '3d8fC', 'Pd5'], { date: '2018-11-15', reason: 'Aniversari' }),
    aDiada(['4d7', '3d7+4d7', 'Pd7fm', 'id4d8', '3d7C'], { date: '2019-05-09' }),
    aDiada(['3d7', '4d6', 'Pd5'], { date: '2021-11-15' }),
  ];

  test('has a point for each season given, also without diades, and for no other', () => {
    expect(seasonSeries(diades, someScores, ['2018-2019', '2020-2021'])).toEqual([
      {
        season: '2018-2019',
        diades: 2,
        best: { date: '2018-11-15', reason: 'Aniversari', points: 785 + 750 },
        levels: [
          [0, 1, 0, 1],
          [3, 1, 1, 0],
          [0, 0, 0, 0],
          [0, 0, 0, 0],
          [2, 0, 0, 0],
          [0, 0, 0, 0],
        ],
        // The combination has no points in this table, so its towers are scored.
        castells: [
          ['3d7', '2018-11-15', false, 785],
          ['4d7', '2019-05-09', false, 690],
        ],
        pilars: [['Pd5', '2018-11-15', false, 750]],
        firsts: [
          ['3d7', '2018-11-15', false, null],
          ['3d8f', '2018-11-15', true, null],
          ['Pd5', '2018-11-15', false, null],
          ['4d7', '2019-05-09', false, null],
          ['3d7+4d7', '2019-05-09', false, null],
          ['Pd7fm', '2019-05-09', false, null],
        ],
      },
      {
        season: '2020-2021',
        diades: 0,
        best: null,
        levels: [0, 1, 2, 3, 4, 5].map(() => [0, 0, 0, 0]),
        castells: [],
        pilars: [],
        firsts: [],
      },
    ]);
  });

  test('a tower is recovered after two whole seasons without it, and not after one', () => {
    const firstsIn = (...dates: string[]) =>
      seasonSeries(
        dates.map((date) => aDiada(['4d6', 'Vd5C'], { date })),
        someScores,
        seasonsBetween('2010-2011', '2024-2025'),
      ).flatMap(({ firsts }) => firsts.map(([code, date, , last]) => [code, date, last]));
    expect(firstsIn('2010-09-01', '2013-08-31', '2016-09-01').filter(([code]) => code === '4d6')).toEqual([
      ['4d6', '2010-09-01', null],
      ['4d6', '2016-09-01', ['2013-08-31', 4]],
    ]);
  });

  test('an intent, a peu desmuntat or a part of a combination are no first time', () => {
    const tried = [
      aDiada(['i3d7', 'id3d7', 'pd3d7'], { date: '2018-11-15' }),
      aDiada(['3d7+4d7', '3d7C'], { date: '2019-11-14' }),
    ];
    const firsts = seasonSeries(tried, someScores, ['2018-2019', '2019-2020']).map((point) => point.firsts);
    expect(firsts).toEqual([
      [],
      [
        ['3d7+4d7', '2019-11-14', false, null],
        ['3d7', '2019-11-14', true, null],
      ],
    ]);
  });
});

const seasonsOf = (founded: number, today: string, ...dates: string[]) =>
  overviewOf(
    dates.map((date) => aDiada(['3d7'], { date })),
    someScores,
    { founded, today },
  ).points.map(({ season }) => season);

test.each([
  ['from the founding to today', seasonsOf(2024, '2026-11-21'), ['2024-2025', '2025-2026', '2026-2027']],
  ['a season changes on 1 September', seasonsOf(2025, '2026-08-31'), ['2025-2026']],
  ['a diada before the founding', seasonsOf(2026, '2026-11-21', '2026-04-23'), ['2025-2026', '2026-2027']],
  ['a club founded this spring, without diades', seasonsOf(2026, '2026-05-01'), ['2025-2026']],
  ['a diada with a future date', seasonsOf(2024, '2024-10-01', '2025-11-14'), ['2024-2025', '2025-2026']],
])('seasons: %s', (_, seasons, expected) => {
  expect(seasons).toEqual(expected);
});

const ranked = (size: number, ...diades: [string, string][]) =>
  rankDiades(
    diades.map(([date, round]) => aDiada([round], { date })),
    someScores,
    size,
  ).map(({ position, diada, points }) => [position, diada.date, points]);

describe('the best diades', () => {
  test('are sorted by points; ties share a position and are sorted by date', () => {
    expect(
      ranked(9, ['2020-01-01', '4d7'], ['2019-01-01', '3d7'], ['2018-01-01', '4d7'], ['2017-01-01', '3d6']),
    ).toEqual([
      [1, '2019-01-01', 785],
      [2, '2018-01-01', 690],
      [2, '2020-01-01', 690],
      [4, '2017-01-01', 195],
    ]);
  });

  test('are a hundred by default, none without diades', () => {
    const diades = Array.from({ length: 120 }, (_, day) => aDiada(['3d7'], { reason: `Diada ${day}` }));
    expect(rankDiades(diades, someScores)).toHaveLength(100);
    expect(rankDiades([], someScores)).toEqual([]);
  });
});

const { rows } = rankingRows([aDiada(['Pd4', 'i3d7', '3d7C', 'Pd5+Pd4', 'iPd4'])], someScores);

test('the rows of a ranking the column omits Pd4 and has a verdict for each tower', () => {
  const column = rows.flatMap(columnAttempts).map(({ label, verdict }) => [label, verdict]);
  expect(column).toEqual([
    ['i3d7', 'not built'],
    ['3d7C', 'counts'],
    ['Pd5', 'counts'],
  ]);
});

const notesOf = (diades: readonly Diada[]) =>
  seasonNotes(overviewOf(diades, someScores, { founded: 2016, today: '2026-11-21' }));

test('the notes are the season without castells, the first castell of eight that was built and the best diada', () => {
  const diades = [
    aDiada(['3d7', 'i3d8f'], { date: '2017-11-14' }),
    aDiada(['3d7', '4d7', 'Pd5'], { date: '2018-11-14' }),
    aDiada(['3d8fC'], { date: '2022-11-14' }),
    aDiada(['3d8f'], { date: '2023-11-14' }),
  ];
  expect(notesOf(diades)).toEqual([
    { season: '2018-2019', kind: 'best' },
    { season: '2020-2021', kind: 'covid' },
    { season: '2022-2023', kind: 'first tallest' },
  ]);
});

test('a club founded later, or without diades, has no gap to explain', () => {
  expect(notesOf([aDiada(['3d7'], { date: '2022-11-14' })]).map(({ kind }) => kind)).toEqual(['best']);
  expect(notesOf([])).toEqual([]);
});

test('a club with its own tiers that has built pilars only has no chart of castells', () => {
  const scores = new Map([['Pd5', { descarregat: 210, carregat: 180, group: 'Bàsics de 7' }]]);
  const span = { founded: 2024, today: '2024-11-21' };
  const { points, levels } = overviewOf([aDiada(['Pd5', 'pd3d7'])], scores, span);
  expect(levels).toEqual(['P5']);
  expect(seasonCharts(points, levels, seasonNotes({ points, levels }))).toHaveLength(3);
});

test('a record counts how tries ended, and has the year of the first that was built', () => {
  const diades = [
    aDiada(['i3d8f', 'id3d8f', '4d7'], { date: '2017-11-14' }),
    aDiada(['3d8fC'], { date: '2018-11-14' }),
    aDiada(['3d8f', 'pd4d8'], { date: '2019-11-14' }),
  ];
  const records = formatTowerRecords(diades);
  const read = (code: string) => parseTowerRecord(records, code);
  expect(read('3d8f')).toEqual({ descarregats: 1, carregats: 1, intents: 2, first: 2018 });
  expect(read('4d7')).toEqual({ descarregats: 1, carregats: 0, intents: 0, first: 2017 });
  expect(read('4d8')).toEqual({ descarregats: 0, carregats: 0, intents: 0, first: null });
  expect([read('3d8'), read(''), parseTowerRecord('', '4d7')]).toEqual([undefined, undefined, undefined]);
});
