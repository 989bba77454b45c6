import fc from 'fast-check';
import { parseDiades, parseDiadesInSteps } from '@/lib/diades/reading/diades-sheet';
import { linesSetAside, rowsRepeated } from '@/lib/diades/reading/problems';
import { DIADES_COLUMNS } from '@/lib/diades/reading/row';
import { anyText } from '../../../builders/any-text';
import { aSheet, type SheetRow, sheetCells } from '../../../builders/diades';

function parsed(text: string) {
  const result = parseDiades(text);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

const rowOf = (row: SheetRow) => parsed(aSheet(row)).rows[0];
const problemsOf = (row: SheetRow) =>
  parsed(aSheet({ ordre: '2' }, row)).problems.map(({ line, kind, value }) => [line, kind, value]);

describe('a row of the sheet', () => {
  test('says a date, a place, a tower, its round and its outcome', () => {
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

  test.each<[SheetRow, string]>([
    [{ tipus: 't', alçada: '8', pinya: 'fm' }, 'Td8fm'],
    [{ tipus: '2', alçada: '8', pinya: 'fm' }, 'Td8fm'],
    [{ tipus: 'P', alçada: '8', pinya: 'FMP' }, 'Pd8fmp'],
    [{ tipus: 'p', alçada: '4', altres: 'cam' }, 'Pd4cam'],
    [{ tipus: 'P', alçada: '5', altres: 'PS' }, 'Pd5s'],
    [{ tipus: '4', agulla: '1' }, '4d7a'],
    [{ tipus: '10' }, '10d7'],
    [{ tipus: ' 9 ', alçada: ' 7 ' }, '9d7'],
  ])('%j is a %s', (row, code) => {
    expect(rowOf(row)?.code).toBe(code);
  });

  test.each([
    ['', 'descarregat'],
    ['d', 'descarregat'],
    ['C', 'carregat'],
    ['i', 'intent'],
    ['Id', 'intent desmuntat'],
    ['pd', 'peu desmuntat'],
  ])('resolució %j is %s', (resolució, outcome) => {
    expect(rowOf({ resolució })?.outcome).toBe(outcome);
  });

  test('an empty ordre is a round of its own', () => {
    expect(rowOf({ ordre: '' })?.round).toBeNull();
  });

  test('text keeps its words and loses stray spaces and line breaks', () => {
    expect(rowOf({ motiu: '"  Festa \n major"', ciutat: ' Vic ' })).toMatchObject({
      reason: 'Festa major',
      town: 'Vic',
    });
  });

  test('scripts and formulas are only text', () => {
    expect(rowOf({ motiu: '<script>alert(1)</script>', ciutat: '=1+1' })).toMatchObject({
      reason: '<script>alert(1)</script>',
      town: '=1+1',
    });
  });

  test.each<[SheetRow, string, string]>([
    [{ dia: '31', mes: '2' }, 'data', '31/2/2024'],
    [{ dia: '29', mes: '2', any: '2023' }, 'data', '29/2/2023'],
    [{ mes: '13' }, 'data', '14/13/2024'],
    [{ dia: '' }, 'data', '/11/2024'],
    [{ any: '24' }, 'data', '14/11/24'],
    [{ dia: '1', mes: '6', any: '1994' }, 'before first season', '1994-06-01'],
    [{ tipus: 'x' }, 'tipus', 'x'],
    [{ tipus: 'constructor' }, 'tipus', 'constructor'],
    [{ tipus: '8' }, 'tipus', '8'],
    [{ alçada: '-7' }, 'alçada', '-7'],
    [{ alçada: '7.5' }, 'alçada', '7.5'],
    [{ alçada: '' }, 'alçada', ''],
    [{ agulla: '2' }, 'agulla', '2'],
    [{ pinya: 'm' }, 'pinya', 'm'],
    [{ altres: 'xx' }, 'altres', 'xx'],
    [{ ordre: 'primera' }, 'ordre', 'primera'],
    [{ ordre: '-1' }, 'ordre', '-1'],
    [{ resolució: 'x' }, 'resolució', 'x'],
    [{ alçada: '11' }, 'impossible tower', '3d11'],
    [{ tipus: 'p', agulla: '1' }, 'impossible tower', 'Pd7a'],
    [{ alçada: '4', pinya: 'f' }, 'impossible tower', '3d4f'],
    [{ motiu: 'x'.repeat(5_000_000) }, 'too long', `${'x'.repeat(40)}…`],
  ])('%# is set aside whole with its line and reason', (row, kind, value) => {
    expect(problemsOf(row)).toEqual([[3, kind, value]]);
  });

  test('half a row is never used, even when what is missing could be empty', () => {
    const text = `${aSheet({})}${sheetCells({ ordre: '2' }).slice(0, 12).join(',')}\n`;
    expect(parsed(text)).toMatchObject({
      rows: [{ line: 2 }],
      problems: [{ line: 3, kind: 'incomplete' }],
    });
  });

  test('an unquoted comma shifts the columns, so the row is not trusted', () => {
    expect(problemsOf({ motiu: 'Festa, major' })).toEqual([[3, 'surplus cells', 'd']]);
  });

  test('a quote left open takes what follows it, and every line of it is counted', () => {
    const text = `${aSheet({})}14,11,2024,Pati,Vic,"Festa\n${aSheet({}, {})}`;
    const { rows, problems } = parsed(text);
    expect(rows).toHaveLength(1);
    expect(problems).toMatchObject([{ line: 3, kind: 'quotes' }]);
    expect(linesSetAside(problems)).toBe(5);
  });
});

describe('a whole sheet', () => {
  const expected = [{ line: 2, code: '3d7' }];

  test.each([
    ['a byte order mark', `\uFEFF${aSheet({})}`],
    ['CRLF', aSheet({}).replaceAll('\n', '\r\n')],
    ['semicolons', aSheet({}).replaceAll(',', ';')],
    ['a header without accents', aSheet({}).replace('situació', 'situacio').replace('alçada', 'Alcada ')],
    ['a header in capitals', aSheet({}).replace(/^.*/, (header) => header.toUpperCase())],
    ['no final line break', aSheet({}).trimEnd()],
    ['trailing blank lines', `${aSheet({})}\n\n,,,,,,,,,,,,\n  \n`],
    ['surplus columns', aSheet({}).replace(/(.)$/gm, '$1,surplus')],
    ['a surplus column that the row leaves out', aSheet({}).replace(/^.*/, (header) => `${header},notes`)],
    ['a column twice', aSheet({}).replace(/^(.*)\n(.*)\n/, '$1,tipus\n$2,x\n')],
  ])('is read with %s', (_, text) => {
    expect(parsed(text)).toMatchObject({ rows: expected, problems: [] });
  });

  test('columns may come in any order', () => {
    const lines = [[...DIADES_COLUMNS], sheetCells({})].map((cells) => cells.reverse().join(','));
    expect(parsed(lines.join('\n')).rows).toMatchObject(expected);
  });

  test('blank lines before the header do not hide it, and numbers stay those of the text', () => {
    expect(parsed(`\n\n${aSheet({})}`).rows).toMatchObject([{ line: 4 }]);
  });

  test.each([
    ['', { reason: 'empty' }],
    [' \n ', { reason: 'empty' }],
    [aSheet(), { reason: 'empty' }],
    ['<!doctype html><p>Inicia la sessió', { reason: 'html' }],
    ['{"error":"not found"}', { reason: 'json' }],
    ['dia,mes\n1,2', { reason: 'missing columns', columns: DIADES_COLUMNS.slice(2) }],
    [aSheet({}).replace('ordre', 'ronda'), { reason: 'missing columns', columns: ['ordre'] }],
    [aSheet({ tipus: 'x' }, { mes: '0' }), { reason: 'no readable row' }],
    [aSheet({}, {}).slice(0, -8), { reason: 'cut short' }],
    [`${aSheet({})}14,11,2024,"Pati de l'Esc`, { reason: 'cut short' }],
  ])('%j cannot be used', (text, failure) => {
    expect(parseDiades(text)).toMatchObject({ ok: false, ...failure });
  });

  test('one whose last line is whole is taken, with a line break after it or without', () => {
    expect(parsed(aSheet({}).trimEnd()).rows).toHaveLength(1);
  });

  test('a row of a day that is still to come is set aside, and says of which day it is', () => {
    const sheet = aSheet({}, { any: '2031' }, { any: '2030', mes: '2', dia: '3' });
    const read = parseDiades(sheet, '2030-02-02');
    expect(read).toMatchObject({
      ok: true,
      rows: [{ date: '2024-11-14' }],
      problems: [
        { line: 3, kind: 'after today', value: '2031-11-14' },
        { line: 4, kind: 'after today', value: '2030-02-03' },
      ],
    });
    expect(parseDiades(sheet, '2030-02-03')).toMatchObject({ rows: [{}, { date: '2030-02-03' }] });
  });

  test('no text at all makes it throw', () => {
    const anySheet = fc.oneof(
      anyText,
      fc.string({ unit: fc.constantFrom('"', ',', ';', '\n', '\r', '\uFEFF', 'a', '1') }),
      fc
        .array(fc.array(fc.string(), { maxLength: 14 }))
        .map((rows) => aSheet() + rows.map(String).join('\n')),
    );
    fc.assert(
      fc.property(anySheet, (text) => {
        expect(() => parseDiades(text)).not.toThrow();
      }),
    );
  });

  test('every line is either a row or set aside', () => {
    const anyRow = fc.record({
      tipus: fc.constantFrom('3', 'p', 'x'),
      alçada: fc.constantFrom('4', '7', '-1'),
      resolució: fc.constantFrom('', 'c', '?'),
      ordre: fc.constantFrom('', '1', '2', 'z'),
    });
    fc.assert(
      fc.property(fc.array(anyRow, { minLength: 1 }), (rows) => {
        const result = parseDiades(aSheet(...rows));
        const read = result.ok ? result.rows.length + result.problems.length : rows.length;
        expect(read).toBe(rows.length);
      }),
    );
  });
});

describe('rows entered twice', () => {
  const pilars: SheetRow[] = [
    { tipus: 'p', alçada: '5', ordre: '4' },
    { tipus: 'p', alçada: '4', ordre: '4' },
    { tipus: 'p', alçada: '4', ordre: '4' },
  ];

  test('a castell cannot be raised twice in one round: the second is set aside', () => {
    const { rows, problems } = parsed(aSheet({}, {}));
    expect(rows).toMatchObject([{ line: 2 }]);
    expect(problems).toMatchObject([{ line: 3, kind: 'duplicate', value: '3d7' }]);
    expect([rowsRepeated(problems).length, linesSetAside(problems)]).toEqual([1, 0]);
  });

  test('two tries in two rounds, or without a round, are two tries', () => {
    expect(parsed(aSheet({}, { ordre: '2' })).problems).toEqual([]);
    expect(parsed(aSheet({ ordre: '' }, { ordre: '' })).problems).toEqual([]);
  });

  test('equal pilars of a round are not repeated: they are raised by the pair', () => {
    expect(parsed(aSheet({}, ...pilars)).problems).toEqual([]);
  });

  test('a diada pasted twice counts once, pilars included', () => {
    const { rows, problems } = parsed(aSheet({}, ...pilars, {}, ...pilars));
    expect(rows.map(({ code }) => code)).toEqual(['3d7', 'Pd5', 'Pd4', 'Pd4']);
    expect(problems.map(({ line }) => line)).toEqual([6, 7, 8, 9]);
  });
});

describe('a sheet read in steps', () => {
  test('gives the same result, with pauses when it is long', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      ordre: String(index % 9),
      motiu: `Diada ${index} ${'x'.repeat(300)}`,
      tipus: index % 50 ? '3' : 'x',
    }));
    const text = aSheet(...rows);
    const pause = jest.fn(() => Promise.resolve());
    expect(await parseDiadesInSteps(text, pause)).toEqual(parseDiades(text));
    expect(pause.mock.calls.length).toBeGreaterThan(1);
  });

  test('is not even begun when it is no sheet', async () => {
    const pause = jest.fn(() => Promise.resolve());
    expect(await parseDiadesInSteps('<html>', pause)).toMatchObject({ reason: 'html' });
    expect(pause).not.toHaveBeenCalled();
  });
});
