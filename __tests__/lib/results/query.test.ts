import fc from 'fast-check';
import { formatListQuery, formatSeasonQuery, parseListQuery, parseSeasonQuery } from '@/lib/results/query';

const choices = { towns: ['Vic', "L'Hospitalet & més"], codes: ['3d7+4d7', 'Pd4', '3d7'] };

describe('the query of the list', () => {
  test('has a parameter for each filter', () => {
    expect(parseListQuery('?des=2024-09-01&fins=2025-08-31&poblacio=Vic&castell=3d7%2B4d7', choices)).toEqual(
      {
        filter: { from: '2024-09-01', to: '2025-08-31', town: 'Vic', code: '3d7+4d7' },
        ignored: [],
      },
    );
  });

  test('a plus sign typed by hand stays a plus sign', () => {
    expect(parseListQuery('?castell=3d7+4d7', choices).filter?.code).toBe('3d7+4d7');
  });

  test.each(['', '?', '?utm_source=x'])('%j has no filter', (search) => {
    expect(parseListQuery(search, choices)).toEqual({ filter: null, ignored: [] });
  });

  test('invalid values are ignored and reported; the others apply', () => {
    const search = '?des=2024-02-31&fins=2024-3-1&poblacio=Vic&castell=constructor&castell=3d7';
    expect(parseListQuery(search, choices)).toEqual({
      filter: { from: null, to: null, town: 'Vic', code: null },
      ignored: [
        { name: 'des', value: '2024-02-31' },
        { name: 'fins', value: '2024-3-1' },
        { name: 'castell', value: 'constructor' },
      ],
    });
  });

  test('an empty value sets no limit', () => {
    expect(parseListQuery('?poblacio=&castell=', choices)).toMatchObject({
      filter: { town: null },
      ignored: [],
    });
  });

  test('parsing a formatted query returns the filter', () => {
    const date = fc.option(fc.constantFrom('1994-09-01', '2024-02-29'));
    const filters = fc.record({
      from: date,
      to: date,
      town: fc.option(fc.constantFrom(...choices.towns)),
      code: fc.option(fc.constantFrom(...choices.codes)),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        expect(parseListQuery(formatListQuery(filter), choices)).toEqual({ filter, ignored: [] });
      }),
    );
  });

  test('no query makes the parser throw', () => {
    fc.assert(fc.property(fc.string(), (search) => void parseListQuery(search, choices)));
  });
});

const seasons = ['2023-2024', '2024-2025'] as const;

describe('the query of the summary', () => {
  test.each([null, ...seasons])('parsing the formatted season %s returns it', (season) => {
    expect(parseSeasonQuery(formatSeasonQuery(season), seasons)).toEqual({ season, ignored: [] });
  });

  test('all seasons have an empty query', () => {
    expect(formatSeasonQuery(null)).toBe('');
  });

  test('an unknown season is ignored and reported', () => {
    expect(parseSeasonQuery('?temporada=1890-1891', seasons)).toEqual({
      season: null,
      ignored: [{ name: 'temporada', value: '1890-1891' }],
    });
  });
});
