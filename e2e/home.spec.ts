import { club } from '@/content/club';
import { PALETTE_TEXTS } from '@/content/interface/palette';
import { watchLayoutShifts } from './support/layout';
import { expect, test } from './support/watch';

test('nothing shifts while the home page loads, from the top to the bottom', async ({ page }) => {
  const shifted = await watchLayoutShifts(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('');
  await page.evaluate(() => document.fonts.ready);
  const end = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  for (let top = 0; top < (await end()); top += 700)
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect
    .poll(() => page.evaluate(() => [...document.images].every(({ complete }) => complete)))
    .toBe(true);
  expect(await shifted()).toBeLessThan(0.001);
});

test('the palette shows eighteen shades with contrast, and its dialog returns focus', async ({ page }) => {
  await page.goto('palette/');
  for (const name of Object.values(PALETTE_TEXTS.names)) {
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
