import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTree } from '@/scripts/check/recipes/tree';

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
