import { COLUMN_NAMES, LIST_TEXTS, pointsText } from '@/content/interface/results';
import { FIGURE_NAMES, GLANCE_TEXTS, levelName } from '@/content/interface/seasons';
import { expect, test } from '@/e2e/support/watch';

// Of the colla of `scripts/check/club/nines.ts`: what its diades, its table and seasons from January give, counted by hand.

/** Best first: three castells and the best pilar. */
const RANKING = [
  ['Santa Tecla', 1790 + 1530 + 1460],
  ['Sant Fèlix', 1530 + 1240 + 920 + 665],
  ['Sant Joan', 1460 + 1010 + 960],
  ['Tots Sants', 700 + 635 + 290 + 210],
  ['Reis', 290 + 275 + 210],
] as const;

test('the ranking has the points of its table, and seasons of one year', async ({ page, noErrors: _ }) => {
  await page.goto('millors-diades/');
  const reasons = page.getByRole('rowheader');
  await expect(reasons).toHaveText(RANKING.map(([reason]) => new RegExp(`^${reason}`)));
  for (const [reason, points] of RANKING)
    await expect(page.getByRole('row').filter({ hasText: reason })).toContainText(
      pointsText(points).replace(/ .*/, ''),
    );
  await page.getByRole('combobox', { name: COLUMN_NAMES.season }).selectOption('2026');
  await expect(reasons).toHaveText([/^Santa Tecla/, /^Sant Joan/, /^Reis/]);
  await page.goto('millors-diades/?calcula=3d7%2B4d7,Vd5');
  await expect(page.getByRole('status').filter({ hasText: pointsText(290 + 275 + 210) })).toBeVisible();
});

test('the summary has the tiers of its table and its levels', async ({ page, noErrors: _ }) => {
  await page.goto('resum-historic/?temporada=2026');
  const figure = (name: string) =>
    page.locator('dl > div').filter({ hasText: name }).first().getByRole('definition');
  await expect(figure(FIGURE_NAMES.diades)).toHaveText('3');
  await expect(figure(FIGURE_NAMES.tried)).toHaveText('13');
  await expect(figure(FIGURE_NAMES.falls)).toHaveText(/^3\s/);
  const levels = page.getByRole('region', { name: GLANCE_TEXTS.levels });
  await expect(levels.getByRole('rowheader')).toHaveText([
    ...(['10', '9', '8', '7', 'P8', 'P7', 'P6', 'P5', 'P≤4'] as const).map(levelName),
    GLANCE_TEXTS.total,
  ]);
  const nines = levels.getByRole('row').filter({ hasText: levelName('9') });
  await expect(nines.getByRole('cell')).toHaveText(['5', '3', '1', /^60\s%$/]);
  const tiers = page.locator('table caption');
  for (const name of ['Gamma extra', 'Bàsics de 9', 'Gamma alta de 8', 'Bàsics de 7'])
    await expect(tiers.filter({ hasText: name })).toHaveCount(1);
  await expect(tiers.filter({ hasText: /Gamma bàsica|manilles/ })).toHaveCount(0);
  await page.goto('resum-historic/');
  const extra = page.getByRole('table', { name: 'Gamma extra' });
  // What was built, and the next two above.
  await expect(extra.getByRole('rowheader')).toHaveText([/^Td9fm/, /^7d9f/, /^Pd8fm/]);
  await expect(page.getByText('El primer castell de 10')).toHaveCount(0);
});

test('the list finds its castells, and a card has the place in its year', async ({ page, noErrors: _ }) => {
  await page.goto('llista-de-diades/');
  await expect(page.getByLabel(LIST_TEXTS.from)).toHaveValue('2026-01-01');
  await page.goto('llista-de-diades/?castell=3 de 9 amb folre');
  await expect(page.getByRole('rowheader')).toHaveText(['Santa Tecla', 'Sant Joan', 'Sant Fèlix']);
  await page.goto('llista-de-diades/?des=2025-08-30&fins=2025-08-30');
  const card = page.getByRole('row').filter({ has: page.getByRole('table') });
  await expect(card).toContainText(
    `${pointsText(1530 + 1240 + 920 + 665)} 2a de 5 diades, i 1a de 2 de la temporada 2025`,
  );
});
