import {
  addressOf,
  formatCachedAt,
  isHashed,
  isPage,
  mayBePage,
  parseCachedAt,
  pathBelow,
} from '@/lib/offline/precache-list';

const list = {
  files: { '': 'a', 'agenda/': 'b', 'castells/3d7+4d7/': 'c', 'icons/marca.svg': 'd', '404.html': 'e' },
};
const root = 'https://colla.example/web/';

describe('the path of an address', () => {
  test.each([
    [root, ''],
    [`${root}?des=1994`, ''],
    [`${root}agenda/`, 'agenda/'],
    [`${root}agenda#octubre`, 'agenda/'],
    [`${root}castells/3d7%2B4d7/`, 'castells/3d7+4d7/'],
    [`${root}castells/3d7+4d7`, 'castells/3d7+4d7/'],
    [`${root}icons/marca.svg?v=2`, 'icons/marca.svg'],
    [`${root}no-hi-es/`, 'no-hi-es/'],
    ['/web/agenda/', 'agenda/'],
  ])('%s is "%s"', (address, path) => {
    expect(pathBelow(root, address, list)).toBe(path);
  });

  test.each([
    'https://altra.example/web/agenda/',
    'https://colla.example/agenda/',
    'https://colla.example/webs/',
    `${root}%E0%A4%A`,
  ])('%s is not below the root', (address) => {
    expect(pathBelow(root, address, list)).toBeUndefined();
  });

  test('is reversible', () => {
    for (const path of Object.keys(list.files))
      expect(pathBelow(root, addressOf(root, path), list)).toBe(path);
  });
});

describe('what a path may be', () => {
  test('a path may be a page if listed, or below a listed page', () => {
    for (const path of ['', 'agenda/', '404.html', 'castells/9d9f/', 'agenda/no/'])
      expect([path, mayBePage(list, path)]).toEqual([path, true]);
  });

  test('a path with another first folder may belong to another site', () => {
    for (const path of [
      'altra/',
      'altra/agenda/',
      'icons/',
      'icons/marca.svg',
      'castells/foto.jpg',
      'constructor',
    ])
      expect([path, mayBePage(list, path)]).toEqual([path, false]);
  });

  test('a page, or a file whose name changes with it', () => {
    expect([isPage(''), isPage('agenda/'), isPage('a.js')]).toEqual([true, true, false]);
    expect([isHashed('_next/static/chunks/a.js'), isHashed('sons/tabal.mp3')]).toEqual([true, false]);
  });
});

const time = '2026-11-22T06:01:00.000Z';

test('the time is read beside other entries of the header', () => {
  expect(parseCachedAt(formatCachedAt(time))).toBe(time);
  expect(parseCachedAt(`cache;desc="hit", ${formatCachedAt(time)}`)).toBe(time);
});

test.each([null, '', 'cache;desc="hit"', 'scopy;desc="x"', 'copy'])('%s is no stamp', (header) => {
  expect(parseCachedAt(header)).toBeUndefined();
});
