import fc from 'fast-check';
import { readCsv } from '@/lib/csv/read-csv';
import { formatCsv } from '@/lib/csv/write-csv';

const risky = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '＝', ',', ';', '\t', '"', "'", ' ', '\n', '\r', 'a'),
});

describe('writing CSV', () => {
  test('quotes what needs it and nothing else', () => {
    expect(
      formatCsv(
        ['a', 'b'],
        [
          ['3d7+4d7', 12],
          ['un, dos', 'diu "ei"'],
        ],
      ),
    ).toBe('a,b\n3d7+4d7,12\n"un, dos","diu ""ei"""\n');
  });

  test.each([
    '=1+1',
    '+34',
    '-1',
    '@SUM(A1)',
    ' =1',
    '\t=1',
    '＝1',
    'x;=1',
    'x,=1',
    '"=1',
    '\u200B=1',
    '\u0000\u001F=1',
    '\u2800=1',
    '\uFEFF+1',
    '\u00AD\u3164@x',
    ';\u202E=1',
  ])('%j cannot start a formula', (text) => {
    const [record] = readCsv(formatCsv([text], [])).map(({ cells }) => cells);
    expect(record?.[0]).toContain("'");
    expect(record?.[0]?.replaceAll("'", '')).toBe(text.replaceAll("'", '').replaceAll('\r', '\n'));
  });

  test('no cell starts a formula, whichever separator a program splits by', () => {
    fc.assert(
      fc.property(fc.array(risky, { minLength: 1, maxLength: 3 }), (cells) => {
        for (const piece of formatCsv(cells, []).split(/[,;\t\r\n]/)) {
          expect(piece.replace(/^[\s"]+/, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
        }
      }),
    );
  });

  test('a negative number stays a number', () => {
    expect(formatCsv(['n'], [[-5]])).toBe('n\n-5\n');
  });
});
