import { readFileSync } from 'node:fs';
import { diadesFound, LIST_TEXTS } from '@/content/interface/results';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { rawHtml } from '@/e2e/support/raw-html';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';
import {
  commonCode,
  delayCsv,
  diades,
  diadesWith,
  HEADER,
  mockCsv,
  rareCode,
  typedCode,
  withResults,
  withRows,
} from './results';

withResults();

/** Query for one tower. */
const about = (code: string) => `llista-de-diades/?${new URLSearchParams({ castell: code })}`;

/** The first diada of the list. */
const lastDate = diades.at(-1)?.date ?? '';
const NEWEST = `${Number(lastDate.slice(8))},${Number(lastDate.slice(5, 7))},${lastDate.slice(0, 4)},Plaça,Vila,Zzz nova,3,7,,,,1,`;

test('the HTML has the form and the help, and no diada', () => {
  const html = rawHtml('llista-de-diades/');
  expect(html).toContain('prem «Filtra»');
  expect(html).toMatch(/<select[^>]*name="poblacio"/);
  for (const { reason } of diades.slice(0, 3)) expect(html).not.toContain(reason);
});

test('the form works by keyboard, and the CSV is requested only on submit', async ({ page, pageErrors }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('llista-de-diades/');
  await page.getByLabel('Des de').fill('1994-09-01');
  await page.getByRole('combobox', { name: 'Castell' }).focus();
  await page.keyboard.type(typedCode);
  expect(asked.filter((address) => address.includes('.csv'))).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Filtra' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Resultats' }).getByRole('table')).toBeVisible();
  await expect(page).toHaveURL(/\?des=1994-09-01&fins=\d{4}-08-31&castell=/);
  expect(new URL(page.url()).searchParams.get('castell')).toBe(typedCode);
  for (const row of await page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .all()) {
    await expect(row).toContainText(typedCode);
  }
  await expectNoAxeViolations(page);
  expectNoPageErrors(pageErrors);
});

test('Back and Forward restore queries, and the menu link clears the query', async ({ page }) => {
  await page.goto(about(commonCode));
  const tower = page.getByRole('combobox', { name: 'Castell' });
  const count = page.getByRole('main').getByRole('status').first();
  const folded = page.getByRole('combobox', { name: 'Castell', includeHidden: true });
  const change = page.getByRole('button', { name: LIST_TEXTS.change });
  await expect(count).toHaveText(diadesFound(diadesWith(commonCode).length));
  await change.click();
  await page.getByLabel('Des de').fill('');
  await page.getByLabel('Fins a').fill('');
  await tower.selectOption(rareCode);
  await page.getByRole('button', { name: 'Filtra' }).click();
  await expect(count).toHaveText(diadesFound(diadesWith(rareCode).length));
  await page.goBack();
  await expect(folded).toHaveValue(commonCode);
  await expect(count).toHaveText(diadesFound(diadesWith(commonCode).length));
  await page.goForward();
  await expect(folded).toHaveValue(rareCode);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Llista de diades' }).click();
  await expect(page.getByText(/prem «Filtra»/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resultats' })).toHaveCount(0);
});

for (const viewport of [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
])
  test(`the answer is in view and has the focus, at ${viewport.width} pixels`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const count = page.getByRole('main').getByRole('status').first();
    const expectAnswer = async () => {
      await expect(count).toBeFocused();
      await expect(count).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 });
    };
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry) Object.assign(window, { moved: Reflect.get(window, 'moved') + entry.value });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(about(commonCode));
    await expectAnswer();
    expect(await page.evaluate(() => Reflect.get(window, 'moved')), 'layout shift').toBeLessThan(0.1);
    await page.getByRole('button', { name: LIST_TEXTS.clear }).click();
    await page.getByLabel('Des de').fill('1994-09-01');
    await page.getByRole('button', { name: 'Filtra' }).click();
    await expectAnswer();
  });

