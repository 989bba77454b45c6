import fc from 'fast-check';
import { aDiada, aScoreTable, someScores } from '@/__tests__/builders/results';
import { anyText } from '@/__tests__/builders/samples';
import { almostCode, anyTriedConstruction } from '@/__tests__/builders/towers';
import { GROUP_NAMES, VERDICT_TEXTS } from '@/content/interface/results';
import {
  calculate,
  formatCalculatorQuery,
  MAX_ROUNDS,
  parseCalculatorQuery,
  placeAmong,
  pointsTable,
  readRound,
  searchTowers,
} from '@/lib/results/scoring/calculator';
import { calculatedCsv, pointsCsv } from '@/lib/results/views/csv';
import { RANKING_SIZE, rankDiades } from '@/lib/results/views/ranking';
import { formatTower } from '@/lib/towers/notation';
import { OUTCOMES, type TriedConstruction } from '@/lib/towers/types';

const scores = new Map([
  ...someScores,
  ...aScoreTable({ '3d7+4d7': [2301, 1790], Td8fm: [3450, 2680], Pd4cam: [119, 89], '4d8': [null, 2380] }),
]);

const labels = (rounds: readonly TriedConstruction[]) => rounds.map(formatTower);
const roundsOf = (...texts: string[]) => parseCalculatorQuery(`?calcula=${texts.join(',')}`).rounds;

describe('the address', () => {
  test.each([
    ['?calcula=3d7,4d7C,Pd5,i5d7', ['3d7', '4d7C', 'Pd5', 'i5d7']],
    ['?calcula=id3d8f,pd3d8f,Vd5,2Pd4', ['id3d8f', 'pd3d8f', 'Vd5', '2Pd4']],
    ['?calcula=3d7%2B4d7', ['3d7+4d7']],
    ['?calcula=3d7+4d7C', ['3d7+4d7C']],
    ['?calcula=3d7%20%2B%204d7,%20Pd5%20,', ['3d7+4d7', 'Pd5']],
    ['?calcula=pd5,ivd5,2pd4,2d8fm,pd4d7', ['Pd5', 'iVd5', '2Pd4', 'Td8fm', 'pd4d7']],
    ['?calcula=', []],
    ['', []],
  ])('%s is read', (search, rounds) => {
    const query = parseCalculatorQuery(search);
    expect(labels(query.rounds)).toEqual(rounds);
    expect(query).toMatchObject({ ignored: [], surplus: [] });
  });

  test('parts that are no round of a diada are reported, and the others stay', () => {
    const query = parseCalculatorQuery('?calcula=3d7,patata,3d7n,FT+Td7f,i3d7C,Pd5');
    expect(labels(query.rounds)).toEqual(['3d7', 'Pd5']);
    expect(query.ignored).toEqual([{ name: 'calcula', value: 'patata,3d7n,FT Td7f,i3d7C' }]);
  });

  test('rounds after the sixth are reported', () => {
    const query = parseCalculatorQuery('?calcula=3d7,3d7,3d7,3d7,3d7,3d7,Pd5,4d7C');
    expect(query.rounds).toHaveLength(MAX_ROUNDS);
    expect(query.surplus).toEqual(['Pd5', '4d7C']);
  });

  test('keeps its commas', () => {
    expect(formatCalculatorQuery(roundsOf('3d7', '3d7+4d7C', '2Pd4'))).toBe('?calcula=3d7,3d7%2B4d7C,2Pd4');
  });

  test('gives back every choice', () => {
    const round = anyTriedConstruction.filter((one) => readRound(formatTower(one)) !== undefined);
    fc.assert(
      fc.property(fc.array(round, { maxLength: MAX_ROUNDS }), (rounds) => {
        expect(parseCalculatorQuery(formatCalculatorQuery(rounds))).toEqual({
          rounds,
          ignored: [],
          surplus: [],
        });
      }),
    );
  });

  test('never fails, and loses nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(almostCode, anyText)), (texts) => {
        const parts = texts.map((text) => text.replaceAll(',', ''));
        const { rounds, ignored, surplus } = parseCalculatorQuery(
          String(new URLSearchParams({ calcula: parts.join(',') })),
        );
        const unreadable = ignored.flatMap(({ value }) => value.split(','));
        expect(rounds.length + surplus.length + unreadable.length).toBe(
          parts.filter((text) => text.trim() !== '').length,
        );
      }),
    );
  });
});

describe('a calculated diada', () => {
  const sum = (...texts: string[]) => {
    const { points, attempts } = calculate(roundsOf(...texts), scores) ?? {};
    return { points, attempts: attempts?.map(({ label, verdict }) => `${label}: ${verdict}`) };
  };

  test('has the verdicts of the ranking', () => {
    expect(sum('3d7', '4d7C', 'Pd5', 'i5d7', '2Pd4', 'Vd5C')).toEqual({
      points: 785 + 540 + 750,
      attempts: [
        '3d7: counts',
        '4d7C: counts',
        'Pd5: counts',
        'i5d7: not built',
        'Pd4: low pilar',
        'Pd4: low pilar',
        'Vd5C: not the best pilar',
      ],
    });
  });

  test.each([
    ['a named combination has its own points', ['3d7+4d7'], 2301],
    ['in any order', ['4d7+3d7C'], 1790],
    ['a vano may be written as its pilars', ['Pd5+2Pd4'], 751],
    ['another combination counts by its towers', ['3d6+4d6'], 195 + 185],
    ['a tower without points adds none', ['9d9', '3d7'], 785],
    ['an intent of a combination adds none', ['i3d7+4d7'], 0],
  ])('%s', (_, texts, points) => {
    expect(sum(...texts).points).toBe(points);
  });

  test('needs a round', () => {
    expect(calculate([], scores)).toBeUndefined();
  });

  const CODES = '3d7 4d7 5d7 3d6 4d6 9d9 Pd4 Pd5 Vd5 2Pd4 3d7+4d7 Pd5+2Pd4'.split(' ');
  const anyRound = fc.record({
    construction: fc
      .constantFrom(...CODES)
      .map((code) => roundsOf(encodeURIComponent(code)).map(({ construction }) => construction)[0])
      .filter((construction) => construction !== undefined),
    outcome: fc.constantFrom(...OUTCOMES),
  });
  const anyRounds = fc.array(anyRound, { minLength: 1, maxLength: MAX_ROUNDS });

  /** Each tower of the round with the outcome. */
  const rowsOf = ({ construction, outcome }: TriedConstruction): string =>
    (construction.kind === 'combination' ? construction.towers : [construction])
      .map((tower) => formatTower({ construction: tower, outcome }))
      .join('+');

  test('has the points that its rows have in the ranking', () => {
    fc.assert(
      fc.property(anyRounds, (rounds) => {
        const [ranked] = rankDiades([aDiada(rounds.map(rowsOf))], scores);
        expect(calculate(rounds, scores)?.points).toBe(ranked?.points);
      }),
    );
  });
});

