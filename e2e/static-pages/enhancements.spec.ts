import type { Page } from '@playwright/test';
import { publicCalendar } from '@/content/calendar/public-calendar';
import { club } from '@/content/club';
import { EMBED_TEXTS, forgetLabel } from '@/content/interface/embeds';
import { SITE_TEXTS } from '@/content/interface/site';
import { SLIDESHOW_TEXTS, slideLabel, slideshowLabel } from '@/content/interface/towers';
import { pages } from '@/content/pages';
import { withPictures } from '@/e2e/support/galleries';
import { firstGroup, firstLink, groupSummary, menuLink } from '@/e2e/support/menu';
import { withPublicCalendar } from '@/e2e/support/parts';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';

async function expectMenuWorks(page: Page): Promise<void> {
  await groupSummary(page, firstGroup.label).click();
  await expect(menuLink(page, firstLink.label)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menuLink(page, firstLink.label)).toBeHidden();
}

async function expectCopyingWorks(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { button, spoken, copied } = SITE_TEXTS.copyEmail;
  await page.getByRole('button', { name: `${button} ${spoken}` }).click();
  await expect(page.getByText(copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(club.email);
}

test('an interactive page has the menu, copying and tips of the static pages', async ({
  page,
  pageErrors,
}) => {
  await page.goto(`${pages.bestDiades.path}/`);
  await expectMenuWorks(page);
  const tower = page.locator('main [data-tower]').first();
  const tip = page.locator('[data-tower-tip]');
  await expect(tip).toBeHidden();
  await tower.hover();
  const code = await tower.innerText();
  // Its accessible name begins with the visible text; the tip has the rest.
  await expect(tower).toHaveAttribute('aria-label', `${code}, ${await tip.textContent()}`);
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await tower.focus();
  await expect(tip).toBeVisible();
  await expectCopyingWorks(page);
  await expect(tip).toBeHidden();
  expectNoPageErrors(pageErrors);
});

for (const {
  code,
  name: tower,
  gallery: { length: count },
} of withPictures(3)) {
  const slideshow = (page: Page) => page.getByRole('region', { name: slideshowLabel(tower) });
  const counter = (page: Page) => slideshow(page).getByRole('status');

  for (const [name, selector] of [
    ['menu', '[data-menu]'],
    ['slideshows', '[data-slideshow]'],
  ] as const) {
    test(`an error in the enhancement "${name}" is logged, and the others work`, async ({
      page,
      pageErrors,
    }) => {
      await page.addInitScript((broken) => {
        for (const method of ['querySelector', 'querySelectorAll'] as const) {
          const find = Document.prototype[method];
          Object.assign(Document.prototype, {
            [method](this: Document, asked: string) {
              if (asked === broken) throw new Error('broken on purpose');
              return Reflect.apply(find, this, [asked]);
            },
          });
        }
      }, selector);
      await page.goto(`castells/${code}/`);
      expect(pageErrors.errors.join()).toContain(`"${name}"`);
      expect(pageErrors.errors).toHaveLength(1);
      await expectCopyingWorks(page);
      if (name === 'menu') {
        await slideshow(page).getByRole('button', { name: SLIDESHOW_TEXTS.next }).click();
        await expect(counter(page)).toHaveText(`2 / ${count}`);
        // The platform opens a group without us.
        await groupSummary(page, firstGroup.label).click();
        await expect(menuLink(page, firstLink.label)).toBeVisible();
      } else await expectMenuWorks(page);
    });
  }

  test('a slideshow turns by its buttons, its dots and a swipe of a finger, and wraps', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
    });
    const page = await context.newPage();
    await page.goto(`castells/${code}/`);
    await slideshow(page).getByRole('button', { name: SLIDESHOW_TEXTS.previous }).tap();
    await expect(counter(page)).toHaveText(`${count} / ${count}`);
    await expect(slideshow(page).locator('[data-shown="true"]')).toHaveCount(1);
    const dot = slideshow(page).getByRole('button', { name: slideLabel(2, count) });
    await dot.tap();
    await expect(counter(page)).toHaveText(`2 / ${count}`);
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect(slideshow(page).locator('[aria-current]')).toHaveCount(1);

    const stage = slideshow(page).locator('[data-stage]');
    await stage.scrollIntoViewIfNeeded();
    const box = await stage.boundingBox();
    if (!box) throw new Error('no stage to swipe');
    const y = Math.max(box.y, 100) + 80;
    const touch = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await send('touchStart', [{ x: box.x + 60, y }]);
    for (const x of [120, 180, 240]) await send('touchMove', [{ x: box.x + x, y }]);
    await send('touchEnd', []);
    await expect(counter(page)).toHaveText(`1 / ${count}`);
    await context.close();
  });
}

test('two tabs agree on what is always shown', async ({ page, context }) => {
  withPublicCalendar();
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Marc' }),
  );
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto(`${pages.agenda.path}/`);
  const calendarIn = (tab: Page) => tab.getByRole('region', { name: publicCalendar.title });
  await calendarIn(page).getByRole('button', { name: EMBED_TEXTS.always }).click();
  await expect(calendarIn(page).locator('iframe')).toHaveCount(1);
  await expect(calendarIn(other).locator('iframe')).toHaveCount(1);
  const { host } = new URL(publicCalendar.src);
  await other.getByRole('button', { name: forgetLabel(host) }).click();
  await expect(calendarIn(other).locator('iframe')).toHaveCount(0);
  const ask = new RegExp(`^${EMBED_TEXTS.ask.calendari}`);
  await expect(calendarIn(other).getByRole('button', { name: ask })).toBeVisible();
  // On request it stays until the end of the visit.
  await expect(page.getByRole('button', { name: forgetLabel(host) })).toBeHidden();
  await page.reload();
  await expect(calendarIn(page).getByRole('button', { name: ask })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
