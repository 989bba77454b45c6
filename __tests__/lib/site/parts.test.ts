import { isPublished, leftOutFiles, PARTS, routeExtensions } from '@/lib/site/parts';

const pages = [
  { path: '/' },
  { path: '/junta-tecnica' },
  { path: '/videos', part: 'videos' },
  { path: '/llista-de-diades', part: 'results' },
  { path: '/penjat', part: 'hangman' },
  { path: '/jocs', part: 'games' },
] as const;

test.each([
  ['/videos', [], false],
  ['/videos', ['videos'], true],
  ['/videos#ultims', [], false],
  ['/llista-de-diades?castell=4d8', [], false],
  ['/penjat/3', ['crossword'], false],
  ['/junta-tecnica/2024-2025', [], true],
  ['/', [], true],
  ['https://example.org/videos', [], true],
  ['mailto:a@example.org', [], true],
  ['/uploads/estatuts-2024.pdf', [], true],
  ['/jocs', [], false],
  ['/jocs#records', ['story'], true],
  ['/jocs', ['daily-castell'], true],
  ['/jocs', ['videos'], false],
] as const)('isPublished(%s, %j) is %s', (link, listed, expected) => {
  expect(isPublished(link, listed, pages)).toBe(expected);
});

test('routeExtensions adds a part to the extension, and the page of all games with any game', () => {
  expect(routeExtensions(['videos'])).toEqual(['tsx', 'ts', 'videos.tsx', 'videos.ts']);
  expect(routeExtensions(['hangman'])).toContain('games.tsx');
});

test('leftOutFiles lists the files of the parts that are not there', () => {
  expect(leftOutFiles(PARTS)).toEqual([]);
  expect(leftOutFiles(PARTS.filter((part) => part !== 'castle-game'))).toEqual([
    'jocs/joc-castells.svg',
    'sons',
  ]);
});