describe('the place of a calculated diada', () => {
  test.each([
    ['the first of an empty ranking', [], 0, { position: 1, shared: false }],
    ['the best', [900, 800], 1000, { position: 1, shared: false }],
    ['as good as the best', [900, 800], 900, { position: 1, shared: true }],
    ['between two', [900, 900, 800], 850, { position: 3, shared: false }],
    ['the last of a short ranking', [900, 800], 10, { position: 3, shared: false }],
    ['the hundredth', [...Array(99).fill(900), 800], 850, { position: 100, shared: false }],
    ['out of a hundred', Array(100).fill(900), 899, { position: null, last: 900 }],
    ['out, with the points of the hundredth', Array(100).fill(900), 900, { position: null, last: 900 }],
  ])('may be %s', (_, points, sum, place) => {
    const rows = points.map((one: number) => ({ points: one }));
    expect(placeAmong(rows, sum)).toEqual(place);
  });

  test('is the one that it would take as the newest diada', () => {
    const towers = fc.constantFrom('3d7', '4d7', '3d7a', '5d7', '3d6', 'Pd5', 'i3d7');
    const many = fc.array(towers, { minLength: RANKING_SIZE - 3, maxLength: RANKING_SIZE + 3 });
    fc.assert(
      fc.property(fc.oneof(many, fc.array(towers, { maxLength: 5 })), towers, (codes, tower) => {
        const diades = codes.map((code, index) => aDiada([code], { reason: `Diada ${index}` }));
        const newest = aDiada([tower], { date: '2025-01-01' });
        const { points } = rankDiades([newest], scores)[0] ?? { points: 0 };
        const ranked = rankDiades([...diades, newest], scores).find(({ diada }) => diada.id === newest.id);
        expect(placeAmong(rankDiades(diades, scores), points).position).toBe(ranked?.position ?? null);
      }),
      { numRuns: 10 },
    );
  });
});

describe('the table of points', () => {
  const codesOf = (table: ReturnType<typeof pointsTable>) =>
    table.map(({ id, towers }) => [id, towers.map(({ code }) => code)]);

  test('has the scored towers by tier, and no others', () => {
    const table = pointsTable(new Map([...scores, ...aScoreTable({ '9d8': [null, null] })]));
    expect(codesOf(table)).toEqual([
      ['eight', ['Td8fm', '4d8']],
      ['high seven', ['3d7+4d7', '5d7']],
      ['middle seven', ['3d7a']],
      ['basic seven', ['3d7', 'Vd5', 'Pd5', '4d7']],
      ['basic six', ['3d6', '4d6']],
      ['five', ['Pd4cam', 'Pd4']],
    ]);
    expect(table.flatMap(({ towers }) => towers)).toContainEqual(
      expect.objectContaining({ code: '4d8', name: 'quatre de vuit', descarregat: null, carregat: 2380 }),
    );
  });

  test.each([
    ['3D7', ['3d7+4d7', '3d7a', '3d7']],
    ['  Pilar QUATRE ', ['Pd4cam', 'Pd4']],
    ['agulla', ['3d7a']],
    ['vanó', ['Vd5']],
    ['patata', []],
    [' ', codesOf(pointsTable(scores)).flatMap(([, codes]) => codes)],
  ])('is searched by code or name: %s', (text, codes) => {
    expect(
      searchTowers(pointsTable(scores), text).flatMap(({ towers }) => towers.map(({ code }) => code)),
    ).toEqual(codes);
  });
});

describe('the CSV', () => {
  test('of the table has an empty cell where a tower has no points', () => {
    expect(pointsCsv(searchTowers(pointsTable(scores), 'vuit'), GROUP_NAMES)).toBe(
      '\uFEFFgrup,castell,nom,descarregat,carregat\n' +
        'Castells de 8 i amb manilles,Td8fm,torre de vuit amb folre i manilles,3450,2680\n' +
        'Castells de 8 i amb manilles,4d8,quatre de vuit,,2380\n',
    );
  });

  test('of a calculated diada has what each attempt adds, and the total', () => {
    const diada = calculate(roundsOf('i3d7', '4d7C', 'Pd4'), scores);
    expect(diada && calculatedCsv(diada, VERDICT_TEXTS)).toBe(
      '\uFEFFcastell,punts,què passa,punts que suma\n' +
        'i3d7,0,no es va arribar a carregar,0\n' +
        '4d7C,540,compta,540\n' +
        'Pd4,45,els pilars de quatre o menys no sumen,0\n' +
        'total,,,540\n',
    );
  });
});
