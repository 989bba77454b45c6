import { readPage } from '@/scripts/build/postbuild/exported-page';
import { usedStyles } from '@/scripts/build/postbuild/styles';

// What the rules of a page are is seen on the published pages.
test.each([
  ['has no stylesheet', '<p>Text</p>', 'no stylesheet'],
  [
    'has one of another site',
    '<link rel="stylesheet" href="/altra/a.css">',
    '/altra/a.css is not of this site',
  ],
])('a page that %s stops the build', async (_, html, problem) => {
  const site = { folder: '', basePath: '/web', enhancements: '', loadedLater: '' };
  await expect(usedStyles(readPage(html), site)).rejects.toThrow(problem);
});
