import { expect, expectNoTrouble, test } from '../support/watch';
import { expectTelling, expectTold, options, remember, STORY, skip, untold } from './support';

test.beforeEach(({ page }) => remember(page));

test('words come one by one and the options after the last, and nothing shifts meanwhile', async ({
  page,
  trouble,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${STORY}1/`);
  await expectTelling(page);
  const before = (await untold(page)).length;
  await expect.poll(async () => (await untold(page)).length).toBeLessThan(before);
  const place = await page.getByText('La Remei avança.').boundingBox();
  await expect(options(page)).toHaveCount(2, { timeout: 15_000 });
  expect(await page.getByText('La Remei avança.').boundingBox()).toEqual(place);
  await expectTold(page);
  const total = await page.evaluate(() =>
    [Reflect.get(window, 'shifts')].flat().reduce((sum: number, shift) => sum + Number(shift), 0),
  );
  expect(total).toBeLessThan(0.001);
  expectNoTrouble(trouble);
});

for (const key of ['Enter', 'Space', 'Escape']) {
  test(`${key} shows everything, and the next Tab is the first option`, async ({ page }) => {
    await page.goto(`${STORY}1/`);
    await expectTelling(page);
    await page.keyboard.press(key);
    await expectTold(page);
    await page.keyboard.press('Tab');
    await expect(options(page).first()).toBeFocused();
  });
}

test('a press on the text shows everything', async ({ page }) => {
  await page.goto(`${STORY}1/`);
  await expectTelling(page);
  await page.getByText('Són dos quarts de sis').click();
  await expectTold(page);
  await expect(options(page)).toHaveCount(2);
});

test('a passage read before is told at once, also after Back', async ({ page }) => {
  await page.goto(`${STORY}1/`);
  await skip(page);
  await options(page).first().click();
  await expectTelling(page);
  await page.goBack();
  await expect(options(page)).toHaveCount(2);
  expect(await untold(page)).toBe('');
  await page.reload();
  await expect(options(page)).toHaveCount(2);
  expect(await untold(page)).toBe('');
});

test('with reduced motion everything stands there from the start', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${STORY}1/`);
  await expect(options(page)).toHaveCount(2);
  expect(await untold(page)).toBe('');
});

test('when the scripts never come, the text does', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.goto(`${STORY}1/`);
  await expect(options(page)).toHaveCount(2, { timeout: 10_000 });
  await expect(page.getByText('La Remei avança.').locator('..')).toHaveCSS('opacity', '1');
});

test('a screen reader finds the paragraphs whole while they are told', async ({ page }) => {
  await page.goto(`${STORY}1/`);
  await expectTelling(page);
  await expect(page.locator('article')).toMatchAriaSnapshot(`
    - article:
      - heading "Peus!" [level=1]
      - paragraph: /^Són dos quarts de sis.*indirectes\\.$/
  `);
});
