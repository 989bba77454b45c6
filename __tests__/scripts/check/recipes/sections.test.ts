import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import project from '@/package.json';
import { recipes } from '@/scripts/check/recipes/follow';
import { GUIDES, recipeSections, unnamedSteps } from '@/scripts/check/recipes/sections';
import { openTree } from '@/scripts/check/recipes/tree';
import { changedFiles, makeScratchCopy, removeScratchCopy, restore } from '@/scripts/check/scratch/copy';

const steps = (files: readonly string[], scripts: readonly string[] = []) => ({
  files: new Set(files),
  scripts: new Set(scripts),
});

describe('recipeSections', () => {
  const markdown =
    '# Recipes\n\nHow.\n\n## One\n\nA.\n\n### Of one\n\n## Two\n\nB.\n\n# Rules\n\n## No recipe\n';

  test('reads the second-level headings, up to the next first-level heading', () => {
    expect([...recipeSections(markdown).keys()]).toEqual(['One', 'Two']);
    expect(recipeSections(markdown).get('One')).toContain('### Of one');
    expect(recipeSections(markdown).get('Two')?.trim()).toBe('B.');
  });

  test('is empty without the heading Recipes', () => {
    expect(recipeSections('# Other\n\n## One\n').size).toBe(0);
  });
});

describe('unnamedSteps', () => {
  const section = 'Write `content/a.ts` or `b.ts`, put a picture in `public/images/`, then `npm run make:a`.';

  test.each(['content/a.ts', 'content/b.ts', 'public/images/one.jpg'])(
    'accepts %s, which the text names',
    (file) => {
      expect(unnamedSteps(section, steps([file], ['make:a']))).toEqual([]);
    },
  );

  test.each(['content/c.ts', 'public/other.jpg', 'a.ts/b'])(
    'reports %s, which the text does not name',
    (file) => {
      expect(unnamedSteps(section, steps([file]))).toEqual([
        `The recipe changes ${file}, which its text does not name.`,
      ]);
    },
  );

  test('reports a script that the text does not name', () => {
    expect(unnamedSteps(section, steps([], ['make:a', 'make:b']))).toEqual([
      'The recipe runs npm run make:b, which its text does not name.',
    ]);
  });
});

describe('the guides', () => {
  const texts = GUIDES.map((guide) => readFileSync(guide, 'utf8'));

  test('have the same headings as scripts/check/recipes, in the same order', () => {
    const headings = texts.flatMap((text) => [...recipeSections(text).keys()]);
    expect(headings).toEqual(recipes.map(({ title }) => title));
  });

  test.each(texts)('name only scripts of package.json', (text) => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((script) => !(script && script in project.scripts))).toEqual([]);
  });

  test.each(GUIDES)('%s links to files that exist', (guide) => {
    const text = readFileSync(guide, 'utf8');
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !existsSync(join(dirname(guide), link)))).toEqual([]);
  });
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tree-'));
  writeFileSync(join(folder, 'list.ts'), 'export const list = [\n  1,\n];\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const listNow = () => readFileSync(join(folder, 'list.ts'), 'utf8');

test('replaces the match of a pattern, and inserts before and after it', () => {
  const { tree } = openTree(folder);
  tree.replace('list.ts', /1(?=,)/, '2');
  tree.insertAfter('list.ts', /\[/, '\n  1,');
  tree.insertBefore('list.ts', /\n\];/, '\n  3,');
  expect(listNow()).toBe('export const list = [\n  1,\n  2,\n  3,\n];\n');
});

test('throws and writes nothing if a file is not as expected', () => {
  const { tree, steps } = openTree(folder);
  expect(() => tree.insertAfter('list.ts', /nothing/, 'x')).toThrow('list.ts: no match for /nothing/');
  expect(() => tree.insertAfter('list.ts', /s/, 'x')).toThrow('list.ts: more than one match for /s/');
  expect(() => tree.create('list.ts', 'x')).toThrow('list.ts already exists');
  expect([...steps.files]).toEqual([]);
  expect(listNow()).toContain('1');
});

test('records the files that a recipe writes, not those that it reads', () => {
  const { tree, steps } = openTree(folder);
  tree.read('list.ts');
  tree.create('new/file.ts', 'export {};\n');
  expect([...steps.files]).toEqual(['new/file.ts']);
  expect(tree.list('new')).toEqual(['file.ts']);
});

test('rejects with the output of a script that fails', async () => {
  const scripts = { good: 'node -e 0', bad: 'node -e "console.error(1994); process.exit(2)"' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
  const { tree, steps } = openTree(folder);
  await tree.run('good');
  await expect(tree.run('bad')).rejects.toThrow('1994');
  expect([...steps.scripts]).toEqual(['good', 'bad']);
});

let copyProject: string;
let copy: string;
beforeEach(() => {
  copyProject = mkdtempSync(join(tmpdir(), 'project-'));
  for (const folder of ['node_modules', 'content', 'out']) mkdirSync(join(copyProject, folder));
  writeFileSync(join(copyProject, '.gitignore'), 'node_modules/\nout/\n');
  for (const file of ['content/kept.ts', 'out/built.html', 'node_modules/package.json'])
    writeFileSync(join(copyProject, file), file);
  execFileSync('git', ['init', '--quiet'], { cwd: copyProject });
  execFileSync('git', ['add', '--all'], { cwd: copyProject });
  writeFileSync(join(copyProject, 'content/new.ts'), 'not committed yet');
  copy = makeScratchCopy(copyProject);
});
afterEach(() => {
  removeScratchCopy(copy);
  rmSync(copyProject, { recursive: true });
});

test('a copy has the sources, committed or not, and the packages, but no build output', () => {
  expect(readFileSync(join(copy, 'content/new.ts'), 'utf8')).toBe('not committed yet');
  expect(existsSync(join(copy, 'content/kept.ts'))).toBe(true);
  expect(existsSync(join(copy, 'node_modules/package.json'))).toBe(true);
  expect(existsSync(join(copy, 'out'))).toBe(false);
  expect(changedFiles(copy)).toEqual([]);
});

test('a copy lists and reverts its changes, without effect on the project', () => {
  writeFileSync(join(copy, 'content/kept.ts'), 'changed');
  writeFileSync(join(copy, 'content/plaça.ts'), 'new');
  rmSync(join(copy, 'content/new.ts'));
  expect(changedFiles(copy).toSorted()).toEqual(['content/kept.ts', 'content/new.ts', 'content/plaça.ts']);
  restore(copy);
  expect(changedFiles(copy)).toEqual([]);
  expect(existsSync(join(copy, 'node_modules/package.json'))).toBe(true);
  expect(readFileSync(join(copyProject, 'content/kept.ts'), 'utf8')).toBe('content/kept.ts');
});

test('a copy for building has its own packages, and removing files there does not affect the project', () => {
  const built = makeScratchCopy(copyProject, 'inside');
  expect(lstatSync(join(built, 'node_modules')).isSymbolicLink()).toBe(false);
  expect(readFileSync(join(built, 'node_modules/package.json'), 'utf8')).toBe('node_modules/package.json');
  removeScratchCopy(built);
  expect(existsSync(join(copyProject, 'node_modules/package.json'))).toBe(true);
});
