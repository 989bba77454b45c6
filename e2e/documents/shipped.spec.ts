import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFilesWithoutRoute } from '../../scripts/build/exported-routes';
import { navigation } from '../support/menu';
import { documentRoutes, featureRoutes } from '../support/page-kinds';
import { expect, test } from '../support/watch';

const BEHAVIOURS = /^\/_next\/static\/behaviours-[\w-]+\.js$/;

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

test('a document loads one script, that of the behaviours, and runs nothing of the framework', () => {
  expect(documentRoutes.length).toBeGreaterThan(20);
  const pages = [
    ...documentRoutes.map((route) => [`/${route}`, fileOf(route)]),
    ...pageFilesWithoutRoute.map((name) => [name, readFileSync(join('out', name), 'utf8')]),
  ];
  for (const [route = '', html = ''] of pages) {
    const scripts = scriptsOf(html).filter((script) => !isData(script));
    const loaded = scripts.flatMap(({ src }) => src ?? []);
    expect(loaded, route).toEqual([expect.stringMatching(BEHAVIOURS)]);
    const inline = scripts.filter(({ src }) => src === undefined);
    for (const { attributes } of inline) expect(attributes, route).toContain('data-own');
    expect(html, route).not.toMatch(/__next_f|as="script"|rel="modulepreload"/);
  }
});

test('a feature loads the behaviours once, beside its own scripts', () => {
  expect(featureRoutes.length).toBeGreaterThan(5);
  for (const route of featureRoutes) {
    const loaded = scriptsOf(fileOf(route)).flatMap(({ src }) => src ?? []);
    expect(
      loaded.filter((src) => BEHAVIOURS.test(src)),
      route,
    ).toHaveLength(1);
    expect(loaded.length, route).toBeGreaterThan(1);
  }
});

test('no feature holds what only the behaviours of documents move', () => {
  const onDocuments = /data-(slideshow|next-meeting|quotes|on-this-day|agenda|pdf|own-host)[=\s>]/;
  for (const route of featureRoutes) expect(fileOf(route), route).not.toMatch(onDocuments);
});

test("nothing that only the framework's own navigation reads is published", () => {
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
  expect(files.filter((path) => path.endsWith('.txt')).sort()).toEqual(['licences.txt', 'robots.txt']);
});

test('without a script the menu marks the page it stands on, and no other', () => {
  const { groups, links, join: last } = navigation;
  const entries = [
    ...groups.flatMap(({ columns }) => columns.flatMap((column) => column.links)),
    ...links,
    last,
  ];
  expect(entries.length).toBeGreaterThan(5);
  for (const { href } of entries) {
    const marked = [...fileOf(`${href.slice(1)}/`).matchAll(/<a\b[^>]*data-menu-link[^>]*>/g)]
      .filter(([tag]) => tag.includes('aria-current="page"'))
      .map(([tag]) => /href="([^"]*)"/.exec(tag)?.[1]);
    expect([...new Set(marked)], href).toEqual([`${href}/`]);
  }
});
