import type { Page } from '@playwright/test';
import { club } from '../content/club';
import { sections } from '../content/sections';
import { documentTitle } from '../lib/site/document-title';
import { exportedRoutes } from '../scripts/exported-routes';
import { expectContrast, expectNoAxeViolations } from './support/axe';
import { canonicalRoute } from './support/canonical-route';
import { rawHtml, rawText } from './support/raw-html';
import { expectNoSidewaysScroll } from './support/sideways';
import { visitedRoutes } from './support/story';
import { expect, expectNoTrouble, test } from './support/watch';

const WIDTHS = [320, 360, 768, 1280];

// One visit a page, since there are many of them: what it says of itself, how it fits, and who can read it.
for (const route of visitedRoutes(exportedRoutes())) {
  test(`/${route} says what it is, fits any window, has no accessibility fault and no trouble`, async ({
    page,
    trouble,
  }) => {
    // The longest table has some six hundred targets, and axe weighs each against the others, in both schemes.
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expectFacts(page, route);
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectContrast(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
    expectNoTrouble(trouble);
  });
}

test('every page says what it has to say without scripts', () => {
  for (const route of exportedRoutes()) {
    expect(rawHtml(route), route).toMatch(/<main[\s\S]*<h1/);
    expect(rawText(route).length, route).toBeGreaterThan(400);
  }
});

async function expectFacts(page: Page, route: string): Promise<void> {
  await expect(page).toHaveTitle(documentTitle(`/${decodeURIComponent(route)}`, sections, club.name));
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/${escaped(canonicalRoute(route))}$`),
  );
  for (const name of ['og:title', 'og:description', 'og:image', 'og:url']) {
    await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /\S/);
  }
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image');
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(description?.length).toBeGreaterThan(50);
  expect(description?.length).toBeLessThanOrEqual(155);
}

function escaped(route: string): string {
  return route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
