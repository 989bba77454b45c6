import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, makeScratchCopy, removeScratchCopy, restore } from '@/scripts/check/scratch/copy';

let project: string;
let copy: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  for (const folder of ['node_modules', 'content', 'out']) mkdirSync(join(project, folder));
  writeFileSync(join(project, '.gitignore'), 'node_modules/\nout/\n');
  for (const file of ['content/kept.ts', 'out/built.html', 'node_modules/package.json'])
    writeFileSync(join(project, file), file);
  execFileSync('git', ['init', '--quiet'], { cwd: project });
  execFileSync('git', ['add', '--all'], { cwd: project });
  writeFileSync(join(project, 'content/new.ts'), 'not committed yet');
  copy = makeScratchCopy(project);
});
afterEach(() => {
  removeScratchCopy(copy);
  rmSync(project, { recursive: true });
});

test('a copy has the sources as they stand, committed or not, and the packages, but nothing built', () => {
  expect(readFileSync(join(copy, 'content/new.ts'), 'utf8')).toBe('not committed yet');
  expect(existsSync(join(copy, 'content/kept.ts'))).toBe(true);
  expect(existsSync(join(copy, 'node_modules/package.json'))).toBe(true);
  expect(existsSync(join(copy, 'out'))).toBe(false);
  expect(changedFiles(copy)).toEqual([]);
});

test('a copy knows what was changed in it and goes back, and the project never notices', () => {
  writeFileSync(join(copy, 'content/kept.ts'), 'changed');
  writeFileSync(join(copy, 'content/plaça.ts'), 'new');
  rmSync(join(copy, 'content/new.ts'));
  expect(changedFiles(copy).toSorted()).toEqual(['content/kept.ts', 'content/new.ts', 'content/plaça.ts']);
  restore(copy);
  expect(changedFiles(copy)).toEqual([]);
  expect(existsSync(join(copy, 'node_modules/package.json'))).toBe(true);
  expect(readFileSync(join(project, 'content/kept.ts'), 'utf8')).toBe('content/kept.ts');
});

test('a copy that is to be built has the packages inside, and what is removed there stays in the project', () => {
  const built = makeScratchCopy(project, 'inside');
  expect(lstatSync(join(built, 'node_modules')).isSymbolicLink()).toBe(false);
  expect(readFileSync(join(built, 'node_modules/package.json'), 'utf8')).toBe('node_modules/package.json');
  removeScratchCopy(built);
  expect(existsSync(join(project, 'node_modules/package.json'))).toBe(true);
});
