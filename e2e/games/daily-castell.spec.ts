import type { Page, Request } from '@playwright/test';
import { DAILY_TOWERS } from '@/content/games/daily-castell';
import {
  announceDaily,
  DAILY_TEXTS,
  foundText,
  hintsText,
  tryButton,
} from '@/content/interface/games/daily-castell';
import { DAILY_OFFER_TEXTS, dailyTitle } from '@/content/interface/games/hub';
import { SAVED_DATA_TEXTS } from '@/content/interface/games/saved-data';
import { pages } from '@/content/pages';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { setClock } from '@/e2e/support/clock-and-chance';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { rawHtml } from '@/e2e/support/raw-html';
import { expect, test } from '@/e2e/support/watch';
import { castellOf, dailyCatalogue, PART_NAMES } from '@/lib/games/daily-castell/catalogue';
import { dailyRules } from '@/lib/games/daily-castell/game';
import { wireSize } from '@/scripts/build/page-files';
import { listen, playInParallel, tabTo } from './support';

const catalogue = dailyCatalogue(DAILY_TOWERS);
const hub = `${pages.games.path.slice(1)}/`;
const DATE = '2026-11-20';
const answer = castellOf(catalogue, DATE);
const others = catalogue.towers.filter((tower) => tower !== answer);

/** Upper bound in KB of 1024 bytes, gzip, for what opening the game loads, without its pictures. */
const WEIGHT = 13;

const door = (page: Page) => page.getByRole('button', { name: DAILY_OFFER_TEXTS.play });
const board = (page: Page, date: string) => page.getByRole('region', { name: dailyTitle(date), exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: DAILY_TEXTS.type });
const over = (page: Page) => page.getByRole('heading', { name: DAILY_TEXTS.found });

test.beforeEach(({ page }) => setClock(page, Date.parse(`${DATE}T11:00:00Z`)));

/** Tries a typed code. */
async function write(page: Page, code: string): Promise<void> {
  await field(page).fill(code);
  await field(page).press('Enter');
}

/** Makes the page check the clock, as when it becomes visible. */
const wake = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('is won by keyboard from its parts, announced from start to end', async ({ page, noErrors: _ }) => {
  await page.goto(hub);
  await tabTo(page, door(page));
  await page.keyboard.press('Enter');
  await expect(board(page, DATE)).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('heading', { name: dailyTitle(DATE) })).toBeFocused();
  const announced = await listen(page);
  const [first] = catalogue.towers;
  if (!first) throw new Error('there is no tower');
  const begin = page.getByRole('button', { name: tryButton(first), exact: true });
  await tabTo(page, begin);
  await page.keyboard.press('Enter');
  // Wait for the stylesheets, which load after first paint.
  await expect(page.getByRole('radio').first()).toHaveCSS('opacity', '0');
  await expectNoAxeViolations(page, 'main');
  // Builds the answer from the last try: arrows within a part, Tab between parts.
  for (const name of PART_NAMES.slice(0, 3)) {
    const part = page.locator(`input[name="${name}"]`);
    await tabTo(page, part.and(page.locator(':checked')));
    const values = await part.evaluateAll((inputs) =>
      inputs.map((input) => input.getAttribute('aria-label')),
    );
    const wanted = values.findIndex((label) => label?.startsWith(`${startOf(name)},`));
    const from = await part.evaluateAll((inputs) =>
      inputs.findIndex((input) => input instanceof HTMLInputElement && input.checked),
    );
    for (let step = 0; step < Math.abs(wanted - from); step++)
      await page.keyboard.press(wanted > from ? 'ArrowRight' : 'ArrowLeft');
    await expect(part.nth(wanted)).toBeChecked();
  }
  for (const [mark, letter] of [['perSota', 's'] as const, ['agulla', 'a'] as const]) {
    const box = page.getByRole('checkbox', { name: new RegExp(`^${letter}, `) });
    if ((await box.isChecked()) === answer.parts[mark]) continue;
    await tabTo(page, box);
    await page.keyboard.press('Space');
  }
  await tabTo(page, page.getByRole('button', { name: tryButton(answer), exact: true }));
  await page.keyboard.press('Enter');
  await expect(over(page)).toBeFocused();
  await expectNoAxeViolations(page, 'main');
  const game = playInParallel(dailyRules(catalogue, DATE), announceDaily);
  for (const { code } of [first, answer]) game.play({ type: 'try', text: code });
  expect(await announced()).toEqual(game.announced);
  await page.goBack();
  await expect(page.getByRole('button', { name: DAILY_OFFER_TEXTS.look })).toBeFocused();
});

