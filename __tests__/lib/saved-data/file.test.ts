import { allSavedData, everything } from '@/__tests__/builders/saved-data';
import { aTeam } from '@/__tests__/builders/teams';
import { encodeGame } from '@/lib/castle-game/saves/encode';
import {
  decodeSavedData,
  encodeSavedData,
  type FileProblem,
  MAX_CHARACTERS,
  sumOf,
} from '@/lib/saved-data/file';
import { type StoredData, storedDataOf } from '@/lib/saved-data/stored-data';

const whole = encodeSavedData(allSavedData, 7);

function problemOf(text: string): FileProblem | undefined {
  const read = decodeSavedData(text);
  return read.ok ? undefined : read.problem;
}

/** A file with a valid checksum. */
function fileOf(texts: StoredData['texts'], cookies: StoredData['cookies'] = {}): string {
  return encodeSavedData({ texts, cookies }, 7);
}

test('reads back what was written', () => {
  expect(decodeSavedData(whole)).toEqual({ ok: true, data: allSavedData });
  expect(decodeSavedData(`\uFEFF${whole.replaceAll('\n', '\r\n')}`)).toMatchObject({ ok: true });
});

test('drops what is not saved data of a game, such as the free-bar code', () => {
  expect(storedDataOf(everything)).toEqual(allSavedData);
  expect(decodeSavedData(encodeSavedData(everything, 7))).toMatchObject({ data: allSavedData });
});

test('refuses a truncated file, and one with a changed character', () => {
  for (let end = 40; end < whole.trimEnd().length; end += 397)
    expect(problemOf(whole.slice(0, end))?.kind).toBe('damaged');
  let changed = 0;
  for (let at = 0; at < whole.length; at += 199) {
    const other = whole[at] === '5' ? '6' : '5';
    const text = whole.slice(0, at) + other + whole.slice(at + 1);
    // White space between values may be anything.
    if (/\s/.test(whole[at] ?? '')) continue;
    expect(problemOf(text)).toBeDefined();
    changed += 1;
  }
  expect(changed).toBeGreaterThan(50);
});

test.each<[string, FileProblem['kind']]>([
  ['', 'empty'],
  ['  \n', 'empty'],
  ['hola', 'elsewhere'],
  ['{"nom":"un altre programa"}', 'elsewhere'],
  ['[1,2]', 'elsewhere'],
  ['null', 'elsewhere'],
  [encodeGame(aTeam()), 'castle game'],
  [whole.replace('"versio": 1', '"versio": 2'), 'newer'],
  [whole.replace('"versio": 1', '"versio": "1"'), 'damaged'],
  [whole.replace('"desat": 7', '"desat": 8'), 'damaged'],
  [fileOf({}), 'nothing'],
  [fileOf({ 'contacte-esborrany': '{}' }, { code: '1' }), 'nothing'],
  [fileOf({ 'progres-sopa-0': '{"map":' }), 'damaged part'],
  [fileOf({ 'nit-fresca-per-ser-maig': '{"versio":2}' }), 'newer part'],
])('refuses a file %p as %p', (text, kind) => {
  expect(problemOf(text)?.kind).toBe(kind);
});

test('refuses a file above the size limit', () => {
  expect(problemOf(`{${' '.repeat(MAX_CHARACTERS)}`)).toEqual({ kind: 'too large' });
});

test('the checksum depends on each character and on their order', () => {
  const sums = ['', 'a', 'b', 'ab', 'ba', 'aab', 'aba', 'à'].map(sumOf);
  expect(new Set(sums).size).toBe(sums.length);
  for (const sum of sums) expect(sum).toMatch(/^[\da-f]{16}$/);
});
