import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diadesFound, LIST_TEXTS } from '@/content/interface/results';
import { pages } from '@/content/pages';
import { commonCode, diadesWith, rareCode, withResults } from '@/e2e/results/results';
import { poll } from './page';
import { expect, test } from './test';

withResults();

const list = `${pages.diades.path.slice(1)}/`;

/** Of the rows, once the table is sorted by place: the date begins with the newest. */
const sortedPlaces = () =>
  [...document.querySelectorAll('main table:has([aria-sort="ascending"]) tbody th')].map(
    ({ textContent }) => textContent,
  );

test('the list is filtered, sorted, saved as CSV and there after a reload', async ({ site, engine }) => {
  const found = diadesWith(commonCode).length;
  await site.open(`${list}?${new URLSearchParams({ castell: commonCode })}`);
  await site.reads(diadesFound(found));
  await site.click('button', 'Població');
  const rows = await poll('every row', async () => {
    const places = await engine.evaluate(sortedPlaces);
    return places.length === found && places;
  });
  await site.click('button', 'Baixa el CSV');
  // Firefox writes into a file of another name first.
  const name = 'llista-de-diades.csv';
  await poll('the file', async () => readdirSync(engine.downloads).includes(name));
  const lines = await poll('its lines', async () => {
    const [, ...read] = readFileSync(join(engine.downloads, name), 'utf8').trim().split('\n');
    return read.length === rows.length && read;
  });
  expect(lines.map((line) => line.split(',')[1])).toEqual(rows);

  await site.click('button', LIST_TEXTS.change);
  await site.see('button', LIST_TEXTS.send);
  await engine.evaluate((code) => {
    const castell = document.querySelector<HTMLInputElement>('main input[name="castell"]');
    // React reads what its own setter has not written.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(castell, code);
    castell?.dispatchEvent(new Event('input', { bubbles: true }));
    for (const input of document.querySelectorAll<HTMLInputElement>('main input[type="date"]'))
      input.value = '';
  }, rareCode);
  await site.click('button', LIST_TEXTS.send);
  await site.reads(diadesFound(diadesWith(rareCode).length));
  await site.reload();
  await site.reads(diadesFound(diadesWith(rareCode).length));
});
