import fc from 'fast-check';
import { GAME_CODES } from '@/__tests__/builders/tower-codes';
import { almostCode, anyTriedConstruction, aTower } from '@/__tests__/builders/towers';
import { TIER_CODES } from '@/lib/results/scoring/tiers';
import {
  constructionOf,
  constructionProblem,
  formatTower,
  parseConstruction,
  parseTower,
} from '@/lib/towers/notation';
import type { Tower } from '@/lib/towers/types';

function parsed(text: string) {
  const result = parseTower(text);
  if (!result.ok) throw new Error(`${text}: ${result.problem.kind} (${result.problem.text})`);
  const { construction, outcome } = result;
  return { construction, outcome };
}

function reformatted(text: string) {
  return formatTower(parsed(text));
}

describe('the notation of one tower', () => {
  test.each([
    ['Td8fm', aTower({ structure: 'T', floors: 8, support: 'fm' })],
    ['4d7a', aTower({ structure: '4', agulla: true })],
    ['3d8af', aTower({ floors: 8, agulla: true, support: 'f' })],
    ['3d8sf', aTower({ floors: 8, perSota: true, support: 'f' })],
    ['Pd8fmp', aTower({ structure: 'P', floors: 8, support: 'fmp' })],
    ['Pd4cam', aTower({ structure: 'P', floors: 4, caminant: true })],
    ['3d4an', aTower({ floors: 4, agulla: true, neta: true })],
    ['10d7', aTower({ structure: '10' })],
    ['3d10fm', aTower({ floors: 10, support: 'fm' })],
    ['Vd6f', aTower({ structure: 'V', floors: 6, support: 'f' })],
    ['5d6m', aTower({ structure: '5', floors: 6, variant: 'm' })],
  ])('%s has every feature of the tower', (text, tower) => {
    expect(parsed(text)).toEqual({ construction: tower, outcome: 'descarregat' });
    expect(formatTower(tower)).toBe(text);
  });

  test.each([
    ['2d8fm', 'Td8fm'],
    ['22d7', undefined],
    ['3d8fa', '3d8af'],
    ['4d8fa', '4d8af'],
    ['FT 3d8fa', 'FT 3d8af'],
    ['Pd4+Pd4', '2Pd4'],
    ['Pd5+Pd4+Pd4', 'Pd5+2Pd4'],
    ['3d7+3d7', '3d7+3d7'],
    ['2i3d7sim', 'Ti3d7sim'],
  ])('%s has one canonical form, %s', (text, canonical) => {
    const result = parseTower(text);
    expect(result.ok ? formatTower(result) : undefined).toBe(canonical);
  });

  test.each([
    ['i3d8f', 'intent', '3d8f'],
    ['id3d8f', 'intent desmuntat', '3d8f'],
    ['pd4d8', 'peu desmuntat', '4d8'],
    ['pdPd4', 'peu desmuntat', 'Pd4'],
    ['3d8fC', 'carregat', '3d8f'],
    ['Pd4camC', 'carregat', 'Pd4cam'],
    ['i3d7+4d7', 'intent', '3d7+4d7'],
    ['3i4d7simC', 'carregat', '3i4d7sim'],
    ['i3i4d7sim', 'intent', '3i4d7sim'],
    ['iFT Td7f', 'intent', 'FT Td7f'],
  ])('%s carries its outcome: %s of %s', (text, outcome, construction) => {
    const tried = parsed(text);
    expect(tried.outcome).toBe(outcome);
    expect(formatTower(tried.construction)).toBe(construction);
    expect(formatTower(tried)).toBe(text);
  });
});

