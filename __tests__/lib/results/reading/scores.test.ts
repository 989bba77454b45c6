import fc from 'fast-check';
import { anyText } from '@/__tests__/builders/samples';
import { normalizedCode, parseScores } from '@/lib/results/reading/scores';

const HEADER = 'castell,Descarregat,Carregat';

function parsed(...rows: string[]) {
  const result = parseScores([HEADER, ...rows].join('\n'));
  if (!result.ok) throw new Error(result.reason);
  return result;
}

describe('the CSV of scores', () => {
  test.each([
    ['3d7,785,615', '3d7', 785, 615],
    ['2d8fm,3450,2680', 'Td8fm', 3450, 2680],
    ['Td8fm,3450,2680', 'Td8fm', 3450, 2680],
    ['3d7+4d7,2301,1790', '3d7+4d7', 2301, 1790],
    ['3d8fa,4.055,3.415', '3d8af', 4055, 3415],
    [' PD4CAM , 119 ,', 'Pd4cam', 119, null],
    ['4d8,,2380', '4d8', null, 2380],
  ])('%j gives %s', (row, code, descarregat, carregat) => {
    expect(parsed(row).scores).toEqual(new Map([[code, { descarregat, carregat }]]));
  });

  test.each([
    ['castell gran,1,2', 'castell'],
    ['4d7,molts,2', 'punts'],
    ['4d7,1,-2', 'punts'],
    ['2d5,1,2\nTd5,3,4', 'duplicate'],
    ['4d7,1\n', 'incomplete'],
  ])('%j has the problem %s', (rows, kind) => {
    expect(parsed('3d7,785,615', rows).problems.map((problem) => problem.kind)).toEqual([kind]);
  });

  test.each([
    ['', 'empty'],
    [HEADER, 'empty'],
    ['<html>', 'html'],
    ['[]', 'json'],
    ['castell,punts\n3d7,1', 'missing columns'],
    [`${HEADER}\nx,y,z`, 'no readable row'],
  ])('%j is rejected', (text, reason) => {
    expect(parseScores(text)).toMatchObject({ ok: false, reason });
  });

  test('columns may be in another order and in lower case', () => {
    expect(parseScores('carregat;CASTELL;x;descarregat\n615;3d7;;785')).toMatchObject({
      scores: new Map([['3d7', { descarregat: 785, carregat: 615 }]]),
    });
  });

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(() => parseScores(`${HEADER}\n${text}`)).not.toThrow();
      }),
    );
  });
});

describe('the code of a tower in the CSV', () => {
  test.each([
    ['2d8fm', 'Td8fm'],
    ['td8FM', 'Td8fm'],
    ['pd4+2PD4', '3Pd4'],
    ['3d7 + 4d7', '3d7+4d7'],
    ['3D8F', '3d8f'],
    ['FT Pd6f', 'FT Pd6f'],
    ['tres de set', undefined],
    ['', undefined],
  ])('%j is %s', (text, code) => {
    expect(normalizedCode(text)).toBe(code);
  });
});
