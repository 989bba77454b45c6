import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import { exportedRoutes } from '@/scripts/build/exported-routes';
import { readPageKinds } from '@/scripts/build/postbuild/page-kinds';

const kindsOf = (pages: Record<string, string>) =>
  readPageKinds(aFolder({ 'app-path-routes-manifest.json': JSON.stringify(pages) }));

const pages = {
  '/(static)/page': '/',
  '/(static)/castells/[code]/page': '/castells/[code]',
  '/(interactive)/(web)/memory/page': '/memory',
  '/(interactive)/(web)/penjat/page': '/penjat',
  '/(interactive)/(web)/penjat/[idx]/page': '/penjat/[idx]',
  '/(static)/icon.svg/route': '/icon.svg',
  '/_not-found/page': '/_not-found',
};

describe('the kind of a page', () => {
  test.each([
    ['', 'static'],
    ['castells/4d8/', 'static'],
    ['castells/3d7+4d7/', 'static'],
    ['memory/', 'interactive'],
    ['penjat/', 'interactive'],
    ['penjat/3/', 'interactive'],
  ])('the kind of "%s" follows from its folder: %s', (route, kind) => {
    expect(kindsOf(pages).kindOf(route)).toBe(kind);
  });

  test.each(['castells/', 'castells/4d8/mes/', 'enlloc/'])(
    'is not guessed for "%s", which Next does not list',
    (route) => {
      expect(() => kindsOf(pages).kindOf(route)).toThrow(`/${route}: exported`);
    },
  );

  test('must be one of the two: a page outside both folders stops the build by its name', () => {
    expect(() => kindsOf({ ...pages, '/(web)/nova/page': '/nova' })).toThrow('app/(web)/nova/page');
  });

  test('gives the first segment of every interactive page once, in order', () => {
    expect(kindsOf(pages).interactivePages).toEqual(['memory', 'penjat']);
  });
});

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
