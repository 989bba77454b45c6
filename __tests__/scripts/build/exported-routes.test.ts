import { aFolder } from '@/__tests__/builders/scratch-folder';
import { exportedRoutes } from '@/scripts/build/exported-routes';

test('lists every page as links write it, without those that answer unknown addresses', () => {
  const folders = ['', 'castells/3d7+4d7/', 'qui-som/', '404/', '_not-found/', '_next/x/'];
  const folder = aFolder(Object.fromEntries(folders.map((path) => [`${path}index.html`, ''])));
  expect(exportedRoutes(folder)).toEqual(['', 'castells/3d7%2B4d7/', 'qui-som/']);
});

test('refuses a folder without pages, so that no test passes over nothing', () => {
  expect(() => exportedRoutes(aFolder({}))).toThrow('has no page');
});
