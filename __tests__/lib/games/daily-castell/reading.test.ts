import fc from 'fast-check';
import { CATALOGUE } from '@/__tests__/builders/daily-castell';
import { almostCode } from '@/__tests__/builders/towers';
import { readTry } from '@/lib/games/daily-castell/reading';

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

test('no text is too strange to be answered', () => {
  fc.assert(fc.property(almostCode, (text) => typeof readTry(CATALOGUE, text).ok === 'boolean'));
});
