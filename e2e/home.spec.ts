import { club } from '@/content/club';
import { NEXT_MEETING_TEXTS } from '@/content/interface/calendar';
import { PALETTE_TEXTS } from '@/content/interface/palette';
import { home } from '@/content/pages/home';
import { palette } from '@/content/pages/palette';
import { quotes } from '@/content/quotes';
import { towers } from '@/content/towers';
import { fixChance } from './support/clock-and-chance';
import { watchLayoutShifts } from './support/layout';
import { expect, expectNoPageErrors, test } from './support/watch';

test('the buttons of the hero lead to their pages', async ({ page, request }) => {
  await page.goto('');
  const hero = page.getByRole('region', { name: home.title });
  const next = hero.getByRole('region', { name: NEXT_MEETING_TEXTS.label }).getByRole('link');
  await expect(next, 'one way to the next meeting').toHaveCount(1);
  const targets = await hero
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([
    ...home.actions.map(({ link }) => `${link}/`),
    home.english.link.replace('#', '/#'),
    await next.getAttribute('href'),
  ]);
  for (const target of targets) expect((await request.get(target ?? '')).status(), `${target}`).toBe(200);
});

test('the home page shows the first four towers of the catalogue', async ({ page }) => {
  await page.goto('');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(Math.min(4, towers.length));
  for (const [index, { code }] of towers.slice(0, 4).entries()) {
    await expect(cards.nth(index)).toContainText(code);
  }
});

test('three quotes are shown, others on another visit, and nothing complains', async ({
  page,
  pageErrors,
}) => {
  const seen = new Set<string>();
  for (const chance of [0, 0.99]) {
    await page.addInitScript(fixChance, chance);
    await page.goto('', { waitUntil: 'networkidle' });
    const shown = await page
      .locator('blockquote')
      .evaluateAll((all) =>
        all
          .filter((quote) => quote.checkVisibility({ visibilityProperty: true }))
          .map((quote) => quote.textContent),
      );
    expect(new Set(shown).size).toBe(3);
    for (const quote of shown) {
      expect(quotes.map(({ quote: known }): string => known)).toContain(quote);
      seen.add(quote ?? '');
    }
  }
  if (quotes.length > 3) expect(seen.size, 'two visits show more than the same three').toBeGreaterThan(3);
  expectNoPageErrors(pageErrors);
});

test('nothing shifts while the home page loads, from the top to the bottom', async ({ page }) => {
  const shifted = await watchLayoutShifts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('', { waitUntil: 'networkidle' });
  const end = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  for (let top = 0; top < (await end()); top += 700) {
    await page.mouse.wheel(0, 700);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top);
  }
  await expect.poll(() => page.evaluate(() => Math.ceil(scrollY))).toBeGreaterThanOrEqual((await end()) - 1);
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
    .toBe(true);
  expect(await shifted()).toBeLessThan(0.001);
});

test('the palette shows eighteen shades with contrast, and its dialog returns focus', async ({ page }) => {
  await page.goto('palette/');
  for (const name of Object.values(palette.names)) {
    await expect(page.getByRole('region', { name }).getByRole('listitem')).toHaveCount(9);
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'primary-500' })).toContainText(
    club.colour.toLowerCase(),
  );
  const texts = PALETTE_TEXTS.dialog;
  const opener = page.getByRole('button', { name: texts.open });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: texts.title });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: texts.accept })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
