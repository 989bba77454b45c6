import { readFileSync } from 'node:fs';
import { FAILURE_TEXTS } from '@/content/interface/failures';
import { OFFLINE_TEXTS } from '@/content/interface/offline';
import { SEARCH_TEXTS } from '@/content/interface/search';
import { pages } from '@/content/pages/index';
import { graph } from '@/e2e/story/support';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { routeOf } from '@/e2e/support/story';
import { siteBuild } from '@/scripts/build/sites.mjs';
import { brokenPictures, expect, networkLine, routeTo, test, whenCached } from './support';

const always = [pages.home, pages.rehearsals, pages.agenda];
const titleOf = ({ section }: { section: string }) => new RegExp(`^${section} - `);

for (const [kind, route] of [
  ['a static page', routeTo(pages.timeline)],
  ['an interactive page', routeTo(pages.contact)],
  ['a passage of the story', routeOf(graph.first)],
] as const) {
  test(`after one visit to ${kind} there is a site without network`, async ({ page, host }) => {
    const agenda = readFileSync(`${siteBuild.folder}${pages.agenda.path}/index.html`, 'utf8');
    // Some hosts add to the pages.
    host.replace(`${pages.agenda.path}/`, 'text/html', `${agenda}<!-- comptador -->`);
    await page.goto(route);
    await whenCached(page);
    const title = await page.title();
    host.cut();
    for (const entry of always) {
      await page.goto(routeTo(entry));
      await expect(page).toHaveTitle(titleOf(entry));
      await expect(networkLine(page)).toContainText(OFFLINE_TEXTS.silent);
      await expect(networkLine(page)).toContainText(/còpia (del |de l')\d\d\/\d\d\/\d{4} a les \d+:\d\d/);
      expect(await brokenPictures(page)).toEqual([]);
    }
    await page.goto(`${route}?consulta=1`);
    await expect(page).toHaveTitle(title);
    expect(await brokenPictures(page)).toEqual([]);
  });
}

test('any castell is drawn without network after one visit', async ({ page, host }) => {
  await page.goto(routeTo(pages.bestTowers));
  await whenCached(page);
  host.cut();
  await page.goto(`${routeTo(pages.bestTowers)}?castell=5d8f`);
  await expect(page.locator('#dibuixa').getByRole('img')).toBeVisible();
});

test('an uncached page is the offline page until the network is back', async ({ page, host }) => {
  await page.goto('');
  await whenCached(page);
  host.cut();
  const offlinePage = page.getByRole('heading', { level: 1, name: OFFLINE_TEXTS.page.title });
  await page.goto('no-hi-es/');
  await expect(offlinePage).toBeVisible();
  await page.goto(routeTo(pages.history));
  await expect(offlinePage).toBeVisible();
  await expect(networkLine(page)).toHaveText(OFFLINE_TEXTS.silent);
  expect(await brokenPictures(page)).toEqual([]);
  await expectNoAxeViolations(page, 'main');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  for (const { section } of always)
    await expect(page.getByRole('main').getByRole('link', { name: section })).toBeVisible();
  host.answer('well');
  await page.getByRole('link', { name: FAILURE_TEXTS.retry }).click();
  await expect(page).toHaveTitle(titleOf(pages.history));
  await expect(page).toHaveURL(`${pages.history.path}/`);
  await expect(networkLine(page)).toBeEmpty();
});

for (const mode of ['slowly', 500, 503] as const) {
  test(`of a host that answers ${mode} the cached page is shown`, async ({ page, host }) => {
    await page.goto('');
    await whenCached(page);
    host.answer(mode);
    await page.goto(routeTo(pages.agenda));
    await expect(page).toHaveTitle(titleOf(pages.agenda));
    await expect(networkLine(page)).toContainText(OFFLINE_TEXTS.silent);
    if (mode === 'slowly') return;
    expect((await page.goto(routeTo(pages.history)))?.status()).toBe(mode);
    host.answer('well');
    expect((await page.goto('no-hi-es/'))?.status()).toBe(404);
  });
}

for (const ends of [true, false]) {
  test(`of a page that ${ends ? 'is cut' : 'stops'} the cached one is shown`, async ({ page, host }) => {
    const footer = page.getByRole('contentinfo');
    await page.goto('');
    await whenCached(page);
    for (const { path } of [pages.agenda, pages.history]) {
      const html = readFileSync(`${siteBuild.folder}${path}/index.html`, 'utf8');
      host.replace(`${path}/`, 'text/html', html.slice(0, html.indexOf('<footer')), html.length * 2, ends);
    }
    await page.goto(routeTo(pages.agenda));
    await expect(footer).toBeVisible();
    await expect(networkLine(page)).toContainText(OFFLINE_TEXTS.silent);
    // Without a copy the browser shows what comes, or, of a connection that is cut, its own error.
    if (ends) return;
    await page.goto(routeTo(pages.history), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(footer).toHaveCount(0);
  });
}

test('the search works without network once it has been used', async ({ page, host }) => {
  await page.goto(routeTo(pages.agenda));
  await whenCached(page);
  const button = page.getByRole('button', { name: SEARCH_TEXTS.open });
  const option = page.getByRole('option').first();
  const field = page.getByRole('combobox', { name: SEARCH_TEXTS.field });
  await button.click();
  await field.fill('assaig');
  await expect(option).toBeVisible();
  host.cut();
  await page.goto(routeTo(pages.rehearsals));
  await button.click();
  await field.fill('agenda');
  await expect(option).toBeVisible();
});
