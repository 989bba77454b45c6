import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { aFolder } from '@/__tests__/builders/scratch-folder';
import { exportedRoutes } from '@/scripts/build/exported-routes';
import { readPageKinds } from '@/scripts/build/postbuild/page-kinds';
import { rulesFor, speculationRules } from '@/scripts/build/postbuild/speculation';
import { removeSheets, usedStyles, withoutFontFaces } from '@/scripts/build/postbuild/styles';

const kindsOf = (pages: Record<string, string>) =>
  readPageKinds(aFolder({ 'app-path-routes-manifest.json': JSON.stringify(pages) }));

const pages = {
  '/(static)/page': '/',
  '/(static)/castells/[code]/page': '/castells/[code]',
  '/(interactive)/(web)/memory/page': '/memory',
  '/(interactive)/(web)/penjat/page': '/penjat',
  '/(interactive)/(web)/penjat/[idx]/page': '/penjat/[idx]',
  '/(static)/icon.svg/route': '/icon.svg',
  '/_not-found/page': '/_not-found',
};

describe('the kind of a page', () => {
  test.each([
    ['', 'static'],
    ['castells/4d8/', 'static'],
    ['castells/3d7+4d7/', 'static'],
    ['memory/', 'interactive'],
    ['penjat/', 'interactive'],
    ['penjat/3/', 'interactive'],
  ])('the kind of "%s" follows from its folder: %s', (route, kind) => {
    expect(kindsOf(pages).kindOf(route)).toBe(kind);
  });

  test.each(['castells/', 'castells/4d8/mes/', 'enlloc/'])(
    'is not guessed for "%s", which Next does not list',
    (route) => {
      expect(() => kindsOf(pages).kindOf(route)).toThrow(`/${route}: exported`);
    },
  );

  test('must be one of the two: a page outside both folders stops the build by its name', () => {
    expect(() => kindsOf({ ...pages, '/(web)/nova/page': '/nova' })).toThrow('app/(web)/nova/page');
  });

  test('gives the first segment of every interactive page once, in order', () => {
    expect(kindsOf(pages).interactivePages).toEqual(['memory', 'penjat']);
  });
});

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'routes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function addPage(path: string) {
  mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, path, 'index.html'), '');
}

test('lists every page as links write it, without those that answer unknown addresses', () => {
  for (const path of ['', 'castells/3d7+4d7', 'qui-som', '404', '_not-found', '_next/x']) addPage(path);
  expect(exportedRoutes(folder)).toEqual(['', 'castells/3d7%2B4d7/', 'qui-som/']);
});

test('refuses a folder without pages, so that no test passes over nothing', () => {
  expect(() => exportedRoutes(folder)).toThrow('has no page');
});

type Case = { body?: string; sheets: readonly string[]; enhancements?: string; basePath?: string };

const place = '_next/static/chunks';

/** A page with its sheets in a built folder. */
function aPage({ body = '<p>Text</p>', sheets, basePath = '' }: Case) {
  const folder = aFolder(Object.fromEntries(sheets.map((text, index) => [`${place}/${index}.css`, text])));
  const links = sheets.map((_, index) => `<link rel="stylesheet" href="${basePath}/${place}/${index}.css">`);
  return { folder, page: parse(`<head>${links.join('')}</head><body>${body}</body>`) };
}

function stylesOf({ enhancements = '', basePath = '', ...rest }: Case): Promise<string> {
  const { folder, page } = aPage({ basePath, ...rest });
  return usedStyles(page, serialize(page), { folder, basePath, enhancements });
}

