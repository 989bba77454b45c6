import fc from 'fast-check';
import { aDailyTower, CATALOGUE } from '@/__tests__/builders/daily-castell';
import { almostCode } from '@/__tests__/builders/towers';
import { DAILY_TOWERS } from '@/content/games/daily-castell';
import { choose, optionsFor, readTry, startOf } from '@/lib/games/daily-castell/building';
import { dailyCatalogue, PART_NAMES } from '@/lib/games/daily-castell/catalogue';

describe('building', () => {
  const parts = (code: string) => aDailyTower(code).parts;

  test('the first tower is the best known one', () => {
    expect(startOf(CATALOGUE)).toBe(CATALOGUE.towers[0]);
    expect(() => startOf(dailyCatalogue([]))).toThrow(/no tower/);
  });

  test('any choice gives a tower of the table, and all towers can be built', () => {
    const all = dailyCatalogue(DAILY_TOWERS);
    for (const from of all.towers)
      for (const to of all.towers) {
        let built = from;
        for (const name of PART_NAMES) built = choose(all, built.parts, name, to.parts[name]) ?? from;
        expect(built.code).toBe(to.code);
      }
  });

  test('earlier parts stay, later ones change as little as possible', () => {
    expect(choose(CATALOGUE, parts('3d8f'), 'structure', 'T')?.code).toBe('Td8fm');
    expect(choose(CATALOGUE, parts('3d6a'), 'structure', '4')?.code).toBe('4d6');
    expect(choose(CATALOGUE, parts('Td8fm'), 'structure', 'P')?.code).toBe('Pd4');
    expect(choose(CATALOGUE, parts('3d6s'), 'agulla', true)).toBeUndefined();
  });

  test('impossible options are refused, first by the notation, then by the table', () => {
    const refusals = <Name extends (typeof PART_NAMES)[number]>(code: string, name: Name) =>
      optionsFor(CATALOGUE, parts(code), name).flatMap(({ value, refusal }) =>
        refusal ? [[String(value), refusal.kind, refusal.code]] : [],
      );
    expect(refusals('3d5', 'holds')).toEqual([
      ['f', 'not scored', '3d5f'],
      ['fm', 'too low for its support', '3d5fm'],
      ['m', 'variant of no known five', '3d5m'],
    ]);
    expect(refusals('Td6', 'agulla')).toEqual([['true', 'agulla without room', 'Td6a']]);
    expect(refusals('Pd4', 'floors')).toEqual([
      ['5', 'not scored', 'Pd5'],
      ['6', 'not scored', 'Pd6'],
      ['7', 'not scored', 'Pd7'],
      ['8', 'not scored', 'Pd8'],
    ]);
    expect(refusals('3d6', 'structure')).toEqual([]);
  });

  test('options are sorted, and the current one is chosen', () => {
    const values = (name: (typeof PART_NAMES)[number]) =>
      optionsFor(CATALOGUE, parts('3d6'), name).map(({ value, chosen }) =>
        chosen ? `[${value}]` : `${value}`,
      );
    expect(values('structure')).toEqual(['P', 'T', '[3]', '4', '5']);
    expect(values('floors')).toEqual(['4', '5', '[6]', '7', '8']);
    expect(values('holds')).toEqual(['[]', 'f', 'fm', 'm']);
    expect(values('perSota')).toEqual(['[false]', 'true']);
  });
});

describe('reading', () => {
  test.each([
    ['3d8f', '3d8f'],
    [' 3D8F ', '3d8f'],
    ['3 de 8 f', '3d8f'],
    ['pd4', 'Pd4'],
    ['2d8fm', 'Td8fm'],
    ['tde8fm', 'Td8fm'],
  ])('"%s" is read as %s', (written, code) => {
    expect(readTry(CATALOGUE, written)).toMatchObject({ ok: true, tower: { code } });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['folre', 'unreadable'],
    ['6d7', 'unknown structure'],
    ['3d15', 'floors out of range'],
    ['3d4f', 'too low for its support'],
    ['Pd5a', 'agulla without room'],
    ['3d8m', 'manilles without folre'],
    ['Pd8fp', 'puntals without manilles'],
    ['3d7m', 'manilles without folre'],
    ['3d6n', 'neta'],
    ['Pd4cam', 'walks'],
    ['Vd5', 'several'],
    ['3d7+4d7', 'several'],
    ['FT 3d8f', 'several'],
    ['3d9', 'not scored'],
    ['3d8fC', 'unknown marks'],
  ])('"%s" cannot be tried: %s', (written, kind) => {
    expect(readTry(CATALOGUE, written)).toMatchObject({ ok: false, refusal: { kind } });
  });

  test('every code of the table is read, as the table writes it and as the notation does', () => {
    for (const [code, tower] of CATALOGUE.byCode)
      for (const written of [code, tower.code, code.toLowerCase()])
        expect(readTry(CATALOGUE, written)).toEqual({ ok: true, tower });
  });

  test('reading a try never throws', () => {
    fc.assert(fc.property(almostCode, (text) => typeof readTry(CATALOGUE, text).ok === 'boolean'));
  });
});
