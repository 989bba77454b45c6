import { towerPartsPage } from '@/content/pages/parts-castell';
import { partLabels, towerParts } from '@/content/tower-parts';
import { rawText } from './support/raw-html';
import { expect, test } from './support/watch';

test('every part is defined without scripts', () => {
  const text = rawText('parts-castell/');
  for (const { name, definition } of towerParts) {
    expect(text).toContain(name);
    expect(text).toContain(definition);
  }
});

test('a part chosen by keyboard is defined, and its people stand out', async ({ page, noErrors: _ }) => {
  // A part whose people are not in the trunk, so that the trunk fades.
  const named: readonly string[] = [...partLabels.elevation.start, ...partLabels.elevation.end];
  const part = towerParts.find(({ id, highlights }) => named.includes(id) && highlights.includes('folre'));
  if (!part) throw new Error('no part names the folre');
  await page.goto('parts-castell/');
  const height = page.getByRole('region', { name: towerPartsPage.height.title });
  await height.getByRole('link', { name: part.name, exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/parts-castell/#${part.id}`);
  await expect(page.getByText(part.definition)).toBeInViewport();
  const opacity = (name: string) =>
    height
      .locator(`[data-part="${name}"]`)
      .first()
      .evaluate((element) => Number(getComputedStyle(element).opacity));
  await expect.poll(() => opacity('tronc')).toBeLessThan(0.5);
  expect(await opacity('folre')).toBe(1);
  await page.goBack();
  await expect.poll(() => opacity('tronc')).toBe(1);
});

test.describe('on a phone, with overlay scrollbars', () => {
  test.use({ isMobile: true, hasTouch: true });

  test('names beside the drawings overlap no name and no line', { tag: '@slow' }, async ({ page }) => {
    await page.goto('parts-castell/');
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const { lines, covered } = await page.evaluate(() => {
        const names = [...document.querySelectorAll('figure li a')].map((link) =>
          link.getBoundingClientRect(),
        );
        const paths = [
          ...document.querySelectorAll<SVGPathElement>('figure svg[aria-hidden] path[vector-effect]'),
        ];
        const ends = paths.flatMap((path) => {
          if (!path.checkVisibility()) return [];
          const screen = path.getScreenCTM();
          const end = path.getPointAtLength(path.getTotalLength());
          return screen ? [new DOMPoint(end.x, end.y).matrixTransform(screen)] : [];
        });
        const under = ends.filter(({ x, y }) =>
          names.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom),
        );
        return { lines: ends.length, covered: under.map(({ x, y }) => `${x}, ${y}`) };
      });
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
      expect(lines, `lines seen at ${width}px`).toBeGreaterThan(5);
      expect(covered, `at ${width}px`).toEqual([]);
    }
  });
});
