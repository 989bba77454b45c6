import { club } from '../content/club';
import { sections } from '../content/sections';
import { documentTitle } from '../lib/site/document-title';
import { exportedRoutes } from '../scripts/exported-routes';
import { expectNoAxeViolations } from './support/axe';
import { rawHtml, rawText } from './support/raw-html';
import { expectNoSidewaysScroll } from './support/sideways';
import { expect, expectNoTrouble, test } from './support/watch';

const WIDTHS = [320, 360, 768, 1280];

for (const route of exportedRoutes()) {
  test.describe(`/${route}`, () => {
    test('answers with its title, its facts for machines, one h1 and no trouble', async ({
      page,
      trouble,
    }) => {
      const response = await page.goto(route, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(documentTitle(`/${decodeURIComponent(route)}`, sections, club.name));
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ca');
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`/${escaped(route)}$`),
      );
      for (const name of ['og:title', 'og:description', 'og:image', 'og:url']) {
        await expect(page.locator(`meta[property="${name}"]`)).toHaveAttribute('content', /\S/);
      }
      await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
        'content',
        'summary_large_image',
      );
      const description = await page.locator('meta[name="description"]').getAttribute('content');
      expect(description?.length).toBeGreaterThan(50);
      expect(description?.length).toBeLessThanOrEqual(155);
      expectNoTrouble(trouble);
    });

    test('has no accessibility fault by day or by night', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(route);
      await expectNoAxeViolations(page);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expectNoAxeViolations(page);
    });

    test('fits a window of any width', async ({ page }) => {
      await page.goto(route);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page);
      }
    });

    test('says what it has to say without scripts', () => {
      expect(rawHtml(route)).toMatch(/<main[\s\S]*<h1/);
      expect(rawText(route).length).toBeGreaterThan(400);
    });
  });
}

function escaped(route: string): string {
  return route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
