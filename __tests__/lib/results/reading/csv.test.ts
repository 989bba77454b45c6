import fc from 'fast-check';
import { type CsvRecord, decodeText, readCsv, readCsvInSteps } from '@/lib/results/reading/csv';
import { formatCsv } from '@/lib/results/views/csv';

const cellsOf = (records: readonly CsvRecord[]) => records.map(({ cells }) => cells);
const plain = fc.string({ unit: fc.constantFrom('a', 'ç', ' ', ',', ';', '"', '\n', '1') });

describe('reading CSV', () => {
  test('ignores separators inside quotes and after the first line', () => {
    expect(cellsOf(readCsv('a,b\n"1,2",3;4;5;6'))).toEqual([
      ['a', 'b'],
      ['1,2', '3;4;5;6'],
    ]);
  });

  test('a header of a single column means commas', () => {
    expect(cellsOf(readCsv('\n\ndia\n1;2')).slice(2)).toEqual([['dia'], ['1;2']]);
  });

  test('numbers lines, not records: quoted cells may span several lines', () => {
    const records = readCsv('a,b\n"one\ntwo\n",2\n\n3,4');
    expect(records.map(({ line, lines }) => [line, lines])).toEqual([
      [1, 1],
      [2, 3],
      [5, 1],
      [6, 1],
    ]);
  });

  test.each(['a,b\n1,"left open\n2,3\n4,5', 'a,b\n1,"closed"badly\n'])(
    'marks records with broken quotes: %j',
    (text) => {
      expect(readCsv(text).some(({ broken }) => broken)).toBe(true);
    },
  );

  test('reads back what was written', () => {
    fc.assert(
      fc.property(fc.array(fc.array(plain, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const text = formatCsv(['header,', 'x'], rows);
        const read = readCsv(text).slice(1, -1);
        expect(cellsOf(read)).toEqual(rows);
        expect(read.every(({ broken }) => !broken)).toBe(true);
      }),
    );
  });

  test('in steps reads records larger than a step, unclosed quotes and stray quotes', async () => {
    const long = `"${'""x\n'.repeat(100_000)}"`;
    for (const text of [
      `a,b\n${long},1\n2,3`,
      `a,b\n1,2\n"${long}`,
      `a,b\n5" nail,"x"y\n${`1,${'x'.repeat(1000)}\n`.repeat(300)}5" nail,"x"y\n1,2`,
    ]) {
      const records: CsvRecord[] = [];
      await readCsvInSteps(
        text,
        (batch) => records.push(...batch),
        () => Promise.resolve(),
      );
      expect(records).toEqual(readCsv(text));
    }
  });

  test('in steps rejects if the pause fails', async () => {
    const failure = readCsvInSteps(
      'a,b\n1,2',
      () => undefined,
      () => Promise.reject(new Error('gone')),
    );
    await expect(failure).rejects.toThrow('gone');
  });
});

const text = 'dia,situació\n1,Plaça de l\u2019Àngel\n';
const wide = (bytes: Buffer) => new Uint8Array(bytes);

describe('the text of some bytes', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${text}`)],
    ['UTF-16', wide(Buffer.from(`\uFEFF${text}`, 'utf16le'))],
    ['UTF-16 without its mark', wide(Buffer.from(text, 'utf16le'))],
    ['UTF-16, the high byte first', wide(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())],
    ['UTF-16, the high byte first, without its mark', wide(Buffer.from(text, 'utf16le').swap16())],
  ])('is read from %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  test('is read from Windows-1252, which old spreadsheets write, on every Node', () => {
    const bytes = Uint8Array.from(Buffer.from('dia\x92hivern, l\xB7Àngel, 5 \x80\x81', 'latin1'));
    expect(decodeText(bytes)).toBe('dia’hivern, l·Àngel, 5 €\x81');
  });

  test('reads any written text back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (any) => {
        fc.pre(!any.includes('\u0000') && !any.startsWith('\uFEFF'));
        expect(decodeText(new TextEncoder().encode(any))).toBe(any);
      }),
    );
    expect(decodeText(new Uint8Array())).toBe('');
  });
});

const risky = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '＝', ',', ';', '\t', '"', "'", ' ', '\n', '\r', 'a'),
});

describe('writing CSV', () => {
  test.each(['=1+1', ' =1', '＝1', 'x;=1', '"=1', '\u200B=1', '\u2800=1', '\u00AD\u3164@x', '\uFEFF+1'])(
    '%j cannot start a formula',
    (text) => {
      const [record] = readCsv(formatCsv([text], [])).map(({ cells }) => cells);
      expect(record?.[0]).toContain("'");
      expect(record?.[0]?.replaceAll("'", '')).toBe(text.replaceAll("'", '').replaceAll('\r', '\n'));
    },
  );

  test('no cell starts a formula, whichever separator a program splits by', () => {
    fc.assert(
      fc.property(fc.array(risky, { minLength: 1, maxLength: 3 }), (cells) => {
        for (const piece of formatCsv(cells, []).split(/[,;\t\r\n]/)) {
          expect(piece.replace(/^[\s"]+/, '')).not.toMatch(/^[=+\-@＝＋－＠]/);
        }
      }),
    );
  });
});
