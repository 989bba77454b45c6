import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { CALCULATOR_TEXTS } from '@/content/interface/points-calculator';
import { sumTitle } from '@/content/interface/results';
import { SEASON_CHART_TEXTS, tallestTexts } from '@/content/interface/season-charts';
import { pages } from '@/content/pages';
import { storyNote } from '@/content/story/note';
import { groupBy } from '@/lib/values/collections';
import { diades } from './results/results';
import { graph, titleOf } from './story/support';
import { routeOf } from './support/story';
import { expect, test } from './support/watch';

/** A PDF puts spaces where it likes. */
const packed = (text: string) => text.replaceAll(/\s/g, '');

/** Text of each sheet of paper, without spaces. */
async function printedSheets(page: Page): Promise<string[]> {
  const data = new Uint8Array(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  const paper = await getDocument({ data, verbosity: 0 }).promise;
  const sheets: string[] = [];
  for (let number = 1; number <= paper.numPages; number++) {
    const { items } = await (await paper.getPage(number)).getTextContent();
    sheets.push(packed(items.map((item) => ('str' in item ? item.str : '')).join('')));
  }
  await paper.destroy();
  return sheets;
}

test('the summary prints tables whole and charts on one sheet', { tag: '@slow' }, async ({ page }) => {
  await page.goto(`${pages.historicalSummary.path}/`);
  const sheets = await printedSheets(page);
  expect(sheets[0]).toContain(packed(`${await page.title()} · ${page.url()}`));
  const bodies = page.locator('table:has(> caption):not(section *) > tbody');
  expect(await bodies.count()).toBeGreaterThan(8);
  for (const rows of await bodies.allTextContents())
    expect(sheets.filter((sheet) => sheet.includes(packed(rows)))).toHaveLength(1);
  const { best, diades: performances, outcomes } = SEASON_CHART_TEXTS;
  for (const { title, about } of [best, performances, tallestTexts('≥8'), outcomes]) {
    const rest = page.getByRole('region', { name: title, exact: true }).getByRole('listitem');
    const parts = [about, ...(await rest.allTextContents())];
    const whole = sheets.filter((sheet) => parts.every((part) => sheet.includes(packed(part))));
    expect(whole, `sheets with all of ${title}`).toHaveLength(1);
  }
});

test('a season is printed on two sheets, with what was built in it', { tag: '@slow' }, async ({ page }) => {
  test.skip(diades.length === 0, 'the club has no results yet');
  const [fullest] = [...groupBy(diades, (diada) => diada.season)].sort(([, a], [, b]) => b.length - a.length);
  await page.goto(`${pages.historicalSummary.path}/?temporada=${fullest?.[0]}`);
  await expect(page.getByRole('heading', { level: 2, name: fullest?.[0] })).toBeVisible();
  const built = page.locator('table:has(> caption) tr[data-built="true"] th');
  expect(await built.count()).toBeGreaterThan(0);
  const codes = await built.allTextContents();
  const sheets = await printedSheets(page);
  expect(sheets.length).toBeLessThanOrEqual(2);
  for (const code of codes) expect(sheets.join('')).toContain(packed(code));
});

test('a calculated diada prints its sum, not the table of points', { tag: '@slow' }, async ({ page }) => {
  await page.goto(`${pages.bestDiades.path}/?calcula=3d7,i4d7`);
  const sum = page.getByRole('table', { name: sumTitle(CALCULATOR_TEXTS.calculated) });
  await expect(sum).toBeVisible();
  const paper = (await printedSheets(page)).join('');
  expect(paper).toContain(packed(await sum.locator('tbody').innerText()));
  for (const text of [CALCULATOR_TEXTS.table, CALCULATOR_TEXTS.search, 'desmuntat'])
    expect(paper).not.toContain(packed(text));
  await page.goto(`${pages.bestDiades.path}/?calcula=`);
  await expect(page.getByText(CALCULATOR_TEXTS.none)).toBeVisible();
  expect((await printedSheets(page)).join('')).toContain(packed(CALCULATOR_TEXTS.table));
});

test('a passage is printed below its note', { tag: '@slow' }, async ({ page }) => {
  await page.goto(routeOf(graph.first));
  await expect(page.getByRole('dialog', { name: storyNote.title })).toBeVisible();
  const paper = (await printedSheets(page)).join('');
  expect(paper).toContain(packed(titleOf(graph.first)));
  for (const paragraph of await page.locator('article p:visible').allInnerTexts())
    expect(paper).toContain(packed(paragraph));
  expect(paper).not.toContain(packed(storyNote.lead));
});

test('a word search is printed on one sheet, with its words', { tag: '@slow' }, async ({ page }) => {
  await page.goto(`${pages.wordSearch.path}/0/`);
  expect(await printedSheets(page)).toHaveLength(1);
});