test('castell=none is no filter, and two equal castells and castells of six and eight are listed', async ({
  page,
  pageErrors,
}) => {
  const towers = ['3,6,,,,1', '3,6,,,,1', '6,6,,,,2', '8,6,,,,3'];
  const rows = towers.map((tower) => NEWEST.replace('3,7,,,,1', tower));
  await mockCsv(page, 'diades', { body: withRows(...rows) });
  await page.goto('llista-de-diades/?castell=none');
  await expect(page.getByRole('rowheader')).toHaveCount(diades.length + 1);
  const newest = page.getByRole('row', { name: 'Zzz nova' });
  for (const label of ['3d6+3d6', '6d6', '8d6']) await expect(newest).toContainText(label);
  await page.getByRole('button', { name: LIST_TEXTS.change }).click();
  await page.getByRole('combobox', { name: 'Castell' }).selectOption('6d6');
  await page.getByRole('button', { name: 'Filtra' }).click();
  await expect(page.getByRole('rowheader')).toHaveText('Zzz nova');
  expectNoPageErrors(pageErrors);
});

test('the CSV file has the visible rows, and the copied link opens the same', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const town = diadesWith(commonCode).find((diada) => diada.town !== '')?.town ?? '';
  await page.goto(`${about(commonCode)}&${new URLSearchParams({ poblacio: town })}`);
  await page.getByRole('button', { name: "Copia l'enllaç" }).click();
  await expect(page.getByText("S'ha copiat l'enllaç.")).toBeVisible();
  const found = diadesWith(commonCode).filter((diada) => diada.town === town).length;
  await expect(page.getByRole('rowheader')).toHaveCount(found);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const shown = await page.getByRole('rowheader').allTextContents();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixa el CSV' }).click(),
  ]);
  const [, ...lines] = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines.map((line) => line.split(',')[1])).toEqual(shown);
  await page.goto('');
  await page.goto(link);
  await expect(page.getByRole('rowheader')).toHaveText(shown);
});

test('a slow source leaves the snapshot visible, and a new diada does not move the visible rows', async ({
  page,
}) => {
  const { answer } = await delayCsv(page, 'diades', withRows(NEWEST));
  await page.goto('llista-de-diades/?des=');
  await expect(page.getByText(/Mentrestant, el que veus és la còpia/)).toBeVisible();
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveCount(diades.length);
  const read = rows.nth(Math.floor(diades.length / 2));
  await read.scrollIntoViewIfNeeded();
  const reading = await read.elementHandle();
  // Rows above that become visible get their real height, for any source.
  let before = await reading?.boundingBox();
  await expect
    .poll(async () => {
      const last = before?.y;
      await page.waitForTimeout(200);
      before = await reading?.boundingBox();
      return before?.y === last;
    }, 'the page stands still')
    .toBe(true);
  answer();
  await expect(rows).toHaveCount(diades.length + 1);
  const after = await reading?.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? Number.NaN)), 'pixels it moved').toBeLessThan(2);
});

test('the page stays responsive while a very long CSV is parsed and rendered', async ({ page }) => {
  const rows = Array.from({ length: 25_000 }, (_, row) => {
    const [tower, round] = row % 1000 === 0 ? ['3,8,,f', 1] : ['4,7,,', 1 + (row % 8)];
    return `1,${1 + (row % 12)},${2000 + (row % 20)},Plaça,Vila,Diada ${Math.floor(row / 8)},${tower},,${round},\n`;
  });
  await mockCsv(page, 'diades', { body: HEADER + rows.join('') });
  await page.addInitScript(() => {
    const long: number[] = [];
    Object.assign(window, { long });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  const found = { 'castell=3d8f': 25, 'des=': 25_000 };
  for (const [question, count] of Object.entries(found)) {
    await page.goto(`llista-de-diades/?${question}`);
    await expect(page.getByText(diadesFound(count))).toBeVisible();
    const rows = page.locator('tbody tr');
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(Math.min(count, 500));
    const { longest, whole } = await page.evaluate(() => ({
      longest: Math.max(0, ...(Reflect.get(window, 'long') as number[])),
      whole: performance.now(),
    }));
    // In one piece, most of the time would be one task, however fast the machine is.
    expect(longest / whole, `longest stretch without answering, of the whole: ${question}`).toBeLessThan(
      1 / 4,
    );
  }
});
