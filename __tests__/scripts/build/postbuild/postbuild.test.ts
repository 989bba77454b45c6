import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { anExportedPage } from '@/__tests__/builders/exported-page';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import { shortenClassNames, shortNames } from '@/scripts/build/postbuild/class-names';
import { isPayload, takePayload } from '@/scripts/build/postbuild/deferred-scripts';
import { bundleDrawing, bundleEnhancements, bundleSearch } from '@/scripts/build/postbuild/enhancements';
import { expectNavigationData, readExported, readPage } from '@/scripts/build/postbuild/exported-page';
import { readPageKinds, refuseClientComponents } from '@/scripts/build/postbuild/page-kinds';
import { speculationRules } from '@/scripts/build/postbuild/publish-page';
import { usedStyles } from '@/scripts/build/postbuild/styles';

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

test('a class has the characters of its module and a letter, and none of another module', () => {
  const names = shortNames('.rk_eLW_page .rk_eLW_head{gap:0}._69K3Ya_page{gap:0}.stack{gap:1px}');
  expect(Object.fromEntries(names)).toEqual({
    rk_eLW_head: 'rk_eLWa',
    rk_eLW_page: 'rk_eLWb',
    _69K3Ya_page: '_69K3Yaa',
  });
});

test('every class has a name of its own, even in a module of more classes than letters', () => {
  const css = Array.from({ length: 60 }, (_, place) => `.WqWIxq_class${place}{gap:0}`).join('');
  const names = shortNames(css);
  expect(new Set(names.values()).size).toBe(names.size);
});

test('pages, scripts and stylesheets have the same names, and other words stay', () => {
  const folder = aFolder({
    '_next/static/a.css': '.WqWIxq_notice{gap:0}',
    '_next/static/a.js': 'x={notice:"WqWIxq_notice stack",max_value:1,a_long_word:WqWIxq_other}',
    'index.html': '<p class="WqWIxq_notice stack">some_words_notice</p>',
  });
  shortenClassNames(folder);
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  expect(read('_next/static/a.css')).toBe('.WqWIxqa{gap:0}');
  expect(read('_next/static/a.js')).toBe('x={notice:"WqWIxqa stack",max_value:1,a_long_word:WqWIxq_other}');
  expect(read('index.html')).toBe('<p class="WqWIxqa stack">some_words_notice</p>');
});

describe('the payload of an interactive page', () => {
  const start = '(globalThis.TURBOPACK ||= []).push({})';

  function taken(parts: { body?: string; payload?: string } = {}, basePath = '') {
    const page = readExported(anExportedPage({ body: `<p>Text</p><script>${start}</script>`, ...parts }));
    return { file: takePayload(page, basePath), page };
  }

  test('has a name with a hash of its text, different from scripts', () => {
    const address = (payload: string) => taken({ payload }).file.address;
    expect(address('a')).toBe(address('a'));
    expect(address('a')).not.toBe(address('b'));
    expect(isPayload(`/web${address('a')}`)).toBe(true);
    expect(isPayload('/_next/static/chunks/0a1b.js')).toBe(false);
  });

  test('stops the build beside unknown scripts', () => {
    const page = readExported(anExportedPage().replaceAll('async=""', 'defer=""'));
    expect(() => takePayload(page, '')).toThrow("none of Next's scripts");
  });
});

test('the script of an interactive page leaves out what only static pages hold', async () => {
  const texts = await Promise.all([bundleEnhancements('static', {}), bundleEnhancements('interactive', {})]);
  expect(texts.map(({ text }) => text.includes('data-agenda'))).toEqual([true, false]);
});

test('what draws any castell has no React either, but for what makes its elements', async () => {
  const { name, text } = await bundleDrawing({ NODE_ENV: 'production' });
  expect(name).toMatch(/^dibuix-[\w-]{10}\.js$/);
  expect(text).not.toMatch(/useState|createRoot|process\.env/);
});

test('the search has its index under an address of its own, which changes with the index', async () => {
  const [one, other] = await Promise.all(
    ['[1]', '[2]'].map((index) => bundleSearch(index, ({ name }) => `/web/${name}`, {})),
  );
  expect(one?.index).toMatchObject({ name: expect.stringMatching(/^cerca-[\w-]{10}\.json$/), text: '[1]' });
  expect(one?.module.text).toContain(`/web/${one?.index.name}`);
  expect(one?.module.text).not.toMatch(/process\.env/);
  expect(other?.index.name).not.toBe(one?.index.name);
  expect(other?.module.name).not.toBe(one?.module.name);
});

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
