import fc from 'fast-check';
import { aCsv, type CsvRow, csvCells } from '@/__tests__/builders/results';
import { anyText } from '@/__tests__/builders/samples';
import { DIADES_COLUMNS } from '@/lib/results/reading/columns';
import { parseDiades, parseDiadesInSteps } from '@/lib/results/reading/diades';
import { parseScores } from '@/lib/results/reading/scores';
import { duplicateRows, skippedLines } from '@/lib/results/reading/spreadsheet';

function parsed(text: string) {
  const result = parseDiades(text);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

const rowOf = (row: CsvRow) => parsed(aCsv(row)).rows[0];
const problemsOf = (row: CsvRow) =>
  parsed(aCsv({ ordre: '2' }, row)).problems.map(({ line, kind, value }) => [line, kind, value]);

describe('a row of the CSV', () => {
  test('has date, place, tower, round and outcome', () => {
    expect(rowOf({})).toMatchObject({
      line: 2,
      date: '2024-11-14',
      place: 'Pati',
      town: 'Barcelona',
      reason: 'Aniversari',
      code: '3d7',
      outcome: 'descarregat',
      round: 1,
    });
  });

  test.each<[CsvRow, string]>([
    [{ tipus: 't', alçada: '8', pinya: 'fm' }, 'Td8fm'],
    [{ tipus: '2', alçada: '8', pinya: 'fm' }, 'Td8fm'],
    [{ tipus: 'P', alçada: '8', pinya: 'FMP' }, 'Pd8fmp'],
    [{ tipus: 'P', alçada: '5', altres: 'PS' }, 'Pd5s'],
    [{ tipus: '4', agulla: '1' }, '4d7a'],
    [{ tipus: '4', agulla: 'Sí' }, '4d7a'],
    [{ tipus: 'Pilar', alçada: '4', altres: 's' }, 'Pd4s'],
    [{ tipus: '10' }, '10d7'],
    [{ tipus: ' 9 ', alçada: ' 7 ' }, '9d7'],
  ])('%j is a %s', (row, code) => {
    expect(rowOf(row)?.code).toBe(code);
  });

  test.each([
    ['', 'descarregat'],
    ['d', 'descarregat'],
    ['C', 'carregat'],
    ['Carregat', 'carregat'],
    ['i', 'intent'],
    ['Id', 'intent desmuntat'],
    ['pd', 'peu desmuntat'],
  ])('resolució %j is %s', (resolució, outcome) => {
    expect(rowOf({ resolució })?.outcome).toBe(outcome);
  });

  test('ordre may be an ordinal', () => {
    expect(['1r', '2a', '4t.'].map((ordre) => rowOf({ ordre })?.round)).toEqual([1, 2, 4]);
  });

  test('an empty ordre means a round of its own', () => {
    expect(rowOf({ ordre: '' })?.round).toBeNull();
  });

  test('text is on one line, without extra spaces or invisible characters', () => {
    expect(rowOf({ motiu: '"  Festa \n major"', ciutat: ' Vi\u00ADc \0' })).toMatchObject({
      reason: 'Festa major',
      town: 'Vic',
    });
  });

  test.each<[CsvRow, string, string]>([
    [{ dia: '31', mes: '2' }, 'data', '31/2/2024'],
    [{ dia: '29', mes: '2', any: '2023' }, 'data', '29/2/2023'],
    [{ dia: '' }, 'data', '/11/2024'],
    [{ any: '24' }, 'data', '14/11/24'],
    [{ tipus: 'constructor' }, 'tipus', 'constructor'],
    [{ tipus: '11' }, 'tipus', '11'],
    [{ alçada: '-7' }, 'alçada', '-7'],
    [{ alçada: '' }, 'alçada', ''],
    [{ agulla: '2' }, 'agulla', '2'],
    [{ pinya: 'm' }, 'pinya', 'm'],
    [{ altres: 'xx' }, 'altres', 'xx'],
    [{ ordre: 'primera' }, 'ordre', 'primera'],
    [{ resolució: 'x' }, 'resolució', 'x'],
    [{ alçada: '11' }, 'impossible tower', '3d11'],
    [{ tipus: 'p', agulla: '1' }, 'impossible tower', 'Pd7a'],
    [{ alçada: '4', pinya: 'f' }, 'impossible tower', '3d4f'],
    [{ motiu: 'x'.repeat(5_000_000) }, 'too long', `${'x'.repeat(40)}…`],
  ])('%# is set aside whole with its line and reason', (row, kind, value) => {
    expect(problemsOf(row)).toEqual([[3, kind, value]]);
  });

  test('a truncated row is never used, even if the missing cells may be empty', () => {
    const text = `${aCsv({})}${csvCells({ ordre: '2' }).slice(0, 12).join(',')}\n`;
    expect(parsed(text)).toMatchObject({
      rows: [{ line: 2 }],
      problems: [{ line: 3, kind: 'incomplete' }],
    });
  });

  test('a sheet without the place is read', () => {
    const withoutPlace = aCsv({}).replace('situació,', '').replace('Pati,', '');
    expect(parsed(withoutPlace)).toMatchObject({ rows: [{ place: '', town: 'Barcelona' }], problems: [] });
  });

  test('a row with surplus cells is rejected, since its columns are shifted', () => {
    expect(problemsOf({ motiu: 'Festa, major' })).toEqual([[3, 'surplus cells', 'd']]);
  });

  test('an unclosed quote swallows the next lines, which are counted', () => {
    const text = `${aCsv({})}14,11,2024,Pati,Vic,"Festa\n${aCsv({}, {})}`;
    const { rows, problems } = parsed(text);
    expect(rows).toHaveLength(1);
    expect(problems).toMatchObject([{ line: 3, kind: 'quotes' }]);
    expect(skippedLines(problems)).toBe(5);
  });
});

describe('a whole CSV', () => {
  const expected = [{ line: 2, code: '3d7' }];

  test.each([
    ['a byte order mark', `\uFEFF${aCsv({})}`],
    ['CRLF', aCsv({}).replaceAll('\n', '\r\n')],
    ['CR', aCsv({}).replaceAll('\n', '\r')],
    ['semicolons', aCsv({}).replaceAll(',', ';')],
    ['tabs', aCsv({}).replaceAll(',', '\t')],
    ['a header without accents', aCsv({}).replace('situació', 'situacio').replace('alçada', 'Alcada ')],
    ['trailing blank lines', `${aCsv({})}\n\n,,,,,,,,,,,,\n  \n`],
    ['surplus columns', aCsv({}).replace(/(.)$/gm, '$1,surplus')],
    ['a surplus column that the row leaves out', aCsv({}).replace(/^.*/, (header) => `${header},notes`)],
    ['a column twice', aCsv({}).replace(/^(.*)\n(.*)\n/, '$1,tipus\n$2,x\n')],
  ])('is read with %s', (_, text) => {
    expect(parsed(text)).toMatchObject({ rows: expected, problems: [] });
  });

  test('columns may be in any order', () => {
    const lines = [[...DIADES_COLUMNS], csvCells({})].map((cells) => cells.reverse().join(','));
    expect(parsed(lines.join('\n')).rows).toMatchObject(expected);
  });

  test('skips blank lines before the header, and counts them in line numbers', () => {
    expect(parsed(`\n\n${aCsv({})}`).rows).toMatchObject([{ line: 4 }]);
  });

  test.each([
    ['', { reason: 'empty' }],
    ['<!doctype html><p>Inicia la sessió', { reason: 'html' }],
    ['{"error":"not found"}', { reason: 'json' }],
    ['dia,mes\n1,2', { reason: 'missing columns', columns: ['any', ...DIADES_COLUMNS.slice(4)] }],
    [aCsv({}).replace('ordre', 'ronda'), { reason: 'missing columns', columns: ['ordre'] }],
    [aCsv({ tipus: 'x' }, { mes: '0' }), { reason: 'no readable row' }],
    [aCsv({}, {}).slice(0, -8), { reason: 'cut short' }],
    [`${aCsv({})}14,11,2024,"Pati de l'Esc`, { reason: 'cut short' }],
  ])('%j is rejected', (text, failure) => {
    expect(parseDiades(text)).toMatchObject({ ok: false, ...failure });
  });

  test('the header alone is a club without results yet', () => {
    expect(parsed(aCsv())).toEqual({ ok: true, rows: [], problems: [] });
  });

  test('a row from before the range is a problem with that date', () => {
    const sheet = aCsv({ any: '2023', mes: '12', dia: '31' }, {});
    expect(parseDiades(sheet, { from: '2024-01-01' })).toMatchObject({
      rows: [{ date: '2024-11-14' }],
      problems: [{ line: 2, kind: 'before founding', value: '2023-12-31' }],
    });
  });

  test('a row with a future date is a problem with that date', () => {
    const sheet = aCsv({}, { any: '2031' }, { any: '2030', mes: '2', dia: '3' });
    const read = parseDiades(sheet, { to: '2030-02-02' });
    expect(read).toMatchObject({
      ok: true,
      rows: [{ date: '2024-11-14' }],
      problems: [
        { line: 3, kind: 'after today', value: '2031-11-14' },
        { line: 4, kind: 'after today', value: '2030-02-03' },
      ],
    });
    expect(parseDiades(sheet, { to: '2030-02-03' })).toMatchObject({ rows: [{}, { date: '2030-02-03' }] });
  });

  test('no text makes the parser throw', () => {
    const anySheet = fc.oneof(
      anyText,
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\uFEFF', 'a', '1') }),
      fc.array(fc.array(fc.string(), { maxLength: 14 })).map((rows) => aCsv() + rows.map(String).join('\n')),
    );
    fc.assert(
      fc.property(anySheet, (text) => {
        expect(() => parseDiades(text)).not.toThrow();
      }),
    );
  });
});

describe('repeated rows', () => {
  const pilars: CsvRow[] = [
    { tipus: 'p', alçada: '5', ordre: '4' },
    { tipus: 'p', alçada: '4', ordre: '4' },
    { tipus: 'p', alçada: '4', ordre: '4' },
  ];

  test.each<[string, readonly CsvRow[], readonly number[]]>([
    ['an equal castell of a round, after other lines, is', [{}, { ordre: '2', tipus: '4' }, {}], [4]],
    ['equal castells of a round on successive lines were built at once', [{}, {}], []],
    ['with pilars after them too', [{ ordre: '4' }, { ordre: '4' }, ...pilars.slice(1)], []],
    ['equal castells in two rounds are two tries', [{}, { ordre: '2' }], []],
    ['equal castells without round are two tries', [{ ordre: '' }, { ordre: '' }], []],
    ['equal pilars of a round are not, since pilars are built in pairs', [{}, ...pilars], []],
  ])('%s', (_, rows, lines) => {
    const { problems } = parsed(aCsv(...rows));
    expect(problems.map(({ line, kind }) => [line, kind])).toEqual(lines.map((line) => [line, 'duplicate']));
    expect([duplicateRows(problems).length, skippedLines(problems)]).toEqual([lines.length, 0]);
  });

  test('a whole diada entered twice counts once, pilars and pairs of castells too', () => {
    const diada = [{}, {}, ...pilars];
    const { rows, problems } = parsed(aCsv(...diada, ...diada));
    expect(rows.map(({ code }) => code)).toEqual(['3d7', '3d7', 'Pd5', 'Pd4', 'Pd4']);
    expect(problems.map(({ line }) => line)).toEqual([7, 8, 9, 10, 11]);
  });
});

test('a CSV read in steps gives the same result, with pauses if it is long', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => ({
    ordre: String(index % 9),
    motiu: `Diada ${index} ${'x'.repeat(300)}`,
    tipus: index % 50 ? '3' : 'x',
  }));
  const text = aCsv(...rows);
  const pause = jest.fn(() => Promise.resolve());
  expect(await parseDiadesInSteps(text, pause)).toEqual(parseDiades(text));
  expect(pause.mock.calls.length).toBeGreaterThan(1);
});

