import { CARD_TEXTS, placeText } from '@/content/interface/diada-card';
import { COLUMN_NAMES, LIST_TEXTS, pointsText } from '@/content/interface/results';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { watchLayoutShifts } from '@/e2e/support/layout';
import { rawHtml } from '@/e2e/support/raw-html';
import { expect, test } from '@/e2e/support/watch';
import { dayQuery } from '@/lib/results/query';
import { diadaCard } from '@/lib/results/views/diada-card';
import { commonCode, delayCsv, diades, ranking, rowOnTop, typedCode, withResults, withRows } from './results';

withResults();

/** Query for one tower. */
const about = (code: string) => `llista-de-diades/?${new URLSearchParams({ castell: code })}`;

/** The first diada of the list. */
const lastDate = diades.at(-1)?.date ?? '';
const NEWEST = `${Number(lastDate.slice(8))},${Number(lastDate.slice(5, 7))},${lastDate.slice(0, 4)},Plaça,Vila,Zzz nova,3,7,,,,1,`;

test('the HTML has the form and the help, and no diada', () => {
  const html = rawHtml('llista-de-diades/');
  expect(html).toContain('prem «Filtra»');
  expect(html).toMatch(/<select[^>]*name="poblacio"/);
  for (const { reason } of diades.slice(0, 3)) expect(html).not.toContain(reason);
});

test('the form works by keyboard, and only then asks for the CSV', async ({ page, noErrors: _ }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('llista-de-diades/');
  await page.getByLabel('Des de').fill('1994-09-01');
  await page.getByRole('combobox', { name: 'Castell' }).focus();
  await page.keyboard.type(typedCode);
  expect(asked.filter((address) => address.includes('.csv'))).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: COLUMN_NAMES.outcome })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Filtra' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Resultats' }).getByRole('table')).toBeVisible();
  await expect(page).toHaveURL(/\?des=1994-09-01&fins=\d{4}-08-31&castell=/);
  expect(new URL(page.url()).searchParams.get('castell')).toBe(typedCode);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toBeVisible();
  for (const text of await rows.allTextContents()) expect(text).toContain(typedCode);
  await expectNoAxeViolations(page, 'main');
});

test('the address of a day shows its card, which leads to the day before', async ({ page, noErrors: _ }) => {
  const [before, last] = [...new Set(diades.map(({ date }) => date))].slice(-2);
  await page.goto(`llista-de-diades/${dayQuery(last ?? '')}`);
  const [diada] = diades.filter(({ date }) => date === last);
  const card = diada && diadaCard(diada.id, diades, ranking.scores);
  if (!card) throw new Error('The list has no last diada.');
  const row = page.getByRole('row').filter({ has: page.getByRole('table') });
  await expect(row.first()).toContainText(pointsText(card.points));
  if (card.points > 0) await expect(row.first()).toContainText(placeText(card, diada.season));
  await expectNoAxeViolations(page, 'main');
  await row.first().getByRole('button', { expanded: true }).click();
  await expect(row).toHaveCount(diades.filter(({ date }) => date === last).length - 1);
  await page.getByRole('button', { expanded: false, name: diada.reason }).click();
  await row.first().getByRole('link', { name: CARD_TEXTS.previous }).click();
  await expect(page).toHaveURL(new RegExp(`des=${before}`));
  await expect(row.first()).toBeVisible();
});

for (const viewport of [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
])
  test(`the answer is in view and focused, at ${viewport.width} px`, { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize(viewport);
    const count = page.getByRole('main').getByRole('status').first();
    const expectAnswer = async () => {
      await expect(count).toBeFocused();
      await expect(count).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('rowheader').first()).toBeInViewport({ ratio: 1 });
    };
    const shifted = await watchLayoutShifts(page);
    await page.goto(about(commonCode));
    await expectAnswer();
    expect(await shifted()).toBeLessThan(0.1);
    await page.getByRole('button', { name: LIST_TEXTS.clear }).click();
    await page.getByLabel('Des de').fill('1994-09-01');
    await page.getByRole('button', { name: 'Filtra' }).click();
    await expectAnswer();
  });

test('a slow source leaves the snapshot, and its new diada moves no visible row', async ({ page }) => {
  const { answer } = await delayCsv(page, 'diades', withRows(NEWEST));
  await page.goto('llista-de-diades/?des=');
  await expect(page.getByText(/Mentrestant, el que veus és la còpia/)).toBeVisible();
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveCount(diades.length);
  await rows.nth(Math.floor(diades.length / 2)).scrollIntoViewIfNeeded();
  const before = await rowOnTop(page);
  expect(before).not.toBe('');
  answer();
  await expect(rows).toHaveCount(diades.length + 1);
  expect(await rowOnTop(page)).toBe(before);
});
