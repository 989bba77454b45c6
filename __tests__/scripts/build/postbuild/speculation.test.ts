import { readPage } from '@/scripts/build/postbuild/exported-page';
import { speculationRules } from '@/scripts/build/postbuild/speculation';

test('the rules match static pages of the site, not other paths of the host', () => {
  const { prefetch } = speculationRules(readPage('<a href="/web/">1</a>'), '/web', ['memory']);
  expect(prefetch).toEqual([
    expect.objectContaining({
      eagerness: 'moderate',
      where: {
        and: expect.arrayContaining([
          { href_matches: '/web/*' },
          { not: { href_matches: ['/web/memory/*'] } },
        ]),
      },
    }),
  ]);
});

test('on a page that marks links, those are fetched at once', () => {
  const { prefetch } = speculationRules(readPage('<a href="/a/" data-ahead>1</a>'), '', []);
  expect(prefetch[1]).toMatchObject({ where: { selector_matches: '[data-ahead]' }, eagerness: 'immediate' });
});
