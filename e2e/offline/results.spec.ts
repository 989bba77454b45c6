import type { Page } from '@playwright/test';
import { diadesFound, SOURCE_TEXTS } from '@/content/interface/results';
import { pages } from '@/content/pages';
import { builtCsv, commonCode, diades, diadesWith, withResults, withRows } from '@/e2e/results/results';
import { expect, networkLine, test, whenCached, whenGroupCached } from './support';

withResults();

const list = `${pages.diades.path.slice(1)}/`;
const fromCopy = /La xarxa no respon: còpia del full, llegida (el |l')\d\d\/\d\d\/\d{4} a les \d+:\d\d/;

/** Waits until the worker has stored a CSV with this text. */
async function whenSpreadsheetCached(page: Page, text: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const { scope } = await navigator.serviceWorker.ready;
        const cache = await caches.open(`results ${scope}`);
        const sheets = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
        return (await Promise.all(sheets.map((sheet) => sheet?.text()))).join('');
      }),
    )
    .toContain(text);
}

test('results that were loaded once are filtered offline, with the date of the cached CSV', async ({
  page,
  host,
}) => {
  await page.goto(`${list}?${new URLSearchParams({ castell: commonCode })}`);
  const count = page.getByRole('region', { name: 'Resultats' }).getByRole('status').first();
  await expect(count).toHaveText(diadesFound(diadesWith(commonCode).length));
  await expect(page.getByText(/^Dades del full, llegides/)).toBeVisible();
  await whenCached(page);
  await whenGroupCached(page, 'results');
  await whenSpreadsheetCached(page, builtCsv('diades'));
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

test('ranking and summary work offline too, and a truncated CSV is rejected', async ({ page, host }) => {
  await page.goto(`${pages.bestDiades.path.slice(1)}/`);
  await whenCached(page);
  await whenGroupCached(page, 'results');
  await page.goto(`${pages.historicalSummary.path.slice(1)}/`);
  await expect(page.getByText(/^Dades del full, llegides/)).toBeVisible();
  for (const name of ['diades', 'puntuacions'] as const) await whenSpreadsheetCached(page, builtCsv(name));
  host.breakResponse('/data/diades.csv', '/data/puntuacions.csv');
  await page.goto(`${pages.bestDiades.path.slice(1)}/`);
  await expect(page.getByText(fromCopy)).toBeVisible();
  host.cut();
  await page.goto(`${pages.historicalSummary.path.slice(1)}/`);
  await expect(page.getByText(fromCopy)).toBeVisible();
});

const newRow = "28,2,2026,Plaça Major,Vic,Diada d'una còpia,3,6,,,,1,d";
const newer = withRows(newRow);

test('no CSV that is wrong replaces the cached one', async ({ page, host }) => {
  host.replace('/data/diades.csv', 'text/csv', newer);
  await page.goto(`${list}?des=`);
  const found = page.getByText(diadesFound(diades.length + 1), { exact: true });
  await expect(found).toBeVisible();
  await whenCached(page);
  await whenGroupCached(page, 'results');
  await whenSpreadsheetCached(page, newRow);
  for (const [type, body] of [
    ['text/csv', newer.slice(0, newer.lastIndexOf('Vic') + 3)],
    ['text/csv', '<!doctype html><title>Entra</title><p>Xarxa de convidats</p>'],
    ['text/html', '<!doctype html><title>Entra</title>'],
    ['text/csv', ''],
    ['text/csv', newer.split('\n').slice(0, 300).join('\n')],
  ] as const) {
    host.replace('/data/diades.csv', type, body);
    await page.reload();
    await expect(page.getByText(/^No s'ha pogut llegir el full de resultats\./)).toBeVisible();
    await expect(page.getByText(diadesFound(diades.length), { exact: true })).toBeVisible();
  }
  host.cut();
  await page.reload();
  await expect(found).toBeVisible();
  await expect(page.getByText(fromCopy)).toBeVisible();
  await expect(networkLine(page)).not.toBeEmpty();
});

test('neither does an invalid CSV of points', async ({ page, host }) => {
  await page.goto(`${pages.bestDiades.path.slice(1)}/`);
  await whenCached(page);
  await whenSpreadsheetCached(page, builtCsv('puntuacions'));
  for (const body of ['', '<!doctype html><title>Entra</title>', 'castell,Descarregat,Carregat\nPd4,1,1\n']) {
    host.replace('/data/puntuacions.csv', 'text/csv', body);
    await page.reload();
    await expect(page.getByText(/^No s'ha pogut llegir el full de puntuacions\./)).toBeVisible();
  }
  host.cut();
  await page.reload();
  await expect(page.getByText(fromCopy)).toBeVisible();
});

test('a list that was visited but not searched works offline with the results of the build', async ({
  page,
  host,
}) => {
  await page.goto(list);
  await whenCached(page);
  await whenGroupCached(page, 'results');
  host.cut();
  await page.goto(`${list}?des=`);
  await expect(page.getByText(diadesFound(diades.length), { exact: true })).toBeVisible();
  await expect(page.getByText(SOURCE_TEXTS.keptCopy)).toBeVisible();
});
