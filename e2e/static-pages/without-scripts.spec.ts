import { SITE_TEXTS } from '@/content/interface/site';
import { documents } from '@/content/legal/documents';
import { pages } from '@/content/pages';
import { withPictures } from '@/e2e/support/galleries';
import { expectNoIdleControls } from '@/e2e/support/idle-controls';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { firstGroup, firstLink, groupSummary, menuLink } from '@/e2e/support/menu';
import { staticRoutes } from '@/e2e/support/page-kinds';
import { oneOfEachTemplate } from '@/e2e/support/routes';
import { expect, test } from '@/e2e/support/watch';
import { pdfAddress } from '@/lib/legal/types';

test.use({ javaScriptEnabled: false });

test('without scripts no static page offers what does nothing', async ({ page }) => {
  const routes = oneOfEachTemplate(staticRoutes);
  expect(routes.length).toBeGreaterThan(10);
  for (const route of routes) {
    await page.goto(route);
    await expect(page.locator('h1')).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNoIdleControls(page);
    }
  }
});

test('without scripts the menu opens at any width', async ({ page }) => {
  const group = groupSummary(page, firstGroup.label);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('');
    if (width < 960) await page.getByRole('button', { name: SITE_TEXTS.menu.toggle }).click();
    await group.click();
    await expect(menuLink(page, firstLink.label)).toBeVisible();
    await expectNoHorizontalScroll(page);
  }
  await menuLink(page, firstLink.label).click();
  await expect(page).toHaveURL(`${firstLink.href}/`);
});

for (const { code, gallery } of withPictures(2)) {
  test('without scripts every picture of a tower is seen, one below the other', async ({ page }) => {
    await page.goto(`castells/${code}/`);
    const figures = page.locator('[data-slideshow] figure');
    await expect(figures).toHaveCount(gallery.length);
    let bottom = 0;
    for (const figure of await figures.all()) {
      await expect(figure).toBeVisible();
      const box = await figure.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(bottom);
      bottom = (box?.y ?? 0) + (box?.height ?? 0);
    }
    await expect(page.locator('[data-slideshow] button:visible')).toHaveCount(0);
  });
}

test('without scripts what frames show can be reached: by the frame itself, or by a link', async ({
  page,
}) => {
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Marc' }),
  );
  for (const { path } of [pages.rehearsals, pages.agenda, pages.music]) {
    await page.goto(`${path}/`);
    for (const fold of await page.locator('details:has([data-embed]) > summary').all()) await fold.click();
    const embeds = page.locator('[data-embed]');
    await expect(embeds.first()).toBeVisible();
    for (const embed of await embeds.all()) {
      await expect(embed.locator('iframe')).toBeVisible();
      await expect(embed.getByRole('button')).toHaveCount(0);
    }
  }
  for (const document of documents) {
    await page.goto(`/${document.id}/`);
    await expect(page.locator(`main a[href="${pdfAddress(document)}"]:visible`).first()).toBeVisible();
  }
});
