import { CALCULATOR_TEXTS } from '@/content/interface/points-calculator';
import { diadesFound, SOURCE_TEXTS } from '@/content/interface/results';
import { pages } from '@/content/pages';
import { commonCode, diades, diadesWith, withResults, withRows } from '@/e2e/results/results';
import { expect, networkLine, routeTo, test, whenCached } from './support';

withResults();

const list = routeTo(pages.diades);
const fromCopy = /La xarxa no respon: còpia del full, llegida (el |l')\d\d\/\d\d\/\d{4} a les \d+:\d\d/;
const csv = { diades: '/data/diades.csv', scores: '/data/puntuacions.csv' };

test('loaded results are filtered offline, with the date of their copy', async ({ page, host }) => {
  await page.goto(`${list}?${new URLSearchParams({ castell: commonCode })}`);
  await expect(page.getByText(/^Dades del full, llegides/)).toBeVisible();
  await whenCached(page, `/${list}`, csv.diades);
  await page.goto(routeTo(pages.historicalSummary));
  await whenCached(page, `/${routeTo(pages.historicalSummary)}`, csv.scores);
  host.cut();
  await page.goto(list);
  await expect(networkLine(page)).not.toBeEmpty();
  await page.getByRole('combobox', { name: 'Castell' }).fill(commonCode);
  await page.getByLabel('Des de').fill('');
  await page.getByLabel('Fins a').fill('');
  await page.getByRole('button', { name: 'Filtra' }).click();
  await expect(page.getByText(diadesFound(diadesWith(commonCode).length))).toBeVisible();
  await expect(page.getByText(fromCopy)).toBeVisible();
  await page.goto(routeTo(pages.historicalSummary));
  await expect(page.getByText(fromCopy)).toBeVisible();
});

test('no CSV that is wrong replaces the cached one', async ({ page, host }) => {
  const newer = withRows("28,2,2026,Plaça Major,Vic,Diada d'una còpia,3,6,,,,1,d");
  host.replace(csv.diades, 'text/csv', newer);
  await page.goto(`${list}?des=`);
  const found = page.getByText(diadesFound(diades.length + 1), { exact: true });
  await expect(found).toBeVisible();
  await whenCached(page, `/${list}`, csv.diades);
  const invalid = page.getByText(/^No s'ha pogut llegir el full de (resultats|puntuacions)\./);
  const answer = async (address: string, body: string, length?: number) => {
    host.replace(address, 'text/csv', body, length);
    await page.reload();
  };
  for (const body of [
    newer.slice(0, newer.lastIndexOf('Vic') + 3),
    '<!doctype html><title>Entra</title><p>Xarxa de convidats</p>',
    newer.split('\n').slice(0, 300).join('\n'),
  ]) {
    await answer(csv.diades, body);
    await expect(invalid).toBeVisible();
    await expect(found).toBeVisible();
  }
  host.replace(csv.diades, 'text/csv', newer);
  await page.goto(routeTo(pages.bestDiades));
  await whenCached(page, csv.scores);
  await answer(csv.scores, 'castell,Descarregat,Carregat\nPd4,1,1\n');
  await expect(invalid).toBeVisible();
  // A truncated response counts as none, as without network.
  await answer(csv.scores, 'castell', 1e6);
  await expect(page.getByText(fromCopy)).toBeVisible();
  host.cut();
  await page.goto(`${list}?des=`);
  await expect(found).toBeVisible();
  await expect(page.getByText(fromCopy)).toBeVisible();
});

test('a list that was not searched has the results of the build offline', async ({ page, host }) => {
  await page.goto(list);
  await whenCached(page, `/${list}`, '/data/instantania.csv');
  host.cut();
  await page.goto(`${list}?des=`);
  await expect(page.getByText(diadesFound(diades.length), { exact: true })).toBeVisible();
  await expect(page.getByText(SOURCE_TEXTS.keptCopy)).toBeVisible();
});

test('a diada is calculated offline after a visit to the ranking', async ({ page, host }) => {
  const ranking = routeTo(pages.bestDiades);
  await page.goto(ranking);
  await whenCached(page, `/${ranking}`, '/data/instantania.csv');
  host.cut();
  await page.goto(`${ranking}?calcula=Pd5`);
  await expect(page.getByRole('heading', { name: CALCULATOR_TEXTS.title })).toBeVisible();
  await page
    .getByRole('button', { name: /^Afegeix / })
    .first()
    .click();
  await expect(page.getByRole('combobox')).toHaveCount(2);
});
