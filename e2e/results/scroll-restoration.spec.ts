import type { Page } from '@playwright/test';
import { LIST_TEXTS } from '@/content/interface/results';
import { isHydrated } from '@/e2e/support/hydrated';
import { expect, test } from '@/e2e/support/watch';
import { commonCode, delayCsv, diades, diadesWith, rowOnTop, withResults } from './results';

withResults();

const WHOLE_LIST = 'llista-de-diades/?des=';
const ELSEWHERE = 'millors-diades/';

const rows = (page: Page) => page.getByRole('rowheader');

/** Scrolls to the middle of the list, and gives the row on top. */
async function readToTheMiddle(page: Page): Promise<string> {
  await rows(page)
    .nth(Math.floor(diades.length / 2))
    .evaluate((row) => row.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await page.evaluate(() => scrollBy({ top: 137, behavior: 'instant' }));
  return rowOnTop(page);
}

async function expectRow(page: Page, before: string): Promise<void> {
  expect(before).not.toBe('');
  await expect(rows(page)).toHaveCount(diades.length);
  await expect.poll(() => rowOnTop(page)).toBe(before);
}

for (const width of [360, 1280])
  test(`Back from another page restores the row, at ${width} pixels`, async ({ page, noErrors: _ }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(WHOLE_LIST);
    await expect(rows(page)).toHaveCount(diades.length);
    await page.getByRole('button', { name: 'Població' }).click();
    const before = await readToTheMiddle(page);
    await page.goto(ELSEWHERE);
    await page.goBack();
    await expectRow(page, before);
    await expect(page.getByRole('columnheader', { name: 'Població' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.reload();
    await expectRow(page, before);
  });

test('Back from another query restores the visible row', async ({ page }) => {
  await page.goto(WHOLE_LIST);
  await expect(rows(page)).toHaveCount(diades.length);
  await readToTheMiddle(page);
  await page.getByRole('button', { name: LIST_TEXTS.change }).click();
  await page.getByRole('combobox', { name: 'Castell' }).fill(commonCode);
  const ask = page.getByRole('button', { name: 'Filtra' });
  // Focus scrolls the element into view gradually, so the position is read when the key is pressed.
  await ask.focus();
  const place = await rowOnTop(page);
  await ask.press('Enter');
  await expect(rows(page)).toHaveCount(diadesWith(commonCode).length);
  await page.goBack();
  await expectRow(page, place);
});

test('scrolling before the rows are rendered cancels the restoration', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await page.goto(WHOLE_LIST);
  await expect(rows(page)).toHaveCount(diades.length);
  await readToTheMiddle(page);
  await page.goto(ELSEWHERE);
  const { answer } = await delayCsv(page, 'diades');
  await page.route('**/data/instantania.csv', () => {});
  await page.goBack();
  await expect(page).toHaveURL(`/${WHOLE_LIST}`);
  await page.waitForFunction(isHydrated);
  await page.mouse.wheel(0, 150);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
  answer();
  await expect(rows(page)).toHaveCount(diades.length);
  expect(await page.evaluate(() => scrollY)).toBe(150);
});
