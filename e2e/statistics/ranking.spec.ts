import { readFileSync } from 'node:fs';
import { towers } from '@/content/towers';
import { columnOf } from '@/lib/diades/views/ranking-rows';
import { codeAndName } from '@/lib/towers/code-and-name';
import { expectNoAxeViolations } from '../support/axe';
import { rawHtml } from '../support/raw-html';
import { expectNoSidewaysScroll } from '../support/sideways';
import { expect, expectNoTrouble, test } from '../support/watch';
import { diades, ranking } from './results';
import { answerSheet, builtSheet, holdSheet, withRows } from './sheets';

const READ = /Dades del full, llegides/;

/** Rows of the table: a hundred, or as many as there are diades. */
const ROWS = ranking.rows.length;

test('the HTML holds every row, the rule and the date of the copy, without the list of everything', () => {
  const html = rawHtml('millors-diades/');
  expect(html.match(/<th scope="row"/g)).toHaveLength(ROWS);
  expect(html).toContain('tres millors castells');
  expect(html).toContain('Còpia de les dades');
});

test('the live sheets are read without trouble, and an opened row shows the sum in any window', async ({
  page,
  trouble,
}) => {
  await page.goto('millors-diades/');
  await expect(page.getByText(READ)).toBeVisible();
  await page
    .getByRole('button', { name: /com se sumen/ })
    .first()
    .press('Enter');
  const sum = page.getByRole('table', { name: /Com se sumen els punts/ });
  await expect(sum).toContainText('Total');
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
  expectNoTrouble(trouble);
});

test('a row opened has no accessibility fault', async ({ page }) => {
  await page.goto('millors-diades/');
  await expect(page.getByText(READ)).toBeVisible();
  await page
    .getByRole('button', { name: /com se sumen/ })
    .first()
    .click();
  await expectNoAxeViolations(page);
});

test('headers sort by keyboard and announce it', async ({ page }) => {
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
});

test('a tower says its name on focus and on hover, and leads to its page', async ({ page }) => {
  const pages = towers.map((tower) => tower.code);
  const shown = ranking.rows.flatMap(columnOf).find(({ code }) => pages.includes(code));
  const { label = '', code = '' } = shown ?? {};
  const name = ranking.names[label] ?? '';
  await page.goto('millors-diades/');
  await expect(page.getByText(READ)).toBeVisible();
  const tower = page.getByRole('link', { name: codeAndName(label, name), exact: true }).first();
  await tower.focus();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(name, { exact: true })).toBeHidden();
  await tower.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
});

test('the file downloaded has exactly the rows shown, in their order', async ({ page }) => {
  await page.goto('millors-diades/');
  await expect(page.getByText(READ)).toBeVisible();
  await page.getByRole('button', { name: 'Motiu' }).click();
  const shown = await page.getByRole('rowheader').allTextContents();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixa CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('millors-diades.csv');
  const [, ...lines] = readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines.map((line) => line.split(',')[2])).toEqual(shown);
});

/** The rows of the best diada, under another reason. */
function bestAgain(reason: string): string[] {
  const lines = builtSheet('diades').split(/\r?\n/);
  const best = diades.find(({ id }) => id === ranking.rows[0]?.id);
  const rows = best?.rounds.flatMap((round) => round.rows) ?? [];
  return rows.map((row) => (lines[row.line - 1] ?? '').replace(row.reason, reason));
}

test('a sheet replaced on the host shows up without a rebuild', async ({ page }) => {
  await answerSheet(page, 'diades', { body: withRows(...bestAgain('Sant Jordi nou')) });
  await page.goto('millors-diades/');
  await expect(page.getByRole('rowheader', { name: 'Sant Jordi nou' })).toBeVisible();
});

/** Half of the sheet, cut at the end of a line. */
function firstLines(): string {
  const sheet = builtSheet('diades');
  return sheet.slice(0, sheet.indexOf('\n', sheet.length / 2) + 1);
}

const failures = [
  { what: '404', answer: { status: 404 }, says: /no el dona/ },
  { what: '500', answer: { status: 500 }, says: /no el dona/ },
  { what: 'a web page', answer: { body: '<!doctype html><p>Inicia la sessió' }, says: /una pàgina web/ },
  { what: 'nothing', answer: { body: '' }, says: /és buit/ },
  {
    what: 'half a line',
    answer: { body: builtSheet('diades').trimEnd().slice(0, -12) },
    says: /ha arribat a mitges/,
  },
  { what: 'far fewer diades', answer: { body: firstLines() }, says: /hi falten diades/ },
];
for (const { what, answer, says } of failures) {
  test(`a source that answers ${what} leaves the copy, says so, and can be tried again`, async ({ page }) => {
    await answerSheet(page, 'diades', answer);
    await page.goto('millors-diades/');
    await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
    await expect(page.getByRole('rowheader')).toHaveCount(ROWS);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Torna-ho a provar' }).click();
    await expect(page.getByText(READ)).toBeVisible();
  });
}

test('without the scores the copy stays: neither sheet is of use alone', async ({ page }) => {
  await answerSheet(page, 'diades', { body: withRows(...bestAgain('Sant Jordi nou')) });
  await answerSheet(page, 'puntuacions', { status: 500 });
  await page.goto('millors-diades/');
  await expect(page.getByRole('alert').filter({ hasText: 'full de puntuacions' })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(ROWS);
});

test('offline, the copy stays and the visitor is told', async ({ page }) => {
  await page.route('**/data/*.csv', (route) => route.abort('internetdisconnected'));
  await page.goto('millors-diades/');
  await expect(page.getByRole('alert').filter({ hasText: /No s'ha pogut llegir/ })).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveCount(ROWS);
});

test('a slow source shows that it is waited for, over the copy, and nothing moves when it comes', async ({
  page,
}) => {
  const { answer } = await holdSheet(page, 'diades');
  await page.goto('millors-diades/');
  await expect(page.getByText("S'està llegint el full de resultats…")).toBeVisible();
  const table = page.getByRole('table').first();
  const before = await table.boundingBox();
  answer();
  await expect(page.getByText(READ)).toBeVisible();
  expect(await table.boundingBox()).toEqual(before);
});