function startOf(name: (typeof PART_NAMES)[number]): string {
  const value = answer.parts[name];
  if (name === 'floors') return `d${value}`;
  return value === '' ? DAILY_TEXTS.none : String(value);
}

test.describe('in a zone where it is another day', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test("the day is Madrid's, and a game continues after midnight", { tag: '@slow' }, async ({ page }) => {
    await setClock(page, Date.parse('2026-11-20T22:30:00Z'));
    await page.goto(`${hub}?castell-del-dia`);
    await write(page, others[0]?.code ?? '');
    await setClock(page, Date.parse('2026-11-20T23:00:00Z'));
    await wake(page);
    await expect(page.getByText(DAILY_TEXTS.newDay)).toBeVisible();
    await write(page, answer.code);
    await expect(board(page, DATE).getByText(foundText(2)).first()).toBeVisible();
    await page.getByRole('button', { name: DAILY_TEXTS.toToday }).click();
    await expect(board(page, '2026-11-21')).toBeVisible();
    await expect(page.getByText(hintsText('2026-11-21'))).toBeVisible();
  });
});

test(`opening the game loads at most ${WEIGHT} KB, and only then`, { tag: '@slow' }, async ({ page }) => {
  expect(rawHtml(hub)).not.toContain(DAILY_TEXTS.past);
  await page.goto(hub);
  // Wait for the saved data panel, the last thing that the page loads by itself.
  await expect(page.getByRole('button', { name: SAVED_DATA_TEXTS.export })).toBeVisible();
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(new URL(request.url()).pathname)) asked.push(request);
  });
  await door(page).click();
  await expect(board(page, DATE)).toHaveAttribute('aria-busy', 'false');
  const bodies = await Promise.all(asked.map(async (request) => (await request.response())?.body()));
  const weight = bodies.reduce((sum, body) => sum + (body ? wireSize('script.js', body) : 0), 0);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(WEIGHT);
});

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 740 }, hasTouch: true, isMobile: true });

  test('is won by touch', { tag: '@slow' }, async ({ page, noErrors: _ }) => {
    await page.goto(hub);
    await door(page).tap();
    await expectNoHorizontalScroll(page);
    // What to press is in view, and while one composes so are the last tries.
    await expect(page.getByRole('radio').first()).toBeInViewport();
    for (const { code } of others.slice(0, 4)) await write(page, code);
    const tries = page.getByRole('list', { name: DAILY_TEXTS.tries }).getByRole('listitem');
    await page.getByRole('checkbox').first().scrollIntoViewIfNeeded();
    for (const place of [1, 2, 3]) await expect(tries.nth(place)).toBeInViewport({ ratio: 0.9 });
    for (const name of PART_NAMES.slice(0, 3))
      await page.locator(`input[name="${name}"][aria-label^="${startOf(name)},"]`).tap();
    for (const [mark, letter] of [['perSota', 's'] as const, ['agulla', 'a'] as const]) {
      const box = page.getByRole('checkbox', { name: new RegExp(`^${letter}, `) });
      if ((await box.isChecked()) !== answer.parts[mark]) await box.tap();
    }
    await page.getByRole('button', { name: tryButton(answer), exact: true }).tap();
    await expect(over(page)).toBeVisible();
    await expectNoHorizontalScroll(page);
  });
});
