import fc from 'fast-check';
import { aDay, CATALOGUE } from '@/__tests__/builders/daily-castell';
import { dailyRules } from '@/lib/games/daily-castell/rules';
import { decodeDays, encodeDays } from '@/lib/games/daily-castell/saved';
import { MOST_TRIES } from '@/lib/games/daily-castell/state';

const SIX = ['3d5', '4d5', 'Pd4', '5d5', '4d6', '3d6'];
const DAYS = {
  '2026-09-14': { tries: ['3d6', '3d7'], result: 2 },
  '2026-09-15': { tries: SIX, result: 0 },
  '2026-09-17': { tries: ['3d6'], result: null },
};

test('what is saved is read as it was', () => {
  expect(decodeDays(encodeDays(DAYS))).toEqual(DAYS);
  expect(JSON.parse(encodeDays(DAYS)).dies['2026-09-14']).toEqual({ proves: ['3d6', '3d7'], resultat: 2 });
});

test.each([
  ['nothing', null],
  ['no text of ours', '[]'],
  ['half a text', '{"versio":1,"dies":{'],
  ['another version', encodeDays(DAYS).replace('"versio":1', '"versio":2')],
])('of %s there are no days', (_what, text) => {
  expect(decodeDays(text)).toEqual({});
});

test.each([
  ['a date that does not exist', '2026-02-30', { proves: ['3d6'], resultat: null }],
  ['a day without tries', '2026-09-16', { proves: [], resultat: null }],
  ['too many tries', '2026-09-16', { proves: [...SIX, '3d7'], resultat: null }],
  ['a result that the tries do not bear out', '2026-09-16', { proves: ['3d6'], resultat: 4 }],
  ['a day lost with tries left', '2026-09-16', { proves: ['3d6'], resultat: 0 }],
  ['a day under way with none left', '2026-09-16', { proves: SIX, resultat: null }],
  ['a day that is a word', '2026-09-16', 'x'],
])('%s is left out, and the other days stay', (_what, date, day) => {
  const text = JSON.stringify({ versio: 1, dies: { ...JSON.parse(encodeDays(DAYS)).dies, [date]: day } });
  expect(decodeDays(text)).toEqual(DAYS);
});

test('no text is too strange to be read', () => {
  fc.assert(fc.property(fc.json(), (text) => typeof decodeDays(text) === 'object'));
});

test('a game is saved once something has been tried, and read back with its date', () => {
  const { decode, isWorthSaving, encode } = dailyRules(CATALOGUE, '2026-09-14');
  expect(isWorthSaving(aDay('2026-09-14'))).toBe(false);
  const state = { date: '2026-09-14', days: DAYS };
  expect(isWorthSaving(state)).toBe(true);
  expect(decode(encode(state))).toEqual(state);
  expect(SIX).toHaveLength(MOST_TRIES);
});
