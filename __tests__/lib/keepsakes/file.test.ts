import { everyKeepsake, everything } from '@/__tests__/builders/keepsakes';
import { aTeam } from '@/__tests__/builders/teams';
import { encodeGame } from '@/lib/castle-game/saves/encode';
import { decodeKeepsakes, encodeKeepsakes, type FileProblem, MOST_CHARACTERS } from '@/lib/keepsakes/file';
import { type Kept, keptOf } from '@/lib/keepsakes/kept';
import { sumOf } from '@/lib/keepsakes/sum';
import { fileProblemText } from '@/lib/keepsakes/words';

const whole = encodeKeepsakes(everyKeepsake, 7);

function problemOf(text: string): FileProblem | undefined {
  const read = decodeKeepsakes(text);
  return read.ok ? undefined : read.problem;
}

/** A file of this content with a right sum, whoever made it. */
function fileOf(texts: Kept['texts'], cookies: Kept['cookies'] = {}): string {
  return encodeKeepsakes({ texts, cookies }, 7);
}

test('what is written is read back', () => {
  expect(decodeKeepsakes(whole)).toEqual({ ok: true, kept: everyKeepsake, savedAt: 7 });
  expect(decodeKeepsakes(`\uFEFF${whole.replaceAll('\n', '\r\n')}`)).toMatchObject({ ok: true });
});

test('what is nobody’s keepsake is not taken from a file, the free-bar code first of all', () => {
  expect(keptOf(everything)).toEqual(everyKeepsake);
  expect(decodeKeepsakes(encodeKeepsakes(everything, 7))).toMatchObject({ kept: everyKeepsake });
});

test('a file cut anywhere, or with one character changed, is refused', () => {
  for (let end = 40; end < whole.trimEnd().length; end += 97)
    expect(problemOf(whole.slice(0, end))?.kind).toBe('damaged');
  let changed = 0;
  for (let at = 0; at < whole.length; at += 61) {
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
])('a file %p is refused as %p, and says so in a sentence of its own', (text, kind) => {
  const problem = problemOf(text);
  expect(problem?.kind).toBe(kind);
  expect(problem && fileProblemText(problem)).toMatch(/^\p{Lu}.*\. No s'ha tocat res/u);
});

test('a file larger than any could be is not even read', () => {
  expect(problemOf(`{${' '.repeat(MOST_CHARACTERS)}`)).toEqual({ kind: 'too large' });
});

test('the sum changes with each character and with their order', () => {
  const sums = ['', 'a', 'b', 'ab', 'ba', 'aab', 'aba', 'à'].map(sumOf);
  expect(new Set(sums).size).toBe(sums.length);
  for (const sum of sums) expect(sum).toMatch(/^[\da-f]{16}$/);
});
