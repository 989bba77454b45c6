import { constructionProblem, parseConstruction, parseTower } from '@/lib/towers/notation';
import { constructionOf } from '@/lib/towers/notation-parse';
import type { Tower } from '@/lib/towers/types';
import { aTower } from '../../builders/towers';

const together = (towers: readonly Tower[], simultaneous = true) =>
  constructionProblem({ kind: 'combination', towers, simultaneous });

describe('towers that go up at once', () => {
  it.each<Partial<Tower>>([{ floors: 8 }, { perSota: true }, { agulla: true }, { support: 'f' }])(
    'are alike in all but their structure, not as %j',
    (other) => {
      expect(together([aTower(), aTower({ structure: '4', ...other })])).toBe('simultaneous but unequal');
    },
  );

  it('are not one neta and the other not', () => {
    const low = [aTower({ floors: 4 }), aTower({ floors: 4, structure: '4', neta: true })];
    expect(together(low)).toBe('simultaneous but unequal');
  });

  it('are not one walking and the other not', () => {
    const towers = [aTower({ floors: 4 }), aTower({ floors: 4, structure: 'P', caminant: true })];
    expect(together(towers)).toBe('simultaneous but unequal');
  });

  it('are not one of a variant and the other not', () => {
    const towers = [aTower({ floors: 6 }), aTower({ floors: 6, structure: '5', variant: 'm' })];
    expect(together(towers)).toBe('simultaneous but unequal');
  });

  it('are two at least, and ten at most', () => {
    expect(together([aTower()])).toBe('simultaneous alone');
    expect(together(Array(11).fill(aTower()))).toBe('count out of range');
    expect(together(Array(10).fill(aTower()), false)).toBeUndefined();
  });

  it('stand each by itself first', () => {
    expect(together([aTower(), aTower({ structure: '4', floors: 11 })])).toBe('floors out of range');
  });
});

test.each(['3d3', 'Td3', 'Vd2', 'Pd1'])('%s is lower than its kind can be', (text) => {
  expect(parseTower(text)).toMatchObject({ ok: false, problem: { kind: 'floors out of range' } });
});

test.each([
  ['xFT Td7f', 'unreadable', 'xFT Td7f'],
  ['x3i4d7sim', 'simultaneous alone', 'x3i4d7sim'],
  ['x2Pd4', 'unreadable', 'x2Pd4'],
  ['11Pd4+3d7', 'count out of range', '11Pd4'],
])('%s is a problem of its whole text or of one tower: %s', (text, kind, offending) => {
  expect(parseTower(text)).toEqual({ ok: false, problem: { kind, text: offending } });
});

test('no code at all is a problem of its own, also without outcome', () => {
  expect(parseConstruction('')).toEqual({ ok: false, problem: { kind: 'empty', text: '' } });
});

test('a variant has no support', () => {
  const five = { structure: '5', floors: 6, variant: 'm' } as const;
  expect(constructionProblem(aTower(five))).toBeUndefined();
  expect(constructionProblem(aTower({ ...five, support: 'f' }))).toBe('variant of no known five');
});

test('a training piece is one that its tower has, of a tower that stands', () => {
  const piece = (tower: Tower) => constructionProblem({ kind: 'training', piece: 'FT', tower });
  expect(piece(aTower({ floors: 8, support: 'f' }))).toBeUndefined();
  expect(piece(aTower())).toBe('piece the tower lacks');
  expect(piece(aTower({ floors: 11 }))).toBe('floors out of range');
});

test('a text as long as a code can be is read, and one longer is not', () => {
  const longest = '3d7+'.repeat(50);
  expect(parseTower(longest)).toEqual({ ok: false, problem: { kind: 'unreadable', text: '' } });
  expect(parseTower(`${longest}3`)).toEqual({ ok: false, problem: { kind: 'too long', text: longest } });
});

test('a code of the content is its tower, and an error when it is none', () => {
  expect(constructionOf('3d7')).toEqual(aTower());
  expect(() => constructionOf('3d7C')).toThrow('3d7C is no tower: unknown marks');
});
