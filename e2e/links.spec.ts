import { readdirSync, readFileSync } from 'node:fs';
import { club } from '@/content/club';
import { LICENCES_TITLE, SITE_TEXTS } from '@/content/interface/site';
import { pages } from '@/content/pages/index';
import { notFound } from '@/content/pages/not-found';
import { hasModule } from '@/content/shown';
import { towers } from '@/content/towers/index';
import { documentTitle } from '@/lib/site/pages';
import { exportedRoutes } from '@/scripts/build/exported-routes';
import { rawHtml } from './support/raw-html';
import { canonicalRoute } from './support/routes';
import { expect, test } from './support/watch';

/** Addresses inside the site that the raw HTML of its pages mentions, without fragments. */
function mentionedAddresses(): string[] {
  const all = exportedRoutes().flatMap((route) =>
    [...rawHtml(route).matchAll(/(?:href|src)="(\/[^"#?]*)/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    ),
  );
  return [...new Set(all)].sort();
}

test('every internal link works', async ({ request }) => {
  const addresses = mentionedAddresses();
  expect(addresses.length).toBeGreaterThan(20);
  const broken: string[] = [];
  for (const address of addresses) {
    const response = await request.get(address);
    if (!response.ok()) broken.push(`${address}: ${response.status()}`);
  }
  expect(broken).toEqual([]);
});

test('the footer links to the licences of all third-party code, and of nothing else', async ({ request }) => {
  const [, href = ''] =
    new RegExp(`<a [^>]*href="([^"]*)"[^>]*>${SITE_TEXTS.licences}<`).exec(rawHtml('')) ?? [];
  const response = await request.get(href);
  expect(response.headers()['content-type']).toContain('text/plain');
  const text = await response.text();
  expect(text).toContain(LICENCES_TITLE);
  for (const name of [
    'Bricolage Grotesque',
    'SIL OPEN FONT LICENSE',
    ...(hasModule('castle-game') ? ['howler'] : []),
    'next',
    'react-dom',
    ...(hasModule('results') || hasModule('castle-game') ? ['recharts'] : []),
    'workbox-core',
  ])
    expect(text).toMatch(new RegExp(`^${name}\\b`, 'm'));
  for (const tool of ['esbuild', 'jest', 'sharp']) expect(text).not.toMatch(new RegExp(`^${tool} `, 'm'));
});

test('no source map is published', () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  expect(files.filter((path) => path.endsWith('.map'))).toEqual([]);
  const scripts = files.filter((path) => /\.(js|css)$/.test(path));
  expect(scripts.length).toBeGreaterThan(10);
  for (const path of scripts)
    expect(readFileSync(`out/${path}`, 'utf8'), path).not.toContain('sourceMappingURL=');
});

test('every fragment that a page links to exists on the page it names', () => {
  const pagesHtml = new Map(exportedRoutes().map((route) => [route, rawHtml(route)]));
  const links = [...pagesHtml].flatMap(([route, html]) =>
    [...html.matchAll(/href="(\/[^"#?]*)?(?:\?[^"#]*)?#([^"]+)"/g)].map(
      ([, path, id]) => `${path ? path.replace(/^\//, '') : route}#${id}`,
    ),
  );
  const ids = new Set(links.map((link) => link.replace(/.*#/, '')));
  expect(ids.size, 'others than the link that skips to the content').toBeGreaterThan(1);
  const missing = [...new Set(links)].filter((link) => {
    const [target = '', id] = link.split('#');
    return !pagesHtml.get(target)?.includes(`id="${id}"`);
  });
  expect(missing).toEqual([]);
});

/** Pages that ask search engines to leave them out; the site map does not offer them either. */
const isIndexed = (route: string) => !/<meta name="robots" content="noindex/.test(rawHtml(route));

test('the site map lists every page that wants to be found and nothing else', async ({ request }) => {
  const xml = await (await request.get('sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>[^<]*?\/\/[^/]+\/([^<]*)<\/loc>/g)].map(([, route = '']) =>
    decodeURIComponent(route),
  );
  const offered = exportedRoutes().filter((route) => isIndexed(route) && canonicalRoute(route) === route);
  expect(offered.length).toBeGreaterThan(20);
  expect(listed.sort()).toEqual(offered.map(decodeURIComponent).sort());
});

test('robots.txt names the site map', async ({ request }) => {
  expect(await (await request.get('robots.txt')).text()).toContain('/sitemap.xml');
});

test('every page names a social card that exists, a PNG of 1200 × 630', async ({ request }) => {
  const cards = new Set(
    exportedRoutes().map(
      (route) => rawHtml(route).match(/property="og:image" content="https?:\/\/[^/]+([^"]+)"/)?.[1],
    ),
  );
  expect(cards.size, 'one for the club and one for each tower').toBe(towers.length + 1);
  for (const card of cards) {
    expect(card).toMatch(/\.png$/);
    const response = await request.get(card ?? '');
    expect(response.headers()['content-type']).toBe('image/png');
    const png = await response.body();
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});

const UNKNOWN = [
  'no-existeix',
  'castells/constructor/',
  'castells/__proto__/',
  'castells/3D8F/',
  'castells/3d99/',
  'castells/3d7%204d7/',
] as const;

test('an unknown address is the not-found page, which leads to likely places', async ({ page, request }) => {
  for (const path of UNKNOWN) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text()).toContain(SITE_TEXTS.notFound.title);
  }
  await page.goto(UNKNOWN[0]);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: SITE_TEXTS.notFound.title })).toBeVisible();
  await expect(page).toHaveTitle(club.name);
  const ways = page.getByRole('navigation', { name: SITE_TEXTS.notFound.ways }).getByRole('link');
  await expect(ways).toHaveCount(notFound.actions.length);
  await ways.first().click();
  await expect(page).toHaveURL(pages.home.path);
  await expect(page).toHaveTitle(documentTitle(pages.home, club.name));
});

test('the site can be installed: its manifest is whole, and its icons are', async ({ page, request }) => {
  await page.goto('');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}');
  expect(manifest).toMatchObject({ name: club.name, display: 'standalone', lang: 'ca' });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // To Chromium with windows the context of a test is incognito.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  for (const { src, type } of manifest.icons)
    expect((await request.get(src)).headers()['content-type'], src).toBe(type);
});
