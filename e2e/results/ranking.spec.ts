import { readFileSync } from 'node:fs';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { rawHtml } from '@/e2e/support/raw-html';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';
import { delayCsv, ranking, withResults } from './results';

withResults();

const READ = /Dades del full, llegides/;

/** Rows of the table, at most a hundred. */
const ROWS = ranking.rows.length;

test('the HTML has every row, the rule and the date of the snapshot, but not the whole list', () => {
  const html = rawHtml('millors-diades/');
  expect(html.match(/<th scope="row"/g)).toHaveLength(ROWS);
  expect(html).toContain('tres millors castells');
  expect(html).toContain('Còpia de les dades');
});

test('the live CSVs are read without errors, and an open row shows the sum at any width', async ({
  page,
  pageErrors,
}) => {
  await page.goto('millors-diades/');
  await expect(page.getByText(READ)).toBeVisible();
  await page
    .getByRole('button', { name: /com se sumen/ })
    .first()
    .press('Enter');
  const sum = page.getByRole('table', { name: /Com se sumen els punts/ });
  await expect(sum).toContainText('Total');
  await expectNoAxeViolations(page, 'tr:has(table)');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
  }
  expectNoPageErrors(pageErrors);
});

test('headers sort by keyboard and set aria-sort, and the CSV file has the rows in that order', async ({
  page,
}) => {
  await page.goto('millors-diades/');
  await expect(page.getByText(READ)).toBeVisible();
  const date = page.getByRole('columnheader', { name: 'Data' });
  await date.getByRole('button').press('Enter');
  await expect(date).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('columnheader', { name: 'Posició' })).toHaveAttribute('aria-sort', 'none');
  const years = await page
    .getByRole('row')
    .getByRole('cell', { name: /^\d\d\/\d\d\/\d{4}$/ })
    .allTextContents();
  const dates = years.map((text) => text.split('/').reverse().join('-'));
  expect(dates).toHaveLength(ROWS);
  expect(dates).toEqual(dates.toSorted().reverse());
  const shown = await page.getByRole('rowheader').allTextContents();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixa el CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('millors-diades.csv');
  const [, ...lines] = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines.map((line) => line.split(',')[2])).toEqual(shown);
});

test('a slow source shows a loading message over the snapshot, without layout shift when it arrives', async ({
  page,
}) => {
  const { answer } = await delayCsv(page, 'diades');
  await page.goto('millors-diades/');
  await expect(page.getByText("S'està llegint el full de resultats…")).toBeVisible();
  const table = page.getByRole('table').first();
  const before = await table.boundingBox();
  answer();
  await expect(page.getByText(READ)).toBeVisible();
  expect(await table.boundingBox()).toEqual(before);
});
