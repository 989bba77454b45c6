import type { Page } from '@playwright/test';
import { LIST_TEXTS } from '@/content/interface/results';
import { isHydrated } from '@/e2e/support/hydrated';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';
import { commonCode, delayCsv, diades, diadesWith, withResults } from './results';

withResults();

const WHOLE_LIST = 'llista-de-diades/?des=';
const ELSEWHERE = 'millors-diades/';

const rows = (page: Page) => page.getByRole('rowheader');

/** Returns the first visible row and its position, once the page is stable. */
async function placeOf(page: Page): Promise<{ row: string; top: number }> {
  const place = () =>
    page.evaluate(() => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const row = [...document.querySelectorAll('tbody > tr')].find(
        (each) => each.getBoundingClientRect().bottom > header,
      );
      return { row: row?.textContent ?? '', top: row?.getBoundingClientRect().top ?? 0 };
    });
  let last = await place();
  await expect
    .poll(async () => {
      const before = last;
      await page.waitForTimeout(200);
      last = await place();
      return last.row === before.row && last.top === before.top;
    }, 'the page stands still')
    .toBe(true);
  return last;
}

/** Scrolls to the middle of the list and returns the position. */
async function readToTheMiddle(page: Page): Promise<{ row: string; top: number }> {
  await rows(page)
    .nth(Math.floor(diades.length / 2))
    .scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 137);
  return placeOf(page);
}

async function expectPlace(page: Page, before: { row: string; top: number }): Promise<void> {
  await expect(rows(page)).toHaveCount(diades.length);
  const after = await placeOf(page);
  expect(after.row).toBe(before.row);
  expect(Math.abs(after.top - before.top), 'pixels between the two places').toBeLessThan(3);
}

for (const width of [360, 1280])
  test(`Back from another page restores the visible row, at ${width} pixels`, async ({
    page,
    pageErrors,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto(WHOLE_LIST);
    await expect(rows(page)).toHaveCount(diades.length);
    await page.getByRole('button', { name: 'Població' }).click();
    const before = await readToTheMiddle(page);
    await page.goto(ELSEWHERE);
    await page.goBack();
    await expectPlace(page, before);
    await expect(page.getByRole('columnheader', { name: 'Població' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await page.reload();
    await expectPlace(page, before);
    expectNoPageErrors(pageErrors);
  });

test('Back from another query restores the visible row', async ({ page }) => {
  await page.goto(WHOLE_LIST);
  await expect(rows(page)).toHaveCount(diades.length);
  const before = await readToTheMiddle(page);
  await page.getByRole('button', { name: LIST_TEXTS.change }).click();
  await page.getByRole('combobox', { name: 'Castell' }).selectOption(commonCode);
  const ask = page.getByRole('button', { name: 'Filtra' });
  // Focus scrolls the element into view gradually, so the position is read when the key is pressed.
  await ask.focus();
  const place = await placeOf(page);
  await ask.press('Enter');
  await expect(rows(page)).toHaveCount(diadesWith(commonCode).length);
  await page.goBack();
  await expect(rows(page)).toHaveCount(diades.length);
  // The form has folded meanwhile, so only the row is the same.
  expect((await placeOf(page)).row).toBe(place.row);
  expect(before.row).not.toBe('');
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
