import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@/content/pages/index';
import { navigation } from '@/e2e/support/menu';
import { interactiveRoutes, staticRoutes } from '@/e2e/support/page-kinds';
import { expect, test } from '@/e2e/support/watch';
import { exportedRoutes, pageFilesWithoutRoute } from '@/scripts/build/exported-routes';

const ENHANCEMENTS = /^\/_next\/static\/enhancements-[\w-]+\.js$/;

const fileOf = (route: string) => readFileSync(join('out', decodeURIComponent(route), 'index.html'), 'utf8');

type Script = { readonly src: string | undefined; readonly attributes: string; readonly text: string };

const scriptsOf = (html: string): Script[] =>
  [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', text = '']) => ({
    src: /\bsrc="([^"]*)"/.exec(attributes)?.[1],
    attributes,
    text,
  }));

/** What a browser reads of a script without running it. */
const isData = ({ attributes }: Script) => /type="(application\/ld\+json|speculationrules)"/.test(attributes);

test('a static page loads one script, that of the enhancements, and runs nothing of the framework', () => {
  expect(staticRoutes.length).toBeGreaterThan(20);
  const pages = [
    ...staticRoutes.map((route) => [`/${route}`, fileOf(route)]),
    ...pageFilesWithoutRoute.map((name) => [name, readFileSync(join('out', name), 'utf8')]),
  ];
  for (const [route = '', html = ''] of pages) {
    const scripts = scriptsOf(html).filter((script) => !isData(script));
    const loaded = scripts.flatMap(({ src }) => src ?? []);
    expect(loaded, route).toEqual([expect.stringMatching(ENHANCEMENTS)]);
    const inline = scripts.filter(({ src }) => src === undefined);
    for (const { attributes } of inline) expect(attributes, route).toContain('data-own');
    expect(html, route).not.toMatch(/__next_f|as="script"|rel="modulepreload"/);
  }
});

test('an interactive page loads the enhancements once, beside its own scripts', () => {
  expect(interactiveRoutes.length).toBeGreaterThan(5);
  for (const route of interactiveRoutes) {
    const loaded = scriptsOf(fileOf(route)).flatMap(({ src }) => src ?? []);
    expect(
      loaded.filter((src) => ENHANCEMENTS.test(src)),
      route,
    ).toHaveLength(1);
    expect(loaded.length, route).toBeGreaterThan(1);
  }
});

test('no interactive page holds what only the enhancements of static pages move', () => {
  const onStaticPages = /data-(slideshow|quotes|on-this-day|agenda|pdf|own-host|embed|opens)[=\s>]/;
  for (const route of interactiveRoutes) expect(fileOf(route), route).not.toMatch(onStaticPages);
});

test("nothing that only the framework's own navigation reads is published", () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  expect(files.filter((path) => path.endsWith('.txt')).sort()).toEqual(['licences.txt', 'robots.txt']);
});

test('without scripts the menu marks the current page only', () => {
  const { groups, links, join: last } = navigation;
  const entries = [
    ...groups.flatMap(({ columns }) => columns.flatMap((column) => column.links)),
    ...links,
    last,
  ];
  expect(entries.length).toBeGreaterThan(5);
  for (const { href } of entries) {
    const html = fileOf(`${href.slice(1)}/`);
    // The story has no menu.
    if (!html.includes('data-menu-link')) continue;
    const marked = [...html.matchAll(/<a\b[^>]*data-menu-link[^>]*>/g)]
      .filter(([tag]) => tag.includes('aria-current="page"'))
      .map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1]);
    expect([...new Set(marked)], href).toEqual([`${href}/`]);
  }
});

const scripts = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

const thingsAt = (route: string) =>
  [...fileOf(route).matchAll(scripts)].flatMap(
    ([, text = '']): { '@type': string }[] => JSON.parse(text)['@graph'],
  );

test('every page but the home page has breadcrumbs', () => {
  const routes = exportedRoutes();
  expect(routes.length).toBeGreaterThan(10);
  for (const route of routes) {
    const ways = thingsAt(route).filter((thing) => thing['@type'] === 'BreadcrumbList');
    expect(ways, route).toHaveLength(route === '' ? 0 : 1);
  }
});

test('the home page describes the club, and the agenda its events', () => {
  expect(thingsAt('').map((thing) => thing['@type'])).toEqual(
    expect.arrayContaining(['SportsTeam', 'WebSite']),
  );
  const events = thingsAt(`${pages.agenda.path.slice(1)}/`).filter((thing) => thing['@type'] === 'Event');
  expect(events.length).toBeGreaterThan(0);
});