const HEADER = 'castell,Descarregat,Carregat';

function scoresParsed(...rows: string[]) {
  const result = parseScores([HEADER, ...rows].join('\n'));
  if (!result.ok) throw new Error(result.reason);
  return result;
}

describe('the CSV of scores', () => {
  test.each([
    ['3d7,785,615', '3d7', 785, 615],
    ['3d8fa,4.055,3.415', '3d8af', 4055, 3415],
    [' PD4CAM , 119 ,', 'Pd4cam', 119, null],
    ['4d8,,2380', '4d8', null, 2380],
  ])('%j gives %s', (row, code, descarregat, carregat) => {
    expect(scoresParsed(row).scores).toEqual(new Map([[code, { descarregat, carregat }]]));
  });

  test.each([
    ['castell gran,1,2', 'castell'],
    ['4d7,molts,2', 'punts'],
    ['4d7,1,-2', 'punts'],
    ['2d5,1,2\nTd5,3,4', 'duplicate'],
    ['4d7,1\n', 'incomplete'],
  ])('%j has the problem %s', (rows, kind) => {
    expect(scoresParsed('3d7,785,615', rows).problems.map((problem) => problem.kind)).toEqual([kind]);
  });

  test.each([
    ['', 'empty'],
    [HEADER, 'empty'],
    ['castell,punts\n3d7,1', 'missing columns'],
    [`${HEADER}\nx,y,z`, 'no readable row'],
  ])('%j is rejected', (text, reason) => {
    expect(parseScores(text)).toMatchObject({ ok: false, reason });
  });
});
