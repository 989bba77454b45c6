import { isPublished, leftOutFiles, MODULES, routeExtensions } from '@/lib/site/modules';

const pages = [
  { path: '/' },
  { path: '/junta-tecnica' },
  { path: '/videos', module: 'videos' },
  { path: '/llista-de-diades', module: 'results' },
  { path: '/penjat', module: 'hangman' },
  { path: '/jocs', module: 'games' },
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

test('routeExtensions adds a module to the extension, and the page of all games with any game', () => {
  expect(routeExtensions(['videos'])).toEqual(['tsx', 'ts', 'videos.tsx', 'videos.ts']);
  expect(routeExtensions(['hangman'])).toContain('games.tsx');
});

test('leftOutFiles lists the files of the modules that are not there', () => {
  expect(leftOutFiles(MODULES)).toEqual([]);
  expect(leftOutFiles(MODULES.filter((module) => module !== 'castle-game'))).toEqual([
    'jocs/joc-castells.svg',
    'sons',
  ]);
});
