import { pages } from '../../content/pages';
import { diadesFound } from '../../lib/diades/words';
import { commonCode, diadesWith } from '../statistics/results';
import { expect, networkLine, test, whenKept, whenTaken } from './support';

const list = `${pages.diades.path.slice(1)}/`;
const fromCopy = /La xarxa no respon: còpia del full, llegida (el |l')\d\d\/\d\d\/\d{4} a les \d+:\d\d/;

test('results that were seen once are filtered without network, and say of when they are', async ({
  page,
  host,
}) => {
  await page.goto(`${list}?${new URLSearchParams({ castell: commonCode })}`);
  const count = page.getByRole('region', { name: 'Resultats' }).getByRole('status').first();
  await expect(count).toHaveText(diadesFound(diadesWith(commonCode).length));
  await expect(page.getByText(/^Dades del full, llegides/)).toBeVisible();
  await whenKept(page);
  await whenTaken(page, 'results');
  await page.reload();
  await expect(page.getByText(/^Dades del full, llegides/)).toBeVisible();
  host.cut();
  await page.goto(list);
  await expect(networkLine(page)).not.toBeEmpty();
  await page.getByRole('combobox', { name: 'Castell' }).selectOption(commonCode);
  await page.getByLabel('Des de').fill('');
  await page.getByLabel('Fins a').fill('');
  await page.getByRole('button', { name: 'Filtra' }).click();
  await expect(count).toHaveText(diadesFound(diadesWith(commonCode).length));
  await expect(page.getByText(fromCopy)).toBeVisible();
});

test('the ranking and the summary too, and half a sheet is no sheet', async ({ page, host }) => {
  await page.goto(`${pages.bestDiades.path.slice(1)}/`);
  await whenKept(page);
  await whenTaken(page, 'results');
  await page.goto(`${pages.historicalSummary.path.slice(1)}/`);
  await expect(page.getByText(/^Dades del full, llegides/)).toBeVisible();
  host.breakOff('/data/diades.csv', '/data/puntuacions.csv');
  await page.goto(`${pages.bestDiades.path.slice(1)}/`);
  await expect(page.getByText(fromCopy)).toBeVisible();
  host.cut();
  await page.goto(`${pages.historicalSummary.path.slice(1)}/`);
  await expect(page.getByText(fromCopy)).toBeVisible();
});
