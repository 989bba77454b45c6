import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentAllowance, drawingLimit, nextFloor } from '@/scripts/budget/budgets';
import { measureDrawings, measureFirstVisit, measureScripts } from '@/scripts/budget/measure';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budget-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

test('weighs the scripts of a page compressed, below a base path too', () => {
  write('a.js', 'x'.repeat(100 * 1024));
  write('castells/3d7+4d7/index.html', '<script src="/web/a.js"></script>');
  const [page] = measureScripts(folder, '/web');
  expect(page).toMatchObject({ what: '/castells/3d7%2B4d7/', limit: nextFloor + contentAllowance });
  expect(page?.size).toBeGreaterThan(0);
  expect(page?.size).toBeLessThan(1);
});

test('weighs fonts as they are, since no host compresses them again', () => {
  write('f.woff2', new Uint8Array(2048));
  write('index.html', '<link rel="preload" as="font" href="/f.woff2">');
  const { size } = measureFirstVisit(folder);
  expect(size).toBeGreaterThan(2);
  expect(size).toBeLessThan(2.2);
});

test('weighs every drawing, and none when the site has none', () => {
  expect(measureDrawings(folder)).toEqual([]);
  write('dibuixos/castells/3d8f.svg', '<svg/>');
  expect(measureDrawings(folder)).toMatchObject([
    { what: 'dibuixos/castells/3d8f.svg', limit: drawingLimit },
  ]);
});

test('a page that loads from another host, or a file that is missing, fails', () => {
  write('index.html', '<script src="https://elsewhere.example/a.js"></script>');
  expect(() => measureScripts(folder)).toThrow('another host');
  write('index.html', '<script src="/missing.js"></script>');
  expect(() => measureScripts(folder)).toThrow('missing.js');
});
