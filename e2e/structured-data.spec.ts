import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaFaults, thingsOf } from '@/__tests__/builders/schema-org';
import { pages } from '@/content/pages';
import { exportedRoutes } from '@/scripts/build/exported-routes';
import { expect, test } from './support/watch';

const scripts = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

const htmlOf = (route: string) => readFileSync(join('out', decodeURIComponent(route), 'index.html'), 'utf8');

const thingsAt = (route: string) =>
  [...htmlOf(route).matchAll(scripts)].flatMap(([, text = '']) => thingsOf(text) as { '@type': string }[]);

test('every page has breadcrumbs with schema.org terms', () => {
  const routes = exportedRoutes();
  expect(routes.length).toBeGreaterThan(10);
  for (const route of routes) {
    const things = thingsAt(route);
    for (const thing of things) expect(schemaFaults(thing), route).toEqual([]);
    const ways = things.filter((thing) => thing['@type'] === 'BreadcrumbList');
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
