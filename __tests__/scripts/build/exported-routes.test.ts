import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportedRoutes } from '@/scripts/build/exported-routes';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'routes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function addPage(path: string) {
  mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, path, 'index.html'), '');
}

test('lists every page as links write it, without those that answer unknown addresses', () => {
  for (const path of ['', 'castells/3d7+4d7', 'qui-som', '404', '_not-found', '_next/x']) addPage(path);
  expect(exportedRoutes(folder)).toEqual(['', 'castells/3d7%2B4d7/', 'qui-som/']);
});

test('refuses a folder without pages, so that no test passes over nothing', () => {
  expect(() => exportedRoutes(folder)).toThrow('has no page');
});