describe('the styles of a page', () => {
  test('are the rules that it can use, and no others', async () => {
    const css = await stylesOf({
      body: '<p class="a_lead">Text</p><ul class="a_list" data-kind="join"><li>1</li></ul>',
      sheets: [
        '.a_lead{color:red}.a_gone{color:blue}.a_list>li{margin:1px}.a_list .a_gone{margin:2px}',
        'p{margin:3px}table{margin:4px}.a_list[data-kind=join]{margin:5px}@media print{.a_lead{margin:6px}.a_gone{margin:7px}}',
      ],
    });
    for (const kept of ['color:red', 'margin:1px', 'margin:3px', 'margin:5px', 'margin:6px'])
      expect(css).toContain(kept);
    for (const gone of ['color:blue', 'margin:2px', 'margin:4px', 'margin:7px'])
      expect(css).not.toContain(gone);
  });

  test('have none that is empty, nor a condition without rules', async () => {
    const css = await stylesOf({
      body: '<p class="a_lead b_note">Text</p>',
      sheets: ['.b_note{}.a_lead{color:red}@media print{@supports (gap:1px){.a_gone{margin:1px}.b_note{}}}'],
    });
    expect(css.trim()).toBe('.a_lead{color:red}');
  });

  test('keep their order, since of two equal rules the later one holds', async () => {
    const css = await stylesOf({ sheets: ['p{color:red}', 'p{color:blue}'] });
    expect(css.indexOf('color:red')).toBeLessThan(css.indexOf('color:blue'));
    expect(css).toContain('color:red');
  });

  test('keep custom properties that another sheet or the page itself uses, and only those', async () => {
    const css = await stylesOf({
      body: '<p style="gap: var(--gap)">Text</p>',
      sheets: [
        ':root{--ink:#123;--far:var(--ink);--step:4px;--half:calc(var(--step)/2);--gap:var(--half);--unused:9px}',
        'p{color:var(--far)}',
      ],
    });
    for (const kept of ['--ink:#123', '--far:var(--ink)', '--step:4px', '--half:', '--gap:var(--half)'])
      expect(css).toContain(kept);
    expect(css).not.toContain('--unused');
  });

  test('keep keyframes that are used, and only those', async () => {
    const css = await stylesOf({
      sheets: ['p{animation:turn 1s}@keyframes turn{to{rotate:1turn}}@keyframes fall{to{translate:0 9px}}'],
    });
    expect(css).toContain('@keyframes turn');
    expect(css).not.toContain('@keyframes fall');
  });

  test('keep rules of attributes that only an enhancement sets', async () => {
    const sheets = ['.a_copy[data-confirmed]{opacity:0}.a_copy[data-never]{opacity:1}'];
    const body = '<button class="a_copy">Copia</button>';
    const css = await stylesOf({
      body,
      sheets,
      enhancements: 'b.toggleAttribute("data-confirmed",!0)',
    });
    expect(css).toContain('[data-confirmed]');
    expect(css).not.toContain('[data-never]');
  });

  test('keep states that the platform sets', async () => {
    const css = await stylesOf({
      body: '<details name="menu"><summary>Menú</summary><ul popover="auto" id="llista"></ul></details>',
      sheets: [
        'ul:popover-open{display:grid}summary:focus-visible{outline:1px}details::details-content{block-size:0}',
      ],
    });
    for (const kept of [':popover-open', ':focus-visible', '::details-content']) expect(css).toContain(kept);
  });

  const faces =
    '@font-face{font-family:a;src:url(../media/a.woff2)}@font-face{font-family:b;src:url("../media/b.woff2")}' +
    'p{font-family:a,b;background:url(/dibuixos/pinya.svg);mask:url(data:image/svg+xml,x);filter:url(#blur)}';

  test.each(['', '/web'])(
    'name fonts by their full path below "%s", as the page stands elsewhere',
    async (basePath) => {
      const css = await stylesOf({ sheets: [faces], basePath });
      expect(css).toContain(`url(${basePath}/_next/static/media/a.woff2)`);
      expect(css).toContain(`url(${basePath}/_next/static/media/b.woff2)`);
      expect(css).not.toContain('..');
      for (const untouched of ['url(/dibuixos/pinya.svg)', 'url(data:image/svg+xml,x)', 'url(#blur)'])
        expect(css).toContain(untouched);
    },
  );

  test('stop the build when the page has no sheet, or one that is not of this site', async () => {
    await expect(stylesOf({ sheets: [] })).rejects.toThrow('no stylesheet');
    const { folder, page } = aPage({ sheets: ['p{color:red}'] });
    await expect(usedStyles(page, '', { folder, basePath: '/web', enhancements: '' })).rejects.toThrow(
      `/${place}/0.css is not of this site`,
    );
  });
});

describe('the sheets of a page', () => {
  test('lose their @font-face rules, which every page has itself', () => {
    const css =
      '@font-face{font-family:a;src:url(a.woff2)}p{color:red}@font-face {\n  font-family: b;\n}a{color:blue}';
    expect(withoutFontFaces(css)).toBe('p{color:red}a{color:blue}');
  });

  test('go from a static page', () => {
    const { page } = aPage({ sheets: ['', ''] });
    removeSheets(page);
    expect(serialize(page)).not.toContain('stylesheet');
  });
});

/** The subset of URL patterns that the rules use: `*` and escapes. */
const asRegExp = (pattern: string) =>
  new RegExp(
    `^${pattern.replace(/\\(.)|\*|[.?+]/g, (part, escaped?: string) => (part === '*' ? '.*' : `\\${escaped ?? part}`))}$`,
  );

type Where = { and: readonly Condition[] };
type Condition = { href_matches: string | string[] } | { not: Condition };

const meets = (condition: Condition, address: string): boolean =>
  'not' in condition
    ? !meets(condition.not, address)
    : [condition.href_matches].flat().some((pattern) => asRegExp(pattern).test(address));

function isFetched(basePath: string, address: string): boolean {
  // The browser is handed text; this is the shape it asks for.
  const { prefetch } = JSON.parse(JSON.stringify(speculationRules(basePath, ['memory', 'penjat']))) as {
    prefetch: { where: Where }[];
  };
  expect(prefetch).toHaveLength(1);
  return prefetch.every(({ where }) => where.and.every((condition) => meets(condition, address)));
}

describe.each(['', '/web'])('below "%s"', (basePath) => {
  test.each(['/', '/qui-som/', '/castells/4d8/', '/estatuts/#article-3', '/memoria-de-la-colla/'])(
    'a static page, %s, may be fetched before its link is followed',
    (route) => {
      expect(isFetched(basePath, basePath + route)).toBe(true);
    },
  );

  test.each([
    '/memory/',
    '/penjat/',
    '/penjat/3/',
    '/uploads/estatuts.pdf',
    '/assajos.ics',
    '/qui-som/?any=2020',
  ])('an interactive page, a file or an address with a query, %s, never is', (route) => {
    expect(isFetched(basePath, basePath + route)).toBe(false);
  });
});

test('does not match other paths of the host', () => {
  expect(isFetched('/web', '/altra-cosa/')).toBe(false);
});

test('waits for a sign that a link is about to be followed', () => {
  expect(speculationRules('', [])).toHaveProperty('prefetch.0.eagerness', 'moderate');
});

test('has what a page marks fetched at once, and only on pages that mark something', () => {
  const rules = speculationRules('', []);
  expect(rulesFor(rules, false)).toEqual(rules);
  expect(rulesFor(rules, true)).toEqual({
    prefetch: [
      ...rules.prefetch,
      { source: 'document', where: { selector_matches: '[data-ahead]' }, eagerness: 'immediate' },
    ],
  });
});
