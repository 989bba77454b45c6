import { towerParts } from '../content/tower-parts';
import { rawText } from './support/raw-html';
import { expect, expectNoTrouble, test } from './support/watch';

test('every part is defined without scripts', () => {
  const text = rawText('parts-castell/');
  for (const { name, definition } of towerParts) {
    expect(text).toContain(name);
    expect(text).toContain(definition);
  }
});

test('a part is chosen by keyboard: its definition shows and its people stand out', async ({
  page,
  trouble,
}) => {
  await page.goto('parts-castell/');
  const height = page.getByRole('region', { name: 'De baix a dalt' });
  await height.getByRole('link', { name: 'Folre' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#folre$/);
  await expect(page.getByText(/^Una segona pinya/)).toBeInViewport();
  const opacity = (part: string) =>
    height
      .locator(`[data-part="${part}"]`)
      .first()
      .evaluate((element) => Number(getComputedStyle(element).opacity));
  await expect.poll(() => opacity('tronc')).toBeLessThan(0.5);
  expect(await opacity('folre')).toBe(1);
  await page.goBack();
  await expect.poll(() => opacity('tronc')).toBe(1);
  expectNoTrouble(trouble);
});

test('names beside the drawings never cover each other, from the smallest phone up', async ({ page }) => {
  await page.goto('parts-castell/');
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const overlaps = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('figure li a')].map((link) => ({
        name: link.textContent,
        box: link.getBoundingClientRect(),
      }));
      return boxes.flatMap(({ name, box }, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right - 1 &&
              other.left < box.right - 1 &&
              box.top < other.bottom - 1 &&
              other.top < box.bottom - 1,
          )
          .map((other) => `${name} / ${other.name}`),
      );
    });
    expect(overlaps, `at ${width}px`).toEqual([]);
  }
});
