import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { HANGMAN_PHRASES } from '@/content/games/hangman';
import { MEMORY_CARDS } from '@/content/games/memory';
import { FAILURE_TEXTS } from '@/content/interface/failures';
import { describeKey } from '@/content/interface/games/hangman';
import { SAVED_DATA_SECTION_TEXTS } from '@/content/interface/games/hub';
import { fileProblemText, SAVED_DATA_NAMES, SAVED_DATA_TEXTS } from '@/content/interface/games/saved-data';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { rules } from '@/e2e/castle-game/support';
import { graph, remember } from '@/e2e/story/support';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { expect, test } from '@/e2e/support/watch';
import { encodeGame, GAME_KEY } from '@/lib/castle-game/saves/game';
import { crosswordRules } from '@/lib/games/crossword/saved';
import { memoryRules } from '@/lib/games/memory/game';
import { samePairs } from '@/lib/games/memory/pairs';
import { completionCookie } from '@/lib/games/shared/saved';
import { decodeSavedData } from '@/lib/saved-data/file';
import { COMPLETED } from '@/lib/saved-data/saved-text';
import { savedDataOfKey } from '@/lib/saved-data/stored-data';
import { capitalised } from '@/lib/text/catalan';
import { LETTERS, lettersOf } from '@/lib/text/letters';
import { grid } from './crossword-game';
import { hold, holdGame, openGame } from './support';

const panel = (page: Page) => page.getByRole('region', { name: SAVED_DATA_SECTION_TEXTS.title });
const rows = (page: Page) => panel(page).getByRole('listitem');
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** A browser with saved data of every game. */
async function holdAll(page: Page): Promise<void> {
  const url = new URL(test.info().project.use.baseURL ?? '').href;
  await page.context().addCookies([{ name: completionCookie('penjat', 0), value: COMPLETED, url }]);
  await holdGame(page, crosswordRules(grid, 0), [{ type: 'type', text: 'p' }]);
  const memory = memoryRules(samePairs(MEMORY_CARDS), () => 0);
  await holdGame(page, memory, [{ type: 'flip', place: 0 }]);
  await remember(page, { path: [graph.first] });
  const team = rules.newTeam({ name: 'Colla de paper', color: '#123456', seed: 1 });
  await hold(page, GAME_KEY, encodeGame(team));
}

/** Keys and cookies of the games in the browser. */
async function storedData(page: Page): Promise<Record<string, string | null>> {
  const texts = await page.evaluate(() =>
    Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)])),
  );
  const cookies = await page.context().cookies();
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([key]) => savedDataOfKey(key) !== undefined)),
    ...Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
  };
}

async function exportAll(page: Page, act: () => Promise<void>, folder: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  expect(download.suggestedFilename()).toMatch(/^records-dels-jocs_\d{4}-\d\d-\d\d_[\d-]+\.json$/);
  const file = `${folder}/${download.suggestedFilename()}`;
  await download.saveAs(file);
  return file;
}

test('all data is exported, removed and imported', async ({ page, noErrors: _ }, { outputDir }) => {
  await holdAll(page);
  await page.goto('barra-lliure/');
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'code'))
    .toBe(true);
  await page.goto('jocs/');
  for (const id of ['joc-castells', 'memory', 'mots', 'penjat', 'historia'] as const)
    await expect(rows(page).filter({ hasText: SAVED_DATA_NAMES[id] })).toHaveCount(1);
  await expectNoAxeViolations(page, 'main');
  const before = await storedData(page);

  const file = await exportAll(page, () => button(page, SAVED_DATA_TEXTS.export).click(), outputDir);
  const text = await readFile(file, 'utf8');
  expect(decodeSavedData(text)).toMatchObject({ ok: true });
  for (const secret of ['code', 'secret_p1', 'secret_p2']) {
    expect(text).not.toContain(`"${secret}"`);
    expect(text).not.toContain(`${before[secret]}`);
  }

  await button(page, SAVED_DATA_TEXTS.removeAll).click();
  await inDialog(page, SAVED_DATA_TEXTS.removeConfirm).click();
  await expect(panel(page).getByText(SAVED_DATA_TEXTS.nothing)).toBeVisible();
  const [code, ...others] = Object.keys(await storedData(page)).sort();
  expect([code, ...others]).toEqual(['code', 'secret_p1', 'secret_p2']);

  await panel(page).locator('input[type="file"]').setInputFiles(file);
  await expect(rows(page)).toHaveCount(5);
  expect(await storedData(page)).toEqual(before);
});

test('a file whose reader does not come can be read on a second try', { tag: '@slow' }, async ({ page }) => {
  await page.goto('jocs/');
  await expect(button(page, SAVED_DATA_TEXTS.bring)).toBeVisible();
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  const file = { name: 'records.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
  await panel(page).locator('input[type="file"]').setInputFiles(file);
  const failed = panel(page).getByRole('alert').filter({ hasText: SAVED_DATA_TEXTS.noReader });
  await expect(failed).toBeVisible();
  await page.unroute('**/_next/static/chunks/*.js');
  await failed.getByRole('button', { name: FAILURE_TEXTS.retry }).click();
  await expect(panel(page).getByText(fileProblemText({ kind: 'elsewhere' }))).toBeFocused();
  await expect(failed).toHaveCount(0);
});

const letters = [...new Set(lettersOf(HANGMAN_PHRASES[0]))];
const [right = 'A'] = letters;
const wrong = LETTERS.find((letter) => !letters.includes(letter)) ?? 'Z';

test('two tabs of a game share their moves', { tag: '@slow' }, async ({ page, context, noErrors: _ }) => {
  await openGame(page, 'penjat/0/');
  const other = await context.newPage();
  await openGame(other, 'penjat/0/');
  await page.keyboard.press(right);
  await expect(other.getByText(GAME_TEXTS.elsewhere.continued).first()).toBeVisible();
  await other.keyboard.press(wrong);
  await expect(page.getByRole('figure')).toContainText('Queden 4 errors.');
  await expect(page.getByText(GAME_TEXTS.elsewhere.continued).first()).toBeVisible();
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: capitalised(describeKey(right, 'valid')) })).toBeVisible();
  for (const letter of letters.slice(1)) await page.keyboard.press(letter);
  await expect(page.getByRole('dialog', { name: GAME_TEXTS.won })).toBeVisible();
  await expect(other.getByText(GAME_TEXTS.elsewhere.ended).first()).toBeVisible();
});