describe('an invalid code', () => {
  test.each([
    ['', 'empty', ''],
    [' 3d7', 'surrounding space', ' 3d7'],
    ['3D8F', 'unreadable', '3D8F'],
    ['3i4d7', 'unreadable', '3i4d7'],
    ['3d7+', 'unreadable', ''],
    ['3d7 + 4d7', 'unknown marks', ' '],
    ['ii3d7', 'unreadable', 'i3d7'],
    ['GT Td7f', 'unreadable', 'GT Td7f'],
    ['11d7', 'unknown structure', '11'],
    ['3d08', 'leading zero', '08'],
    ['3d3', 'floors out of range', '3d3'],
    ['Pd1', 'floors out of range', 'Pd1'],
    ['3d11', 'floors out of range', '3d11'],
    ['Vd2', 'floors out of range', 'Vd2'],
    ['3d7x', 'unknown marks', 'x'],
    ['3d8mf', 'unknown marks', 'mf'],
    ['FT Td7f+3d8f', 'unknown marks', 'f+3d8f'],
    ['i3d7C', 'two outcomes', 'i3d7C'],
    ['3d8m', 'manilles without folre', 'm'],
    ['Pd8fp', 'puntals without manilles', 'fp'],
    ['5d7m', 'variant of no known five', '5d7m'],
    ['Td4f', 'too low for its support', 'Td4f'],
    ['3d8fn', 'neta with support', '3d8fn'],
    ['3d6sn', 'neta per sota', '3d6sn'],
    ['Pd5a', 'agulla without room', 'Pd5a'],
    ['Vd5s', 'vano per sota', 'Vd5s'],
    ['3d5cam', 'walks without being a pilar', '3d5cam'],
    ['Pd4scam', 'walks per sota', 'Pd4scam'],
    ['1Pd4', 'count out of range', '1Pd4'],
    ['11Pd4', 'count out of range', '11Pd4'],
    ['9Pd4+2Pd4', 'count out of range', '9Pd4+2Pd4'],
    ['3d7sim', 'simultaneous alone', '3d7sim'],
    ['3d7+4d7sim', 'simultaneous alone', '3d7+4d7sim'],
    ['3i3d7sim', 'simultaneous structure repeated', '3i3d7sim'],
    ['3iPd7asim', 'agulla without room', 'Pd7a'],
    ['FT 3d7', 'piece the tower lacks', 'FT 3d7'],
  ])('%j has the problem: %s', (text, kind, offending) => {
    expect(parseTower(text)).toEqual({ ok: false, problem: { kind, text: offending } });
  });

  test.each(['Pd5f', 'Td6fm', 'Pd7fmp', 'Vd3', 'Pd2'])('%s has the fewest floors of its kind', (text) => {
    expect(reformatted(text)).toBe(text);
  });

  test('a long text is refused at once, with a short problem', () => {
    const longest = '3d7+'.repeat(50);
    const problem = { kind: 'too long', text: longest };
    expect(parseTower(longest)).toEqual({ ok: false, problem: { kind: 'unreadable', text: '' } });
    expect(parseTower(`${longest}3`)).toEqual({ ok: false, problem });
    expect(parseTower('3d7+'.repeat(1_000_000))).toEqual({ ok: false, problem });
  });

  test('parseConstruction rejects outcomes', () => {
    expect(parseConstruction('3d7+4d7')).toEqual({
      ok: true,
      construction: parsed('3d7+4d7').construction,
    });
    for (const text of ['i3d8f', '3d8fC', 'pd4d8', '', '3d8f '])
      expect(parseConstruction(text).ok).toBe(false);
  });

  test('constructionOf throws on an invalid code', () => {
    expect(constructionOf('3d7')).toEqual(aTower());
    expect(() => constructionOf('3d7C')).toThrow('3d7C is no tower: unknown marks');
  });
});

describe('simultaneous towers', () => {
  const problemOf = (towers: readonly Tower[], simultaneous = true) =>
    constructionProblem({ kind: 'combination', towers, simultaneous });

  test.each<[Partial<Tower>, Partial<Tower>]>([
    [{}, { structure: '4', floors: 8 }],
    [{}, { structure: '4', perSota: true }],
    [{}, { structure: '4', agulla: true }],
    [{}, { structure: '4', support: 'f' }],
    [{ floors: 4 }, { structure: '4', floors: 4, neta: true }],
    [{ floors: 4 }, { structure: 'P', floors: 4, caminant: true }],
    [{ floors: 6 }, { structure: '5', floors: 6, variant: 'm' }],
  ])('may only differ in structure: %j and %j', (one, other) => {
    expect(problemOf([aTower(one), aTower(other)])).toBe('simultaneous but unequal');
  });

  test('are from two to ten, like those of any combination', () => {
    expect(problemOf([aTower()])).toBe('simultaneous alone');
    expect(problemOf(Array(11).fill(aTower()))).toBe('count out of range');
    expect(problemOf([aTower()], false)).toBe('count out of range');
    expect(problemOf(Array(10).fill(aTower()), false)).toBeUndefined();
  });

  test('are each valid', () => {
    expect(problemOf([aTower(), aTower({ structure: '4', floors: 11 })])).toBe('floors out of range');
  });
});

describe('values that no code gives', () => {
  test('half a floor, a variant with support', () => {
    const five = { structure: '5', floors: 6, variant: 'm' } as const;
    expect(constructionProblem(aTower(five))).toBeUndefined();
    expect(constructionProblem(aTower({ ...five, support: 'f' }))).toBe('variant of no known five');
    expect(constructionProblem(aTower({ floors: 7.5 }))).toBe('floors out of range');
  });

  test('a training piece that its tower lacks, or of an invalid tower', () => {
    const piece = (tower: Tower) => constructionProblem({ kind: 'training', piece: 'FT', tower });
    expect(piece(aTower({ floors: 8, support: 'f' }))).toBeUndefined();
    expect(piece(aTower())).toBe('piece the tower lacks');
    expect(piece(aTower({ floors: 11 }))).toBe('floors out of range');
  });
});

describe('laws of the notation', () => {
  test('parsing a formatted value returns it', () => {
    fc.assert(
      fc.property(anyTriedConstruction, (tried) => expect(parsed(formatTower(tried))).toEqual(tried)),
      { numRuns: 300 },
    );
  });

  test('no text makes the parser throw, and formatting is idempotent', () => {
    fc.assert(
      fc.property(almostCode, (text) => {
        const result = parseTower(text);
        if (!result.ok) return expect(text).toContain(result.problem.text);
        const canonical = formatTower(result);
        expect(reformatted(canonical)).toBe(canonical);
        expect(constructionProblem(result.construction)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  test('every code of the game and the tiers is a construction', () => {
    for (const key of [...GAME_CODES, ...TIER_CODES]) {
      const result = parseConstruction(key);
      expect(result.ok && formatTower(result.construction)).toBe(key.replace('fa', 'af'));
    }
  });
});
