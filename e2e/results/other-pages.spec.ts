import { readdirSync, readFileSync } from 'node:fs';
import { ON_THIS_DAY_TEXTS } from '@/content/interface/on-this-day';
import { COLUMN_NAMES, LIST_TEXTS } from '@/content/interface/results';
import { chartName, SEASON_CHART_TEXTS } from '@/content/interface/season-charts';
import { FIGURE_NAMES } from '@/content/interface/seasons';
import { DOSSIER_TEXTS } from '@/content/interface/towers';
import { pages } from '@/content/pages';
import { towers } from '@/content/towers/index';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { setClock } from '@/e2e/support/clock-and-chance';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { expect, test } from '@/e2e/support/watch';
import { anniversariesOf, remember } from '@/lib/calendar/anniversaries';
import { dayAndMonth } from '@/lib/dates/formats';
import { towerDossier } from '@/lib/results/views/tower-dossier';
import { towerPath } from '@/lib/towers/catalogue';
import { exportedRoutes } from '@/scripts/build/exported-routes';
import { pageFiles } from '@/scripts/build/page-files';
import { diades, diadesWith, withResults } from './results';

withResults();

/** Towers with a page that were tried, those with reserved characters first. */
const told = towers
  .map(({ code }) => code)
  .filter((code) => diadesWith(code).length > 0)
  .toSorted((one, other) => Number(other.includes('+')) - Number(one.includes('+')));

test('a tower page shows its history and links to the filtered list', async ({ page, noErrors: _ }) => {
  const [code = ''] = told;
  await page.goto(towerPath(code).slice(1));
  await page.getByRole('link', { name: DOSSIER_TEXTS.list }).click();
  await expect(page).toHaveURL(/\/llista-de-diades\/\?castell=/);
  expect(new URL(page.url()).searchParams.get('castell')).toBe(code);
  await expect(page.getByText(`${LIST_TEXTS.asked}: ${code}`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resultats' }).getByRole('rowheader')).toHaveCount(
    diadesWith(code).length,
  );
});

test('the card of a head of colla leads to the results of each term', async ({ page }) => {
  await page.goto(`${pages.heads.path.slice(1)}/`);
  const link = page.getByRole('link', { name: /^Resultats: temporades/ }).last();
  const [first = '', last = ''] = (await link.innerText()).match(/\d{4}(-\d{4})?/g) ?? [];
  const own = diades.filter(({ season }) => season >= first && season <= last);
  expect(own.length).toBeGreaterThan(0);
  await link.click();
  const figure = page.locator('dl > div').filter({ hasText: FIGURE_NAMES.diades }).first();
  await expect(figure.getByRole('definition')).toHaveText(String(own.length));
});

test('a tower page has a block for each try, and a table', { tag: '@slow' }, async ({
  page,
  noErrors: _,
}) => {
  const [code = ''] = told.toSorted((one, other) => diadesWith(other).length - diadesWith(one).length);
  const { totals, seasons } = towerDossier(diades, code);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(towerPath(code).slice(1));
  const series = page.getByRole('img', { name: chartName(DOSSIER_TEXTS.chart) }).locator('path');
  const drawn = await series.evaluateAll((paths) =>
    paths.map((path) => ({
      blocks: (path.getAttribute('d') ?? '').split('M').length - 1,
      fill: getComputedStyle(path).fill,
    })),
  );
  const tries = [totals.descarregat, totals.carregat, totals.intent, totals['intent desmuntat']];
  expect(drawn.map(({ blocks }) => blocks)).toEqual(tries);
  expect(new Set(drawn.map(({ fill }) => fill)).size).toBe(drawn.length);
  await page.getByText(SEASON_CHART_TEXTS.table).focus();
  await page.keyboard.press('Enter');
  const table = page.getByRole('table', {
    name: SEASON_CHART_TEXTS.caption(DOSSIER_TEXTS.chart, COLUMN_NAMES.season),
  });
  await expect(table.getByRole('rowheader')).toHaveText(seasons.map(({ season }) => season));
  await expectNoHorizontalScroll(page);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' });
  await expectNoAxeViolations(page, 'main');
});

test('the home page shows the diada of this date, without layout shift', async ({ page, noErrors: _ }) => {
  const day = '2031-04-23';
  const [remembered] = remember(anniversariesOf(diades), day).diades;
  await setClock(page, Date.parse(`${day}T12:00:00Z`));
  await page.goto('');
  const section = page.getByRole('region', { name: ON_THIS_DAY_TEXTS.title });
  const height = (await section.boundingBox())?.height;
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText(new RegExp(`^Avui fa |${ON_THIS_DAY_TEXTS.near}`))).toBeVisible();
  await expect(section).toContainText(dayAndMonth(remembered?.date ?? ''));
  expect((await section.boundingBox())?.height).toBe(height);
});

/** Strings of each package that survive minification. */
const MARKS = { papaparse: 'UndetectableDelimiter', recharts: 'recharts-responsive-container' };

test('the initial scripts of no page contain the CSV parser or the chart library', () => {
  const routes = exportedRoutes();
  expect(routes).toContain('resum-historic/');
  const opened = new Set(
    routes.flatMap((route) => {
      const html = readFileSync(`out/${decodeURIComponent(route)}index.html`, 'utf8');
      return pageFiles(html).scripts.map((script) => script.split('?')[0] ?? '');
    }),
  );
  const chunks = readdirSync('out/_next/static/chunks', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/_next/static/chunks/${name}`);
  for (const [name, mark] of Object.entries(MARKS)) {
    const holders = chunks.filter((chunk) => readFileSync(`out${chunk}`, 'utf8').includes(mark));
    expect(holders.length, `${name} is somewhere`).toBeGreaterThan(0);
    expect(
      holders.filter((chunk) => opened.has(chunk)),
      `pages that open with ${name}`,
    ).toEqual([]);
  }
});
