import fc from 'fast-check';
import { aDiada, someScores } from '@/__tests__/builders/results';
import { COMPARISON_TEXTS } from '@/content/interface/seasons';
import { seasonsBetween } from '@/lib/dates/seasons';
import { comparisonOf, figuresOf, glanceOf } from '@/lib/results/views/glance';
import { overviewOf } from '@/lib/results/views/overview';
import { difference, shareDifference } from '@/lib/results/views/shares';
import { LEVEL_IDS } from '@/lib/results/views/summary';

const span = { founded: 2010, today: '2021-06-01' };
const seasons = seasonsBetween('2010-2011', '2020-2021');
const season = fc.constantFrom(...seasons);
const rounds = fc.array(
  fc
    .tuple(
      fc.constantFrom('', '', '', 'i', 'id', 'pd'),
      fc.constantFrom(...'3d7 4d7 3d7a 5d7 4d8 3d6 4d5 Pd4 Pd5 3d7+4d7 Pd5+Pd4+Pd4'.split(' ')),
      fc.constantFrom('', '', 'C'),
    )
    .map(([before, code, after]) => (before ? `${before}${code}` : `${code}${after}`)),
  { minLength: 1, maxLength: 6 },
);
/** Oldest first, of some of the seasons. */
const overviews = fc
  .array(fc.tuple(season, fc.integer({ min: 1, max: 8 }), rounds), { maxLength: 12 })
  .map((days) =>
    days
      .map(([of, month, own]) => aDiada(own, { date: `${of.slice(5)}-0${month}-15`, reason: own.join() }))
      .sort((one, other) => (one.date < other.date ? -1 : 1)),
  )
  .map((diades) => overviewOf(diades, someScores, span));

describe('the glance', () => {
  test('of several seasons is the sum of each, and its levels and outcomes are all of the tries', () => {
    const sumUp = fc.property(overviews, ({ points }) => {
      const whole = glanceOf(points, LEVEL_IDS);
      const each = points.map((point) => glanceOf([point], LEVEL_IDS));
      for (const [place, { id, value }] of figuresOf(whole).entries()) {
        const values = each.map((glance) => figuresOf(glance)[place]?.value ?? 0);
        const expected = id === 'best' ? Math.max(...values) : values.reduce((sum, one) => sum + one, 0);
        expect([id, value]).toEqual([id, expected]);
      }
      const { total, levels } = whole;
      expect(levels.reduce((sum, { tally }) => sum + tally.tried, 0)).toBe(total.tried);
      for (const { tried, descarregats, falls, desmuntats } of [total, ...levels.map(({ tally }) => tally)])
        expect(descarregats + falls + desmuntats).toBe(tried);
      expect(whole.novelties).toEqual(each.flatMap(({ novelties }) => novelties));
      expect(whole.recoveries).toEqual(each.flatMap(({ recoveries }) => recoveries));
    });
    fc.assert(sumUp, { numRuns: 25 });
  });

  test('has the best three castells, each once, and the best pilar, of any of its seasons', () => {
    const { points } = overviewOf(
      [
        aDiada(['3d7C', '4d7', '3d6', '4d6', 'Pd5C'], { date: '2011-05-05', reason: 'Primera' }),
        aDiada(['3d7', '4d7', 'Pd5+Pd4+Pd4', 'Pd4'], { date: '2012-05-05', reason: 'Millor' }),
        aDiada(['3d7', '4d7', 'Pd5+Pd4+Pd4'], { date: '2013-05-05', reason: 'Igual' }),
      ],
      someScores,
      span,
    );
    const { castells, pilars, best, recoveries } = glanceOf(points, LEVEL_IDS);
    expect(recoveries).toEqual([]);
    expect(castells).toEqual([
      ['3d7', '2012-05-05', false, 785],
      ['4d7', '2011-05-05', false, 690],
      ['3d6', '2011-05-05', false, 195],
    ]);
    expect(pilars).toEqual([['Vd5', '2012-05-05', false, 751]]);
    expect(best).toEqual({ date: '2012-05-05', reason: 'Millor', points: 785 + 690 + 751 });
  });
});

describe('the comparison of two seasons', () => {
  test('is the difference of the second from the first, of each figure and tower', () => {
    const overview = overviewOf(
      [
        aDiada(['3d7', '3d7', 'i4d7', 'Pd4'], { date: '2019-11-14' }),
        aDiada(['3d7C', '4d7', '3d6', '3d6'], { date: '2020-11-14' }),
      ],
      someScores,
      span,
    );
    const { figures, towers } = comparisonOf(overview, ['2019-2020', '2020-2021']);
    const figure = (id: string) => {
      const found = figures.find((one) => one.id === id);
      return found && [...found.values, difference(found.values), shareDifference(found.shares)];
    };
    expect(figure('tried')).toEqual([4, 4, 0, null]);
    expect(figure('descarregats')).toEqual([3, 3, 0, 0]);
    expect(figure('carregats')).toEqual([0, 1, 1, 25]);
    expect(figure('falls')).toEqual([1, 1, 0, 0]);
    expect(figure('best')).toEqual([785, 690 + 615 + 195, 715, null]);
    expect(towers).toEqual([
      { code: '3d7', descarregats: [2, 0], carregats: [0, 1] },
      { code: '4d7', descarregats: [0, 1], carregats: [0, 0] },
      { code: '3d6', descarregats: [0, 2], carregats: [0, 0] },
      { code: 'Pd4', descarregats: [1, 0], carregats: [0, 0] },
    ]);
  });

  test.each([
    [
      '2021-02-28',
      'Fins al 28/02/2020, la temporada 2019-2020 duia 1 diada i 4 castells i pilars provats, 3 descarregats.',
    ],
    ['2021-02-27', 'Fins al 27/02/2020, la temporada 2019-2020 encara no tenia cap diada.'],
    [
      '2021-06-01',
      "Fins a l'01/06/2020, la temporada 2019-2020 duia 2 diades i 5 castells i pilars provats, 4 descarregats.",
    ],
  ])('on %s has what the last season had a year before', (today, sentence) => {
    const diades = [
      aDiada(['3d7', '3d7', 'i4d7', 'pd4d7', 'Pd4'], { date: '2020-02-28' }),
      aDiada(['3d7'], { date: '2020-06-01' }),
      aDiada(['4d7'], { date: '2020-11-14' }),
    ];
    const overview = overviewOf(diades, someScores, { founded: 2010, today });
    const { yearAgo } = comparisonOf(overview, ['2020-2021', '2019-2020']);
    expect(yearAgo && COMPARISON_TEXTS.yearAgo(yearAgo)).toBe(sentence);
    expect(comparisonOf(overview, ['2018-2019', '2020-2021']).yearAgo).toBeNull();
  });

  test('on 29 February is with the 28th, and a first season has no last', () => {
    const on = (today: string, founded: number) => overviewOf([], someScores, { founded, today }).yearAgo;
    expect(on('2024-02-29', 2010)?.day).toBe('2023-02-28');
    expect(on('2024-02-29', 2023)).toBeNull();
  });
});
