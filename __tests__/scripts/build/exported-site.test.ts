import { aFolder } from '@/__tests__/builders/scratch-folder';
import { exportedRoutes } from '@/scripts/build/exported-routes';
import { offlineMode } from '@/scripts/build/service-worker/bundle';
import { listFiles } from '@/scripts/build/service-worker/precache';

test('exported routes refuses a folder without pages, so that no test passes over nothing', () => {
  expect(() => exportedRoutes(aFolder({}))).toThrow('has no page');
});

describe('precache', () => {
  const files = {
    'index.html':
      '<link rel="preload" as="font" href="/web/_next/static/media/lletra.woff2"><img src="/web/dibuixos/b.avif">',
    '_next/static/media/lletra.woff2': '',
    'dibuixos/b.avif': 'b',
  };

  const listOf = (built: Readonly<Record<string, string>>) =>
    listFiles(aFolder(built), '/web', ['/web/data/diades.csv']);
  const list = listOf(files);

  test('a revision changes with the content, and files with a hash in the name have none', () => {
    const after = listOf({ ...files, 'dibuixos/b.avif': 'b!' }).groups.core;
    const changed = after.filter(({ revision }, index) => revision !== list.groups.core[index]?.revision);
    expect(changed.map(({ path }) => path)).toEqual(['dibuixos/b.avif']);
    expect(after[0]?.revision).toBeNull();
  });

  test.each([
    [undefined, 'keep'],
    ['', 'keep'],
    ['remove', 'remove'],
  ])('a build with %s has the mode %s, and any other word stops it', (asked, mode) => {
    expect(offlineMode(asked)).toBe(mode);
    expect(() => offlineMode('no')).toThrow('NEXT_PUBLIC_OFFLINE');
  });
});
