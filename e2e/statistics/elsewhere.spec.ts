import { readdirSync, readFileSync } from 'node:fs';
import { pageFiles } from '../../scripts/budget/page-files';
import { exportedRoutes } from '../../scripts/build/exported-routes';
import { rawText } from '../support/raw-html';
import { expect, expectNoTrouble, test } from '../support/watch';

test('a tower tells its history and leads to the list filtered by it', async ({ page, trouble }) => {
  expect(rawText('castells/3d8f/')).toMatch(/Primer descarregat \d\d\/\d\d\/\d{4}/);
  await page.goto('castells/3d7%2B4d7/');
  await page.getByRole('link', { name: 'Totes les diades amb aquest castell' }).click();
  await expect(page).toHaveURL(/\/llista-de-diades\/\?castell=3d7%2B4d7$/);
  await expect(page.getByRole('combobox', { name: 'Castell' })).toHaveValue('3d7+4d7');
  await expect(page.getByRole('region', { name: 'Resultats' }).getByText('3d7+4d7').first()).toBeVisible();
  expectNoTrouble(trouble);
});

test('the home page remembers the diada of the day of the visit, and nothing moves', async ({
  page,
  trouble,
}) => {
  await page.clock.setFixedTime(new Date('2031-04-23T12:00:00'));
  await page.goto('');
  const section = page.getByRole('region', { name: 'Tal dia com avui' });
  const height = (await section.boundingBox())?.height;
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText(/Avui fa anys|més a prop/)).toBeVisible();
  await expect(section).toContainText("d'abril");
  expect((await section.boundingBox())?.height).toBe(height);
  expectNoTrouble(trouble);
});

/** Words that minifying leaves in each package. */
const MARKS = { papaparse: 'UndetectableDelimiter', recharts: 'recharts-responsive-container' };

test('what reads sheets and what draws charts is in no page when it opens', () => {
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
