import fc from 'fast-check';
import { aDiada, aScoreTable, someScores } from '@/__tests__/builders/results';
import { anyTriedConstruction } from '@/__tests__/builders/towers';
import { groupName } from '@/content/interface/results';
import type { Row } from '@/lib/results/diada';
import { groupDiades } from '@/lib/results/grouping';
import { labelOf, roundLabel } from '@/lib/results/labels';
import { parseDiades } from '@/lib/results/reading/diades';
import {
  calculate,
  formatCalculatorQuery,
  parseCalculatorQuery,
  placeAmong,
  pointsTable,
  readDiada,
  rowsOf,
  searchTowers,
  type WrittenRound,
} from '@/lib/results/scoring/calculator';
import { pointsCsv, sheetCsv, sheetTsv } from '@/lib/results/views/csv';
import { RANKING_SIZE, rankDiades } from '@/lib/results/views/ranking';
import { compareCatalan } from '@/lib/text/catalan';
import { formatTower } from '@/lib/towers/notation';

const scores = new Map([
  ...someScores,
  ...aScoreTable({ '3d7+4d7': [2301, 1790], Td8fm: [3450, 2680], Pd4cam: [119, 89], '4d8': [null, 2380] }),
]);

const labels = (rounds: readonly WrittenRound[]) => rounds.map(labelOf);
const roundsOf = (...texts: string[]) => readDiada(texts.join(', ')).rounds;

describe('the address', () => {
  test('parts that are no round of a diada are reported, and the others stay', () => {
    const query = parseCalculatorQuery('?calcula=3d7,patata,3d7n,FT%20Td7f,i3d7C,Pd5');
    expect(labels(query.rounds)).toEqual(['3d7', 'Td7f', 'Pd5']);
    expect(query.unread.map(({ text }) => text)).toEqual(['patata', 'FT', 'i3d7C', '3d7n']);
    expect(labels(parseCalculatorQuery('?calcula=3d7+4d7C').rounds)).toEqual(['3d7+4d7C']);
  });

  test('keeps its commas', () => {
    expect(formatCalculatorQuery(roundsOf('3d7', '3d7+4d7C', '2Pd4'))).toBe('?calcula=3d7,3d7%2B4d7C,2Pd4');
  });
});

const anyAttempt = anyTriedConstruction.filter(
  ({ construction }) => construction.kind === 'tower' && !construction.neta,
);
const anyLine = fc
  .array(fc.array(anyAttempt.map(formatTower), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((rounds) => rounds.map((round) => round.join('+')));

describe('a diada in the words of the site', () => {
  test('stays in the address', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { rounds } = readDiada(line.join(', '));
        expect(parseCalculatorQuery(formatCalculatorQuery(rounds))).toEqual({
          rounds: readDiada(rounds.map(labelOf).join(', ')).rounds,
          unread: [],
        });
      }),
    );
  });

  test('gives the rows of the sheet, which are the same diada again', () => {
    const facts = { date: '2024-11-14', place: 'Pati, "gran"', town: 'Vic', reason: 'Aniversari; matí' };
    const withoutVanos = anyLine.map((line) => line.map((round) => round.replace(/V(?=d)/g, 'P')));
    const castells = fc.array(
      fc.constantFrom('Vd5', 'Vd5C', 'Vd6f', '3d7+4d7C', '2Pd4', 'Pd5+iPd4', '2iPd4'),
    );
    fc.assert(
      fc.property(withoutVanos, castells, (line, named) => {
        const written = [...named, ...line].join(', ');
        const rows = rowsOf(readDiada(written).rounds, facts);
        const parsed = parseDiades(sheetCsv(rows));
        if (!parsed.ok) throw new Error(parsed.reason);
        const [diada] = groupDiades(parsed.rows).diades;
        const again = readDiada((diada?.rounds ?? []).map(roundLabel).join(', '));
        expect(again.unread).toEqual([]);
        expect(withoutLines(rowsOf(again.rounds, facts))).toEqual(withoutLines(parsed.rows));
        expect(diada).toMatchObject({ ...facts, rounds: { length: named.length + line.length } });
      }),
    );
  });

  test('is pasted as cells, which no formula enters', () => {
    const facts = { date: '2024-03-01', place: '=A1', town: "L'Ametlla\tX", reason: 'Mai' };
    expect(sheetTsv(rowsOf(roundsOf('id3d8af', 'Pd4camC'), facts))).toBe(
      "1\t3\t2024\t'=A1\tL'Ametlla X\tMai\t3\t8\t1\tf\t\t1\tid\n" +
        "1\t3\t2024\t'=A1\tL'Ametlla X\tMai\tp\t4\t\t\tcam\t2\tc",
    );
  });
});

/** Rows of one round have no order, and their lines are those of a file. */
const withoutLines = (rows: readonly Row[]) =>
  rows.map(({ line: _, ...row }) => row).sort((one, other) => compareCatalan(keyOf(one), keyOf(other)));
const keyOf = ({ round, code, outcome }: Omit<Row, 'line'>) => `${round} ${code} ${outcome}`;

describe('a calculated diada', () => {
  test('needs a round, of which a vano is one', () => {
    expect(calculate([], scores)).toBeUndefined();
    expect(calculate(roundsOf('Vd5C'), scores)?.points).toBe(591);
  });

  test('has the points that its rows have in the ranking', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const withoutVanos = line.map((round) => round.replace(/V(?=d)/g, 'P'));
        const [ranked] = rankDiades([aDiada(withoutVanos)], scores);
        expect(calculate(roundsOf(...withoutVanos), scores)?.points).toBe(ranked?.points);
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
    ['quatre de set', ['3d7+4d7', '4d7']],
    ['2Pd4', ['Pd4']],
    ['2d8fm', ['Td8fm']],
    ['patata', []],
    [' ', codesOf(pointsTable(scores)).flatMap(([, codes]) => codes)],
  ])('is searched by code or name: %s', (text, codes) => {
    expect(
      searchTowers(pointsTable(scores), text).flatMap(({ towers }) => towers.map(({ code }) => code)),
    ).toEqual(codes);
  });
});

test('the CSV of the table has an empty cell where a tower has no points', () => {
  expect(pointsCsv(searchTowers(pointsTable(scores), 'vuit'), groupName)).toBe(
    '\uFEFFgrup,castell,nom,descarregat,carregat\n' +
      'Castells de 8 i amb manilles,Td8fm,torre de vuit amb folre i manilles,3450,2680\n' +
      'Castells de 8 i amb manilles,4d8,quatre de vuit,,2380\n',
  );
});
