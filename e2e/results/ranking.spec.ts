import { readFileSync } from 'node:fs';
import {
  addForPoints,
  CALCULATOR_TEXTS,
  placeText,
  towersFound,
} from '@/content/interface/points-calculator';
import { CALCULATOR_OFFER_TEXTS, COLUMN_NAMES, pointsText, sumTitle } from '@/content/interface/results';
import { expectContrast, expectNoAxeViolations } from '@/e2e/support/axe';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { rawHtml } from '@/e2e/support/raw-html';
import { expectReadable } from '@/e2e/support/readable';
import { expect, test } from '@/e2e/support/watch';
import {
  calculate,
  formatCalculatorQuery,
  placeAmong,
  pointsTable,
  readDiada,
  rowsOf,
  searchTowers,
} from '@/lib/results/scoring/calculator';
import { isPilar } from '@/lib/results/scoring/scores';
import { sheetTsv } from '@/lib/results/views/csv';
import { diades, ranking, withResults } from './results';

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

test('the live CSVs are read, and a row shows its sum at any width', async ({ page, noErrors: _ }) => {
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
});

test('a season and a town have their own ranking, in the address', async ({ page, noErrors: _ }) => {
  const { season = '', town = '' } = diades.findLast((diada) => diada.town !== '') ?? {};
  await page.goto('millors-diades/');
  await page.getByRole('combobox', { name: COLUMN_NAMES.season }).selectOption(season);
  await page.getByRole('combobox', { name: COLUMN_NAMES.town }).selectOption(town);
  const found = diades.filter((diada) => diada.season === season && diada.town === town);
  await expect(page.getByRole('rowheader')).toHaveCount(found.length);
  await page.reload();
  await expect(page.getByRole('rowheader')).toHaveCount(found.length);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('rowheader')).toHaveCount(ROWS);
});

for (const [width, height, whole] of [
  [360, 780, 1],
  [1280, 800, 3],
] as const)
  test(`${width} × ${height} have ${whole} rows, which open anywhere`, { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('millors-diades/');
    await expect(page.getByText(READ)).toBeVisible();
    const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /com se sumen/ }) });
    await expect(rows.nth(whole - 1)).toBeInViewport({ ratio: 1 });
    // The button of the row covers it.
    await rows.first().getByRole('rowheader').click({ force: true });
    await expect(page.getByRole('table', { name: /Com se sumen els punts/ })).toBeVisible();
    await rows.last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('columnheader', { name: 'Data' })).toBeInViewport({ ratio: 1 });
  });

test('headers sort by keyboard, and the CSV file is in that order', { tag: '@slow' }, async ({ page }) => {
  await page.goto('millors-diades/');
  await expect(page.getByText(READ)).toBeVisible();
  const date = page.getByRole('columnheader', { name: 'Data' });
  await date.getByRole('button').press('Enter');
  await expect(date).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('columnheader', { name: 'Posició' })).toHaveAttribute('aria-sort', 'none');
  // React renders the rows after the header.
  await expect(async () => {
    const years = await page
      .getByRole('row')
      .getByRole('cell', { name: /^\d\d\/\d\d\/\d{4}$/ })
      .allTextContents();
    const dates = years.map((text) => text.split('/').reverse().join('-'));
    expect(dates).toHaveLength(ROWS);
    expect(dates).toEqual(dates.toSorted().reverse());
  }).toPass();
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

/** The scored towers, three castells of them, and a pilar that counts. */
const points = pointsTable(ranking.scores);
const scored = points.flatMap(({ towers }) => towers).filter(({ descarregat }) => descarregat !== null);
const castells = scored.filter(({ construction }) => construction.kind === 'tower' && !isPilar(construction));
const pilars = scored.filter(({ construction }) => isPilar(construction));
const chosen = [...castells.slice(0, 3), ...pilars.slice(0, 1)];
const { rounds } = readDiada(chosen.map(({ code }) => code).join(', '));
const calculated = calculate(rounds, ranking.scores) ?? { points: 0 };

test('a diada is calculated by keyboard, and is in the address', async ({ page, noErrors: _ }) => {
  await page.goto('millors-diades/');
  await page.getByRole('button', { name: CALCULATOR_OFFER_TEXTS.open }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: CALCULATOR_TEXTS.none })).toBeVisible();
  const search = page.getByRole('searchbox', { name: CALCULATOR_TEXTS.search });
  await search.fill('res que hi respongui');
  await expect(page.getByText(towersFound(0, 'res que hi respongui'))).toBeVisible();
  for (const { code, name, descarregat } of castells.slice(0, 3)) {
    await search.fill(name.toUpperCase());
    const found = searchTowers(points, name).flatMap(({ towers }) => towers).length;
    await expect(page.getByText(towersFound(found, name.toUpperCase()))).toBeVisible();
    await page.getByRole('button', { name: addForPoints(code, descarregat ?? 0) }).press('Enter');
  }
  const line = page.getByRole('textbox', { name: CALCULATOR_TEXTS.line });
  await line.fill(`patata, ${pilars[0]?.code.toLowerCase()}`);
  await page.getByRole('button', { name: CALCULATOR_TEXTS.read }).press('Enter');
  await expect(line).toHaveValue('patata');
  await expect(line).toHaveAccessibleDescription(/«patata»/);
  const sum = page.getByRole('table', { name: sumTitle(CALCULATOR_TEXTS.calculated) });
  const total = `${pointsText(calculated.points)} ${placeText(placeAmong(ranking.rows, calculated.points))}`;
  await expect(page.getByRole('status').filter({ hasText: total })).toBeVisible();
  await expect(sum.getByRole('rowheader')).toHaveCount(chosen.length + 1);
  expect(new URL(page.url()).search).toBe(formatCalculatorQuery(rounds));
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: total })).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('combobox')).toHaveCount(chosen.length);
  await page.goBack();
  await expect(page).toHaveURL(/millors-diades\/$/);
  await expect(page.getByRole('columnheader', { name: 'Data' })).toBeVisible();
});

test('a diada is copied as rows of the sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`millors-diades/${formatCalculatorQuery(rounds)}`);
  await page.getByText(CALCULATOR_TEXTS.sheet).click();
  await page.getByLabel(COLUMN_NAMES.date, { exact: true }).fill('2024-11-14');
  await page.getByLabel(CALCULATOR_TEXTS.place, { exact: true }).fill('Pati');
  await page.getByLabel(COLUMN_NAMES.reason, { exact: true }).fill('Aniversari');
  await page.getByRole('button', { name: CALCULATOR_TEXTS.copyRows }).click();
  await expect(page.getByText(CALCULATOR_TEXTS.copied.copied)).toBeVisible();
  const facts = { date: '2024-11-14', place: 'Pati', town: '', reason: 'Aniversari' };
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sheetTsv(rowsOf(rounds, facts)));
});

test('a bad address is reported, and the calculator readable', { tag: '@slow' }, async ({ page }) => {
  const codes = chosen.map(({ code }) => code).join(',');
  await page.goto(`millors-diades/?calcula=patata,${codes},2Pd4,i${chosen[0]?.code}`);
  await expect(page.getByText(CALCULATOR_TEXTS.unread)).toContainText('«patata»');
  await expect(page.getByRole('listitem').getByRole('combobox')).toHaveCount(6);
  await expectNoAxeViolations(page, 'main');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectContrast(page, 'main');
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expectReadable(page, `with the calculator at ${width} pixels`);
  }
});
