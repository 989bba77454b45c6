import { readFileSync } from 'node:fs';
import { ACTION_TEXTS, GROUP_NAMES, IGNORED_TEXT } from '@/content/interface/results';
import { SEASON_CHART_TEXTS } from '@/content/interface/season-charts';
import {
  CHOICE_TEXTS,
  COMPARISON_TEXTS,
  FIGURE_NAMES,
  GLANCE_TEXTS,
  levelName,
} from '@/content/interface/seasons';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { rawHtml } from '@/e2e/support/raw-html';
import { expectReadable, useWideFont } from '@/e2e/support/readable';
import { expect, test } from '@/e2e/support/watch';
import { TIER_IDS } from '@/lib/results/scoring/tiers';
import { LEVEL_IDS } from '@/lib/results/views/summary';
import { formatInteger } from '@/lib/text/catalan';
import { isBuilt } from '@/lib/towers/types';
import { diades, withResults } from './results';

withResults();

const season = (name: string) => `resum-historic/?temporada=${name}`;

test('the HTML has every tier with its towers', () => {
  const html = rawHtml('resum-historic/');
  for (const id of TIER_IDS) expect(html).toContain(GROUP_NAMES[id]);
  expect(html).toMatch(/aria-label="3d7, tres de set"/);
});

const attempts = diades.flatMap(({ rounds }) => rounds.flatMap((round) => round.attempts));
const tried = attempts.filter(({ outcome }) => outcome !== 'peu desmuntat');
/** Seasons with diades, oldest first. */
const withDiades = [...new Set(diades.map(({ season: own }) => own))];

test('the HTML has the figures of all seasons, and each novelty with its diada', () => {
  const html = rawHtml('resum-historic/').replaceAll('<!-- -->', '');
  for (const name of Object.values(FIGURE_NAMES)) expect(html).toContain(name);
  for (const id of LEVEL_IDS) expect(html).toContain(levelName(id));
  const figure = (name: string) =>
    new RegExp(`>${name.replaceAll(/[()]/g, '\\$&')}</dt><dd>([\\d.]+)`).exec(html)?.[1];
  expect(figure(FIGURE_NAMES.diades)).toBe(formatInteger(diades.length));
  expect(figure(FIGURE_NAMES.tried)).toBe(formatInteger(tried.length));
  const falls = tried.filter(({ outcome }) => outcome === 'carregat' || outcome === 'intent');
  expect(figure(FIGURE_NAMES.falls)).toBe(formatInteger(falls.length));
  const seen = new Set<string>();
  for (const { date, rounds } of diades)
    for (const { code } of rounds.flatMap((round) => round.attempts).filter(isBuilt)) {
      if (!seen.has(code))
        expect(html).toContain(`des=${date}&amp;fins=${date}&amp;castell=${encodeURIComponent(code)}`);
      seen.add(code);
    }
});

test('a range sums its seasons and leads to their diades', { tag: '@slow' }, async ({
  page,
  noErrors: _,
}) => {
  const [first = '', last = ''] = [withDiades[0], withDiades[2] ?? withDiades.at(-1)];
  await page.goto(season(`${last}..${first}`));
  await expect(page.getByLabel('Temporada')).toHaveValue(first);
  await expect(page.getByLabel(CHOICE_TEXTS.until)).toHaveValue(last);
  const own = diades.filter((diada) => diada.season >= first && diada.season <= last);
  const figure = page.locator('dl > div').filter({ hasText: FIGURE_NAMES.diades }).first();
  await expect(figure.getByRole('definition')).toHaveText(String(own.length));
  await expectNoAxeViolations(page, 'main');
  const firsts = page.getByRole('region', { name: GLANCE_TEXTS.firsts });
  const [novelty] = own.flatMap(({ date, rounds }) =>
    rounds
      .flatMap((round) => round.attempts)
      .filter(isBuilt)
      .map(({ code }) => ({ date, code })),
  );
  const item = firsts.getByRole('listitem').first();
  await expect(item).toContainText(novelty?.code ?? '');
  await item.getByRole('link').last().click();
  await expect(page).toHaveURL(/llista-de-diades/);
  await expect(page.getByRole('region', { name: 'Resultats' }).getByRole('rowheader').first()).toBeVisible();
  await page.goto(season(`1812-1813..${last}`));
  await expect(page.getByText(IGNORED_TEXT)).toContainText(`temporada=1812-1813..${last}`);
  await expect(page.getByLabel('Temporada')).toHaveValue('');
});

test('two seasons are compared by keyboard and as a file', { tag: '@slow' }, async ({
  page,
  noErrors: _,
}) => {
  test.skip(withDiades.length < 2, 'the club has results of one season');
  const [one = '', other = ''] = withDiades.slice(-2);
  await page.goto(season(`${one},1812-1813`));
  await expect(page.getByText(IGNORED_TEXT)).toContainText('temporada=1812-1813');
  await expect(page.getByRole('heading', { name: `Temporada ${one}` })).toBeVisible();
  await page.goto(season(other));
  await page.getByRole('button', { name: CHOICE_TEXTS.compare }).press('Enter');
  await page.getByLabel('Temporada').selectOption(one);
  await expect(page).toHaveURL(new RegExp(`temporada=${one},${other}$`));
  const figures = page.getByRole('region', { name: COMPARISON_TEXTS.figures });
  const row = figures.getByRole('row').filter({ hasText: FIGURE_NAMES.diades }).first();
  const count = (name: string) => diades.filter((diada) => diada.season === name).length;
  await expect(row.getByRole('cell').first()).toHaveText(String(count(one)));
  await expect(row.getByRole('cell').nth(1)).toHaveText(String(count(other)));
  const chart = page.getByRole('region', { name: COMPARISON_TEXTS.levels, exact: true });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('svg.recharts-surface').first()).toBeVisible();
  await expectNoAxeViolations(page, 'main');
  const arrived = page.waitForEvent('download');
  await page.getByRole('button', { name: ACTION_TEXTS.downloadCsv }).press('Enter');
  const download = await arrived;
  expect(download.suggestedFilename()).toBe(`compara-${one}-${other}.csv`);
  expect(readFileSync(await download.path(), 'utf8')).toContain(`dada,${one},${other},diferència\n`);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: CHOICE_TEXTS.endComparison }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`temporada=${other}$`));
});

test('a press on a bar chooses its season, another all', { tag: '@slow' }, async ({ page, noErrors: _ }) => {
  await page.goto('resum-historic/');
  const chart = page.getByRole('region', { name: SEASON_CHART_TEXTS.diades.title, exact: true });
  await chart.scrollIntoViewIfNeeded();
  const bar = chart.locator('.recharts-bar-rectangle path').first();
  await bar.click();
  await expect(page).toHaveURL(new RegExp(`temporada=${withDiades[0]}$`));
  await expect(chart.getByRole('listitem').filter({ hasText: withDiades[0] }).first()).toBeVisible();
  await bar.click();
  await expect(page).toHaveURL(/resum-historic\/$/);
});

test('the filter works by keyboard, and Back restores it', async ({ page, noErrors: _ }) => {
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
});

test('on a phone a table outside the viewport reserves its height', { tag: '@slow' }, async ({ page }) => {
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

test('no column is cut with wide system fonts, on the smallest phone', { tag: '@slow' }, async ({ page }) => {
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

test('charts load near the viewport, follow the filter', { tag: '@slow' }, async ({ page, noErrors: _ }) => {
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
  await expectNoAxeViolations(page, 'main');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
});
