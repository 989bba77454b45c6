import { story } from '@/content/story';
import { withModule } from '@/e2e/support/modules';
import { rawHtml } from '@/e2e/support/raw-html';
import { canonicalRoute } from '@/e2e/support/routes';
import { test } from '@/e2e/support/shared-page';
import { expect } from '@/e2e/support/watch';
import { passagePath, STORY_PATH } from '@/lib/story/address';
import { findPassage, HOME } from '@/lib/story/passage';
import { exportedRoutes } from '@/scripts/build/exported-routes';
import { basePathBuild } from '@/scripts/build/sites.mjs';

const { basePath, siteUrl, folder } = basePathBuild;

/** A static page, one of a list, two that React hydrates, one of these inside a folder, the story. */
const kinds = [
  /^$/,
  /^castells\/./,
  /^contactar\/$/,
  /^penjat\/$/,
  /^penjat\/./,
  new RegExp(`^${STORY_PATH.slice(1)}/$`),
];
const all = exportedRoutes(folder);
const visited = kinds.flatMap((kind) => all.filter((route) => kind.test(route)).slice(0, 1));

test('every page writes its links, assets and canonical address below the path', () => {
  for (const route of all) {
    const html = rawHtml(route, folder).replace(/<link rel="preconnect"[^>]*>/g, '');
    const addresses = [...html.matchAll(/(?:href|src|action|poster|data)="(\/[^"]*)"/g)].map(
      ([, address = '']) => address,
    );
    expect(addresses.length, route).toBeGreaterThan(0);
    expect(
      addresses.filter((path) => !path.startsWith(`${basePath}/`)),
      route,
    ).toEqual([]);
    expect(html, route).toContain(`rel="canonical" href="${siteUrl}${basePath}/${canonicalRoute(route)}"`);
  }
});

for (const route of visited) {
  test(`/${route} works below a path, and so do its links once scripts have run`, async ({
    page,
    noErrors: _,
  }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((path) => !path?.startsWith(`${basePath}/`))).toEqual([]);
  });
}

test('an unknown passage redirects to the home of the story below the path', async ({ page }) => {
  withModule('story');
  await page.goto(`${STORY_PATH.slice(1)}/no-hi-es/`, { waitUntil: 'commit' });
  await expect(page).toHaveURL((url) => url.pathname === `${basePath}${STORY_PATH}/`);
  const option = findPassage(story, HOME)?.options[0];
  // The content note covers it, so it has no role yet.
  await expect(page.locator('a', { hasText: option?.text[0] ?? 'no option' })).toHaveAttribute(
    'href',
    `${basePath}${passagePath(option?.link ?? HOME)}/`,
  );
});
