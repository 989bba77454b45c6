import { aDiada, someScores } from '@/__tests__/builders/results';
import { formatRankingQuery, parseRankingQuery } from '@/lib/results/query';
import { diadaCard } from '@/lib/results/views/diada-card';
import { searchableRanking } from '@/lib/results/views/ranking';
import { recordsOf } from '@/lib/results/views/records';

const diades = [
  aDiada(['4d7', '3d6'], { date: '2020-05-03', reason: 'Sant Jordi', town: 'Vic' }),
  aDiada(['3d6C'], { date: '2024-10-01', reason: 'Matí' }),
  aDiada(['3d6', '4d7'], { date: '2024-10-01', reason: 'Tarda', town: 'Vic' }),
  aDiada(['3d7', 'i5d7'], { date: '2024-11-14' }),
  aDiada(['Pd4'], { date: '2026-11-14' }),
];
const cardOf = (index: number) => diadaCard(diades[index]?.id ?? '', diades, someScores);

describe('the card of a diada', () => {
  test('has its place among all and in its season, which equal points share', () => {
    const placesOf = (index: number) => [cardOf(index)?.place, cardOf(index)?.placeInSeason];
    expect(placesOf(0)).toEqual([
      { position: 1, of: 5 },
      { position: 1, of: 1 },
    ]);
    expect(placesOf(2)).toEqual([
      { position: 1, of: 5 },
      { position: 1, of: 3 },
    ]);
    expect(placesOf(3)).toEqual([
      { position: 3, of: 5 },
      { position: 2, of: 3 },
    ]);
    expect(cardOf(3)?.points).toBe(785);
  });

  test('has what was new, once if a day has two diades', () => {
    expect(cardOf(0)?.firsts.map(([code]) => code)).toEqual(['4d7', '3d6']);
    expect(cardOf(1)?.firsts).toEqual([['3d6', '2024-10-01', true, ['2020-05-03', 5]]]);
    expect(cardOf(2)?.firsts).toEqual([['4d7', '2024-10-01', false, ['2020-05-03', 5]]]);
    expect(cardOf(3)?.firsts).toEqual([['3d7', '2024-11-14', false, null]]);
  });

  test('leads to the nearest other days', () => {
    expect(cardOf(0)).toMatchObject({ previous: null, next: '2024-10-01' });
    expect(cardOf(1)).toMatchObject({ previous: '2020-05-03', next: '2024-11-14' });
    expect(cardOf(4)).toMatchObject({ previous: '2024-11-14', next: null });
  });
});

describe('the ranking of a choice', () => {
  const { find, choices } = searchableRanking({ diades, scores: someScores });
  const reasons = (search: string) => {
    const { choice } = parseRankingQuery(search, choices);
    expect(parseRankingQuery(formatRankingQuery(choice), choices)).toEqual({ choice, ignored: [] });
    return find?.(choice).rows.map(({ position, reason }) => `${position} ${reason}`);
  };

  test('has its own places, and seasons and towns to choose from', () => {
    expect(choices).toEqual({
      seasons: ['2026-2027', '2024-2025', '2019-2020'],
      towns: ['Barcelona', 'Vic'],
    });
    expect(reasons('?temporada=2024-2025')).toEqual(['1 Tarda', '2 Aniversari', '3 Matí']);
    expect(reasons('?poblacio=Vic')).toEqual(['1 Sant Jordi', '1 Tarda']);
    expect(reasons('?temporada=2024-2025&poblacio=Vic')).toEqual(['1 Tarda']);
    expect(reasons('?temporada=2019-2020&poblacio=Barcelona')).toEqual([]);
  });

  test('ignores what is not there', () => {
    expect(parseRankingQuery('?temporada=1999-2000&poblacio=Vic', choices)).toEqual({
      choice: { season: null, town: 'Vic' },
      ignored: [{ name: 'temporada', value: '1999-2000' }],
    });
  });
});

test('the records of the club are those of its diades', () => {
  const more = [
    ...diades,
    aDiada(['3d7', '4d7', '5d7', 'Pd5C', 'i9d8'], { date: '2027-04-23', town: 'Vic' }),
  ];
  expect(recordsOf(more)).toEqual({
    towns: [
      ['Vic', 3],
      ['Barcelona', 3],
    ],
    run: { count: 1, date: '2020-05-03', reason: 'Sant Jordi' },
    most: { count: 3, date: '2027-04-23', reason: 'Aniversari' },
    threeTall: 1,
    neverBuilt: ['9d8'],
  });
  expect(recordsOf([])).toEqual({ towns: [], run: null, most: null, threeTall: 0, neverBuilt: [] });
});
