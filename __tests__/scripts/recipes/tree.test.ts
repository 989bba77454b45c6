import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTree } from '@/scripts/recipes/tree';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tree-'));
  writeFileSync(join(folder, 'list.ts'), 'export const list = [\n  1,\n];\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const listNow = () => readFileSync(join(folder, 'list.ts'), 'utf8');

test('a recipe replaces, and writes before and behind, the one place that it describes', () => {
  const { tree } = openTree(folder);
  tree.replace('list.ts', /1(?=,)/, '2');
  tree.insertAfter('list.ts', /\[/, '\n  1,');
  tree.insertBefore('list.ts', /\n\];/, '\n  3,');
  expect(listNow()).toBe('export const list = [\n  1,\n  2,\n  3,\n];\n');
});

test('what stands otherwise than a recipe expects is told, and nothing is written', () => {
  const { tree, steps } = openTree(folder);
  expect(() => tree.insertAfter('list.ts', /nothing/, 'x')).toThrow('list.ts holds nothing like /nothing/');
  expect(() => tree.insertAfter('list.ts', /s/, 'x')).toThrow('more than once');
  expect(() => tree.create('list.ts', 'x')).toThrow('stands already');
  expect([...steps.files]).toEqual([]);
  expect(listNow()).toContain('1');
});

test('the files that a recipe writes are its steps, those that it reads are not', () => {
  const { tree, steps } = openTree(folder);
  tree.read('list.ts');
  tree.create('new/file.ts', 'export {};\n');
  expect([...steps.files]).toEqual(['new/file.ts']);
  expect(tree.list('new')).toEqual(['file.ts']);
});

test('a script of the project that fails stops the recipe and says why', async () => {
  const scripts = { good: 'node -e 0', bad: 'node -e "console.error(1994); process.exit(2)"' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
  const { tree, steps } = openTree(folder);
  await tree.run('good');
  await expect(tree.run('bad')).rejects.toThrow('1994');
  expect([...steps.scripts]).toEqual(['good', 'bad']);
});
