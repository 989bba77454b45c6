import { roundLabel } from '@/lib/diades/grouping/labels';
import { roundOf, unnamedLabel } from '@/lib/diades/grouping/rounds';
import { formatTower } from '@/lib/towers/notation';
import { rowsOf } from '../../../builders/diades';

function round(text: string) {
  const [first, ...others] = rowsOf([text]);
  if (!first) throw new Error(text);
  return roundOf([first, ...others]);
}
const attempts = (text: string) => round(text).attempts.map(({ code, outcome }) => `${code} ${outcome}`);

describe('what the rows of a round amount to', () => {
  test.each([
    ['Pd5+Pd4+Pd4', ['Vd5 descarregat']],
    ['Pd4+Pd5+Pd4', ['Vd5 descarregat']],
    ['Pd5C+Pd4+Pd4', ['Vd5 carregat']],
    ['Pd5+Pd4C+Pd4', ['Vd5 carregat']],
    ['Pd6f+Pd5+Pd5', ['Vd6f descarregat']],
    ['Pd6fC+Pd5+Pd5', ['Vd6f carregat']],
    ['3d7+4d7', ['3d7+4d7 descarregat']],
    ['4d7C+3d7', ['3d7+4d7 carregat']],
    ['Pd5+Pd4+Pd4+pdPd4', ['Vd5 descarregat', 'Pd4 peu desmuntat']],
  ])('%s is a named combination, counted once', (text, expected) => {
    expect(attempts(text)).toEqual(expected);
  });

  test.each(['Pd5+Pd4+Pd4', 'Pd6f+Pd5+Pd5', '3d7+4d7'])('%s is drawn and named as its code says', (text) => {
    const [attempt] = round(text).attempts;
    expect(attempt && formatTower(attempt.construction)).toBe(attempt?.code);
  });

  test.each([
    ['iPd5+Pd4+Pd4', ['Pd5 intent', 'Pd4 descarregat', 'Pd4 descarregat']],
    ['3d7+id4d7', ['3d7 descarregat', '4d7 intent desmuntat']],
    ['Pd5+Pd4', ['Pd5 descarregat', 'Pd4 descarregat']],
    ['Pd5+Pd4+Pd4+Pd4', ['Pd5 descarregat', 'Pd4 descarregat', 'Pd4 descarregat', 'Pd4 descarregat']],
    ['Pd5s+Pd4+Pd4', ['Pd5s descarregat', 'Pd4 descarregat', 'Pd4 descarregat']],
    ['3d7+4d7+pd5d7', ['3d7+4d7 descarregat', '5d7 peu desmuntat']],
    ['3d6+4d6', ['3d6 descarregat', '4d6 descarregat']],
  ])('%s counts as it stood', (text, expected) => {
    expect(attempts(text)).toEqual(expected);
  });

  test.each([
    ['Pd4+Pd4', '2Pd4'],
    ['Pd4C+Pd4C', '2Pd4C'],
    ['iPd4+iPd4', '2iPd4'],
    ['Pd5+Pd4', 'Pd5+Pd4'],
    ['Pd4+Pd5+Pd4+Pd4', '3Pd4+Pd5'],
    ['3d6+4d6', '3d6+4d6'],
    ['3d6+3d6', '3d6+3d6'],
    ['Pd5C+Pd4+Pd4', 'Vd5C'],
    ['id3d8f', 'id3d8f'],
    ['pdTd8fm', 'pdTd8fm'],
  ])('%s is shown as %s', (text, label) => {
    expect(roundLabel(round(text))).toBe(label);
  });

  test.each([
    ['3d6+4d6', '3d6+4d6'],
    ['i3d6+4d6C', '3d6+4d6'],
    ['Pd4+Pd4+Pd4', '3Pd4'],
    ['Pd5+3d6', 'Pd5+3d6'],
    ['3d7', undefined],
    ['Pd4+Pd4', undefined],
    ['Pd5+Pd4', undefined],
    ['iPd5+Pd4+Pd4', undefined],
    ['3d7+id4d7', undefined],
    ['3d7+pd4d6', undefined],
  ])('%s is reported as %s', (text, label) => {
    expect(unnamedLabel(round(text))).toBe(label);
  });
});
