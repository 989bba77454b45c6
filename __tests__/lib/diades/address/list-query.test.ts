import fc from 'fast-check';
import { formatListQuery, parseListQuery } from '@/lib/diades/address/list-query';

const choices = { towns: ['Vic', "L'Hospitalet & més"], codes: ['3d7+4d7', 'Pd4', '3d7'] };

describe('the filters in the address', () => {
  test('are read by their names', () => {
    expect(parseListQuery('?des=2024-09-01&fins=2025-08-31&poblacio=Vic&castell=3d7%2B4d7', choices)).toEqual(
      {
        filter: { from: '2024-09-01', to: '2025-08-31', town: 'Vic', code: '3d7+4d7' },
        ignored: [],
      },
    );
  });

  test('a plus typed by hand is a plus', () => {
    expect(parseListQuery('?castell=3d7+4d7', choices).filter?.code).toBe('3d7+4d7');
  });

  test.each(['', '?', '?utm_source=x'])('%j asks for nothing', (search) => {
    expect(parseListQuery(search, choices)).toEqual({ filter: null, ignored: [] });
  });

  test('unknown values are ignored and told; the others hold', () => {
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

  test('an empty value is no limit', () => {
    expect(parseListQuery('?poblacio=&castell=', choices)).toMatchObject({
      filter: { town: null },
      ignored: [],
    });
  });

  test('what is written is read back', () => {
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

  test('no address makes it throw', () => {
    fc.assert(fc.property(fc.string(), (search) => void parseListQuery(search, choices)));
  });
});
