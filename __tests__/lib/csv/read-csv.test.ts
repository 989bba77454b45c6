import fc from 'fast-check';
import { type CsvRecord, readCsv, readCsvInSteps } from '@/lib/csv/read-csv';
import { formatCsv } from '@/lib/csv/write-csv';

const cellsOf = (records: readonly CsvRecord[]) => records.map(({ cells }) => cells);
const plain = fc.string({ unit: fc.constantFrom('a', 'ç', ' ', ',', ';', '"', '\n', '1') });

describe('reading CSV', () => {
  test.each([
    ['commas', 'a,b\n1,2'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\n1\t2'],
    ['CRLF', 'a,b\r\n1,2'],
    ['CR', 'a,b\r1,2'],
    ['a byte order mark', '\uFEFFa,b\n1,2'],
    ['two kinds of line break', 'a,b\r\n1,2'],
  ])('takes %s', (_, text) => {
    expect(cellsOf(readCsv(text))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('a separator inside quotes or after the first line decides nothing', () => {
    expect(cellsOf(readCsv('a,b\n"1,2",3;4;5;6'))).toEqual([
      ['a', 'b'],
      ['1,2', '3;4;5;6'],
    ]);
  });

  test('numbers the lines of the text, which quoted line breaks make more than the records', () => {
    const records = readCsv('a,b\n"one\ntwo\n",2\n\n3,4');
    expect(records.map(({ line, lines }) => [line, lines])).toEqual([
      [1, 1],
      [2, 3],
      [5, 1],
      [6, 1],
    ]);
  });

  test.each(['a,b\n1,"left open\n2,3\n4,5', 'a,b\n1,"closed"badly\n'])(
    'marks what has broken quotes: %j',
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

  test('in steps gives the same records and line numbers, and pauses between them', async () => {
    const long = 'x'.repeat(1000);
    const text = `a,b\n${`"two\nlines",${long}\nplain,"quo""ted ${long}"\n`.repeat(300)}`;
    const records: CsvRecord[] = [];
    const pause = jest.fn(() => Promise.resolve());
    await readCsvInSteps(text, (batch) => records.push(...batch), pause);
    expect(pause.mock.calls.length).toBeGreaterThan(3);
    expect(records).toEqual(readCsv(text));
  });

  test('in steps reads records larger than a step, quotes that never close and stray ones alike', async () => {
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

  test('in steps tells when the wait fails instead of stopping without a word', async () => {
    const failure = readCsvInSteps(
      'a,b\n1,2',
      () => undefined,
      () => Promise.reject(new Error('gone')),
    );
    await expect(failure).rejects.toThrow('gone');
  });
});
