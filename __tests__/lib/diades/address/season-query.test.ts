import { formatSeasonQuery, parseSeasonQuery } from '@/lib/diades/address/season-query';

const seasons = ['2023-2024', '2024-2025'] as const;

describe('the season in the address', () => {
  test.each([null, ...seasons])('%s is read as it was written', (season) => {
    expect(parseSeasonQuery(formatSeasonQuery(season), seasons)).toEqual({ season, ignored: [] });
  });

  test('all seasons leave the address bare', () => {
    expect(formatSeasonQuery(null)).toBe('');
  });

  test('an unknown season is ignored and told', () => {
    expect(parseSeasonQuery('?temporada=1890-1891', seasons)).toEqual({
      season: null,
      ignored: [{ name: 'temporada', value: '1890-1891' }],
    });
  });
});
