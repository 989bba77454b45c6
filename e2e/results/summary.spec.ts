import { GROUP_NAMES } from '@/content/interface/results';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { rawHtml } from '@/e2e/support/raw-html';
import { expectReadable, useWideFont } from '@/e2e/support/readable';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';
import { TIER_IDS } from '@/lib/results/scoring/tiers';
import { withResults } from './results';

withResults();

const season = (name: string) => `resum-historic/?temporada=${name}`;

test('the HTML has every tier with its towers', () => {
  const html = rawHtml('resum-historic/');
  for (const id of TIER_IDS) expect(html).toContain(GROUP_NAMES[id]);
  expect(html).toMatch(/aria-label="3d7, tres de set"/);
});

test('the filter works by keyboard and updates the query, and Back restores it', async ({
  page,
  pageErrors,
}) => {
  await page.goto('resum-historic/');
  const filter = page.getByLabel('Temporada');
  await expect(page.getByText(/Dades del full, llegides/)).toBeVisible();
  await filter.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const seasons = await filter.getByRole('option').allTextContents();
  await expect(page).toHaveURL(new RegExp(`temporada=${seasons[2]}$`));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/resum-historic\/$/);
  await expect(filter).toHaveValue('');
  await page.goForward();
  await expect(filter).not.toHaveValue('');
  expectNoPageErrors(pageErrors);
});

test('on a phone a table outside the viewport reserves its height, so that nothing covers its buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('resum-historic/');
  const table = page.getByRole('table', { name: GROUP_NAMES.five });
  const spare = () =>
    table.evaluate((element) => {
      const place = element.parentElement?.getBoundingClientRect();
      return (place?.bottom ?? 0) - element.getBoundingClientRect().bottom;
    });
  const before = await spare();
  await table.scrollIntoViewIfNeeded();
  await expect(table.getByRole('rowheader').last()).toBeVisible();
  expect(before).toBeGreaterThanOrEqual(0);
  expect(Math.abs((await spare()) - before), 'pixels between the two heights').toBeLessThan(8);
});

test('no column is cut with wide system fonts, on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('resum-historic/');
  await useWideFont(page);
  const tables = page.getByRole('table', { name: /Gamma|Castells/ });
  expect(await tables.count()).toBeGreaterThanOrEqual(TIER_IDS.length);
  for (const table of await tables.all()) {
    await table.scrollIntoViewIfNeeded();
    const box = await table.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0), await table.locator('caption').innerText()).toBeLessThan(313);
  }
  await expectReadable(page, 'in wide faces at 320 pixels');
});

test('charts load near the viewport, follow the filter, and have a table each', async ({
  page,
  pageErrors,
}) => {
  // Four charts and a long page: axe takes half a minute on a slow machine.
  test.slow();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(season('2018-2019'));
  await expect(page.getByText(/Dades del full, llegides/)).toBeVisible();
  const before = scripts.length;
  const best = page.getByRole('region', { name: 'Millor puntuació' });
  // Until then the page shows the static chart.
  const drawnHere = best.locator('svg.recharts-surface');
  await expect(drawnHere).toHaveCount(0);
  await best.scrollIntoViewIfNeeded();
  await expect(drawnHere.first()).toBeVisible();
  await expect(best.getByRole('img', { name: /Gràfic/ })).toHaveCount(1);
  expect(scripts.length, 'what draws them came only now').toBeGreaterThan(before);
  await expect(best.getByText('2018-2019').first()).toBeVisible();
  for (const name of [
    'Millor puntuació',
    'Diades',
    'Castells de set i de vuit',
    'Descarregats, carregats i intents',
  ]) {
    const figure = page.getByRole('region', { name, exact: true });
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole('img', { name: /Gràfic/ })).toBeVisible();
    await figure.getByText('Les dades en una taula').press('Enter');
    await expect(figure.getByRole('table').getByRole('row').filter({ hasText: '2018-2019' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  }
  await expectNoAxeViolations(page);
  const excess = await page.evaluateHandle(() => {
    const { documentElement } = document;
    const seen: number[] = [];
    addEventListener('resize', () => seen.push(documentElement.scrollWidth - documentElement.clientWidth));
    return seen;
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  expect(await excess.jsonValue(), 'nor before the pictures are drawn again').toEqual([0]);
  expectNoPageErrors(pageErrors);
});
