import { formatCachedAt, parseCachedAt, pathBelow } from '@/lib/offline/precache-list';

const root = 'https://colla.example/web/';

test.each([
  [root, ''],
  [`${root}?des=1994`, ''],
  [`${root}agenda/`, 'agenda/'],
  [`${root}agenda#octubre`, 'agenda/'],
  [`${root}castells/3d7%2B4d7/`, 'castells/3d7%2B4d7/'],
  [`${root}castells/3d7+4d7`, 'castells/3d7%2B4d7/'],
  [`${root}icons/marca.svg?v=2`, 'icons/marca.svg'],
  ['/web/agenda/', 'agenda/'],
  ['https://altra.example/web/agenda/', undefined],
  ['https://colla.example/agenda/', undefined],
  ['https://colla.example/webs/', undefined],
  [`${root}%E0%A4%A`, undefined],
])('the path of %s is %s', (address, path) => {
  expect(pathBelow(root, address)).toBe(path);
});

test('the time is read beside other entries of the header', () => {
  const time = '2026-11-22T06:01:00.000Z';
  expect(parseCachedAt(`cache;desc="hit", ${formatCachedAt(time)}`)).toBe(time);
  for (const other of [null, 'cache;desc="hit"', 'scopy;desc="x"'])
    expect(parseCachedAt(other)).toBeUndefined();
});
