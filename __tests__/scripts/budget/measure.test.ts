import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contentAllowance, documentScripts, drawingLimit, nextFloor } from '@/scripts/budget/budgets';
import {
  documentRoutes,
  measureDocuments,
  measureDrawings,
  measureScripts,
  measureSite,
} from '@/scripts/budget/measure';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'budget-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

test('weighs the scripts of a page compressed, below a base path too, by the budget of its kind', () => {
  write('a.js', 'x'.repeat(100 * 1024));
  write('_next/static/chunks/b.js', 'x');
  write('castells/3d7+4d7/index.html', '<script src="/web/a.js"></script>');
  write('videos/index.html', '<script src="/web/_next/static/chunks/b.js"></script>');
  const [document, feature] = measureScripts(folder, '/web');
  expect(document).toMatchObject({ what: '/castells/3d7%2B4d7/', limit: documentScripts });
  expect(document?.size).toBeGreaterThan(0);
  expect(document?.size).toBeLessThan(1);
  expect(feature?.limit).toBeGreaterThanOrEqual(nextFloor + contentAllowance);
  expect(documentRoutes(folder)).toEqual(['castells/3d7%2B4d7/']);
});

test('weighs the documents: the median, the largest, and the one with the most styles', () => {
  const noise = (length: number) =>
    Array.from({ length }, (_, index) => (index * 2654435761) % 997).join(' ');
  write('a/index.html', '<p>');
  write('b/index.html', `<style>${noise(400)}</style>`);
  write('c/index.html', `<p>${noise(2000)}`);
  const [median, largest, styles] = measureDocuments(folder);
  expect(largest?.what).toContain('/c/');
  expect(styles?.what).toContain('/b/');
  expect(median?.size).toBeLessThan(largest?.size ?? 0);
});

test('weighs the whole folder as it lies on the disk', () => {
  write('a.bin', new Uint8Array(3 * 1024 * 1024));
  write('b/c.bin', new Uint8Array(1024 * 1024));
  expect(measureSite(folder).size).toBe(4);
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
