import { join } from 'node:path';
import { anExportedPage } from '@/__tests__/builders/exported-page';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import { expectNavigationData, readExported, readPage } from '@/scripts/build/postbuild/exported-page';
import { readPageKinds, refuseClientComponents } from '@/scripts/build/postbuild/page-kinds';
import { speculationRules } from '@/scripts/build/postbuild/publish-page';

describe('exported pages', () => {
  describe('reading an exported page', () => {
    test.each([
      ['it has no payload', anExportedPage().replace(/<script>.*<\/script>/, '')],
      ["it has none of Next's scripts", anExportedPage().replaceAll('/_next/static/', '/altres/')],
      ["it has none of Next's scripts", '<p>Només text</p>'],
      [
        'parts of it wait for a script',
        anExportedPage({ body: '<div hidden id="S:0">Tard</div><script>$RC("B:0","S:0")</script>' }),
      ],
    ])('stops with its reason when %s', (reason, html) => {
      expect(() => readExported(html)).toThrow(reason);
    });

    test('takes a page that only speaks of what would stop it', () => {
      const body = '<script type="application/ld+json">{"name":"$RC("}</script><p>$RC(</p>';
      expect(() => readExported(anExportedPage({ body }))).not.toThrow();
    });
  });

  describe('navigation data', () => {
    const folder = aFolder({
      'agenda/index.html': '',
      'agenda/index.txt': '',
      'musica/index.html': '',
      'musica/page.rsc': '',
    });

    test('a page without it stops the build', () => {
      expect(() => expectNavigationData(join(folder, 'agenda/index.html'))).not.toThrow();
      expect(() => expectNavigationData(join(folder, 'musica/index.html'))).toThrow('are not beside it');
    });
  });
});

describe('kinds of pages', () => {
  const pages = {
    '/(static)/page': '/',
    '/(static)/castells/[code]/page': '/castells/[code]',
    '/(interactive)/(web)/memory/page': '/memory',
    '/(interactive)/(web)/penjat/page': '/penjat',
    '/(interactive)/(web)/penjat/[idx]/page': '/penjat/[idx]',
    '/(static)/icon.svg/route': '/icon.svg',
    '/_not-found/page': '/_not-found',
  };

  /** By page. Without a list, Next has written none. */
  type Components = Readonly<Record<string, readonly string[] | undefined>>;

  const own = ['node_modules/next/dist/client/app-dir/link.js', 'app/global-error.tsx'];

  function aBuild(listed: Readonly<Record<string, string>>, components: Components = {}): string {
    const lists = Object.entries(components).map(([page, paths = []]) => {
      const clientModules = Object.fromEntries(paths.map((path, id) => [`[project]/${path}`, { id }]));
      return [
        `server/app${page}_client-reference-manifest.js`,
        `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
globalThis.__RSC_MANIFEST["${page}"] = ${JSON.stringify({ moduleLoading: { prefix: '' }, clientModules })};`,
      ];
    });
    return aFolder({
      'app-path-routes-manifest.json': JSON.stringify(listed),
      ...Object.fromEntries(lists),
    });
  }

  describe('the kind of a page', () => {
    const kinds = readPageKinds(aBuild(pages));

    test.each(['castells/', 'castells/4d8/mes/', 'enlloc/'])(
      'is not guessed for "%s", which Next does not list',
      (route) => {
        expect(() => kinds.kindOf(route)).toThrow(`/${route}: exported`);
      },
    );

    test('must be one of the two: a page outside both folders stops the build by its name', () => {
      expect(() => readPageKinds(aBuild({ ...pages, '/(web)/nova/page': '/nova' }))).toThrow(
        'app/(web)/nova/page',
      );
    });
  });

  describe('client components', () => {
    const form = 'components/contact/contact-form.tsx';

    const refuse = (components: Components) => {
      const listed = {
        '/(static)/agenda/page': '/agenda',
        '/(interactive)/contactar/page': '/contactar',
        '/_not-found/page': '/_not-found',
      };
      const usual = {
        '/(static)/agenda/page': own,
        '/(interactive)/contactar/page': [...own, form],
        '/_not-found/page': own,
      };
      refuseClientComponents(aBuild(listed, { ...usual, ...components }));
    };

    test("are welcome on interactive pages, and Next's own on every page", () => {
      expect(() => refuse({})).not.toThrow();
    });

    test.each([
      ['/(static)/agenda/page', 'components/calendar/agenda-list.tsx'],
      ['/(static)/agenda/page', 'node_modules/charts/line.js'],
      ['/_not-found/page', 'app/error.tsx'],
    ])('stop the build on app%s: %s', (page, path) => {
      const twice = [...own, path, `${path} <module evaluation>`];
      expect(() => refuse({ [page]: twice })).toThrow(
        `app${page}: it is a static page and contains client components: ${path}. `,
      );
    });

    test('stop the build if Next lists none, for a page or at all', () => {
      expect(() => refuse({ '/(static)/agenda/page': [] })).toThrow('in another way');
      expect(() => refuse({ '/(interactive)/contactar/page': own })).toThrow('names no client component');
      expect(() => refuseClientComponents(aBuild({ '/(static)/page': '/' }))).toThrow('Next lists no client');
    });
  });
});

test('speculation rules the rules match static pages of the site, not other paths of the host', () => {
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
