import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLUB_LEFT, TO_LOOK_OVER, TO_WRITE } from '@/content/interface/new-club';
import { sampleWords } from '@/content/sample-words';
import { MODULES } from '@/lib/site/modules';
import { leftToWrite, remainsIn } from '@/scripts/make/club/left-to-write';
import { stays } from '@/scripts/make/club/replace';

test.each(stays)('%s, which stays for every club, exists and is not in the starter', (path) => {
  expect(existsSync(path)).toBe(true);
  expect(existsSync(join('starter', path))).toBe(false);
});

test.each(TO_WRITE)(
  '$file, which a club has to write, is in the starter',
  ({ file, module = 'results', given = [] }) => {
    const text = readFileSync(join('starter', file), 'utf8');
    expect(given.filter((words) => !text.includes(words))).toEqual([]);
    expect(MODULES).toContain(module);
  },
);

test('a file of the starter is left to write as it is, and then for each text that was there to begin with', () => {
  const project = mkdtempSync(join(tmpdir(), 'club-'));
  const [file, what] = ['content/boards/direccio.ts', 'la junta directiva'];
  for (const folder of ['.', 'starter']) cpSync(join('starter', file), join(project, folder, file));
  const leftWith = (change: (text: string) => string) => {
    writeFileSync(join(project, file), change(readFileSync(join(project, file), 'utf8')));
    return leftToWrite([], project);
  };
  expect(leftWith((text) => text)).toEqual([`${file} · ${CLUB_LEFT.toWrite(what)}`]);
  expect(leftWith((text) => text.replace('Per anunciar', 'Anna Vila'))).toEqual([
    `${file} · ${CLUB_LEFT.given('Per anunciar', what)}`,
  ]);
  expect(leftWith((text) => text.replaceAll('Per anunciar', 'Pau Pla'))).toEqual([]);
  rmSync(project, { recursive: true });
});

test.each([
  ['<path fill="#abcdef"/>', []],
  ['mailto:junta@colla.example', [CLUB_LEFT.example('colla.example')]],
  ['Un exemple qualsevol.', []],
  [sampleWords[0].toUpperCase(), [CLUB_LEFT.another(sampleWords[0])]],
])('of another club is left in "%s"', (text, expected) => {
  expect(remainsIn(text)).toEqual(expected);
});

test.each(TO_LOOK_OVER)('$file, which a club looks over, exists', ({ file }) => {
  expect(existsSync(file)).toBe(true);
});

/** Files that the answers make, and the module of the pages. */
const MADE = ['content/club', 'content/modules', 'content/calendar/rehearsals', 'content/calendar/season'];

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && statSync(path).isFile());

/** Whether a club that `club:new` made has a module. */
const inNewClub = (module: string) =>
  MADE.includes(module) ||
  ['.ts', '/index.ts'].some(
    (ending) =>
      existsSync(join('starter', module + ending)) ||
      stays.some((kept) => kept === module + ending || (kept.endsWith('/') && `${module}/`.startsWith(kept))),
  );

test('a new club has all content that the code, what stays and the starter import', () => {
  const kept = sources('content').filter((path) =>
    stays.some((stay) => path === stay || (stay.endsWith('/') && path.startsWith(stay))),
  );
  const files = [...['app', 'components', 'lib', 'scripts', 'starter'].flatMap(sources), ...kept];
  const imports = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/(?:from |import\()'@\/(content\/[^']+|content)'/g)].map(
      ([, module = '']) => `${module} (in ${path})`,
    ),
  );
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter((line) => !inNewClub(line.split(' ')[0] ?? ''))).toEqual([]);
});
