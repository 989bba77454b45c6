import { readFile, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { HANGMAN_PHRASES } from '../../content/games/hangman';
import { KEEPSAKE_TEXTS } from '../../content/interface/keepsakes';
import { BACKUP_KEY, encodeGame, GAME_KEY } from '../../lib/castle-game/saves/encode';
import { decodeKeepsakes, type FileProblem } from '../../lib/keepsakes/file';
import { keepsakeOfKey } from '../../lib/keepsakes/whose';
import { fileProblemText, KEEPSAKE_NAMES, removeName } from '../../lib/keepsakes/words';
import { lettersOf } from '../../lib/text/letters';
import { rules } from '../castle-game/support';
import { expectNoAxeViolations } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/sideways';
import { expect, expectNoTrouble, test } from '../support/watch';
import { press, tabTo } from './keyboard';
import { openGame } from './open';

const panel = (page: Page) => page.getByRole('region', { name: KEEPSAKE_TEXTS.title });
const rows = (page: Page) => panel(page).getByRole('listitem');
const button = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Leaves something of each game in the browser by playing it, and a castle game as that game saves it. */
async function playAll(page: Page): Promise<void> {
  await openGame(page, 'penjat/0/');
  await press(page, [...new Set(lettersOf(HANGMAN_PHRASES[0]))]);
  await openGame(page, 'mots-encreuats/0/');
  await page.getByRole('textbox').focus();
  await page.keyboard.type('p');
  await openGame(page, 'memory/');
  await page.getByRole('button', { name: 'Carta 1, tapada' }).click();
  await page.goto('nit-fresca-per-ser-maig/1/');
  await page.waitForFunction(() => localStorage.getItem('nit-fresca-per-ser-maig') !== null);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    GAME_KEY,
    encodeGame(rules.newTeam({ name: 'Colla de paper', color: '#123456', seed: 1 })),
  ] as const);
}

/** What the browser holds of the games now. */
async function kept(page: Page): Promise<Record<string, string | null>> {
  const texts = await page.evaluate(() =>
    Object.fromEntries(Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)])),
  );
  const cookies = await page.context().cookies();
  return {
    ...Object.fromEntries(Object.entries(texts).filter(([key]) => keepsakeOfKey(key) !== undefined)),
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

test('all is exported, removed and brought back; the free-bar code stays where it is', async ({
  page,
  trouble,
}, { outputDir }) => {
  test.slow();
  await playAll(page);
  await page.goto('barra-lliure/');
  await expect
    .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'code'))
    .toBe(true);
  await page.goto('jocs/');
  for (const id of ['joc-castells', 'memory', 'mots', 'penjat', 'historia'] as const)
    await expect(rows(page).filter({ hasText: KEEPSAKE_NAMES[id] })).toHaveCount(1);
  await expectNoAxeViolations(page);
  const before = await kept(page);

  const file = await exportAll(page, () => button(page, KEEPSAKE_TEXTS.export).click(), outputDir);
  const text = await readFile(file, 'utf8');
  expect(decodeKeepsakes(text)).toMatchObject({ ok: true });
  for (const secret of ['code', 'secret_p1', 'secret_p2']) {
    expect(text).not.toContain(`"${secret}"`);
    expect(text).not.toContain(`${before[secret]}`);
  }

  await button(page, KEEPSAKE_TEXTS.removeAll).click();
  await inDialog(page, KEEPSAKE_TEXTS.removeConfirm).click();
  await expect(panel(page).getByText(KEEPSAKE_TEXTS.nothing)).toBeVisible();
  const [code, ...others] = Object.keys(await kept(page)).sort();
  expect([code, ...others]).toEqual(['code', 'secret_p1', 'secret_p2']);

  await panel(page).locator('input[type="file"]').setInputFiles(file);
  await expect(rows(page)).toHaveCount(5);
  expect(await kept(page)).toEqual(before);
  await openGame(page, 'mots-encreuats/0/');
  await expect(page.locator('[data-highlighted="true"]', { hasText: 'P' })).toHaveCount(1);
  await page.goto('penjat/');
  await expect(page.getByRole('link', { name: /^Nivell 1, completat/ })).toBeVisible();
  expectNoTrouble(trouble);
});

test('a file that is damaged, from elsewhere or from a later version is refused and touches nothing', async ({
  page,
  trouble,
}, { outputDir }) => {
  await playAll(page);
  await page.goto('jocs/');
  const before = await kept(page);
  const good = await readFile(
    await exportAll(page, () => button(page, KEEPSAKE_TEXTS.export).click(), outputDir),
    'utf8',
  );
  const wrong: Readonly<Record<string, FileProblem>> = {
    [good.slice(0, good.length / 2)]: { kind: 'damaged' },
    [good.replace('"versio": 1', '"versio": 9')]: { kind: 'newer' },
    '{"galetes":{"code":"1"}}': { kind: 'elsewhere' },
    [before[GAME_KEY] ?? '']: { kind: 'castle game' },
  };
  const file = `${outputDir}/dolent.json`;
  for (const [text, problem] of Object.entries(wrong)) {
    await writeFile(file, text);
    await panel(page).locator('input[type="file"]').setInputFiles(file);
    await expect(panel(page).getByRole('alert')).toHaveText(fileProblemText(problem));
  }
  expect(await kept(page)).toEqual(before);
  expectNoTrouble(trouble);
});

test('a castle game brought back is not written over by a tab that was playing another', async ({
  page,
  context,
}, { outputDir }) => {
  await playAll(page);
  await page.goto('jocs/');
  const file = await exportAll(page, () => button(page, KEEPSAKE_TEXTS.export).click(), outputDir);
  const playing = await context.newPage();
  await playing.setViewportSize({ width: 1280, height: 800 });
  await playing.goto('joc-castells/');
  await playing.getByRole('button', { name: 'Carregar partida' }).click();
  await playing.getByRole('button', { name: 'Avança de dia' }).click();
  await playing.getByRole('button', { name: 'Avança', exact: true }).click();
  await panel(page).locator('input[type="file"]').setInputFiles(file);
  await inDialog(page, KEEPSAKE_TEXTS.replaceConfirm).click();
  await expect(
    playing.getByRole('heading', { name: "La partida s'ha obert en una altra pestanya" }),
  ).toBeVisible();
  await playing.getByRole('button', { name: 'Continua aquí' }).click();
  await expect(playing.getByText('dilluns, 18 de setembre de 2023')).toBeVisible();
});

test.describe('on a phone of 360 px, by keyboard alone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('one game is removed, and focus goes to what says so', async ({ page, trouble }) => {
    await playAll(page);
    await page.goto('jocs/');
    await expectNoSidewaysScroll(page);
    await tabTo(page, button(page, removeName('memory')), 120);
    await page.keyboard.press('Enter');
    await expect(inDialog(page, KEEPSAKE_TEXTS.cancel)).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(button(page, removeName('memory'))).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, inDialog(page, KEEPSAKE_TEXTS.removeConfirm));
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('status')).toBeFocused();
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).filter({ hasText: KEEPSAKE_NAMES.memory })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    expectNoTrouble(trouble);
  });
});

test('the castle game asks the browser at the first save that the player causes, never before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.addInitScript(() => {
    Object.assign(window, { asked: 0 });
    navigator.storage.persist = () => {
      Object.assign(window, { asked: Number(Reflect.get(window, 'asked')) + 1 });
      return Promise.resolve(false);
    };
  });
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked'));
  await page.goto('joc-castells/');
  await expect(page.getByRole('button', { name: 'Nova partida' })).toBeEnabled();
  expect(await asked()).toBe(0);
  await page.getByRole('button', { name: 'Nova partida' }).click();
  await page.getByRole('button', { name: 'Comença!' }).click();
  await expect(page.getByText(/^Aquest navegador pot esborrar la partida/)).toBeVisible();
  expect(await asked()).toBe(1);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: "DIA D'ASSAIG" })).toBeFocused();
  expect(await asked()).toBe(0);
  expect(await page.evaluate((key) => localStorage.getItem(key), BACKUP_KEY)).not.toBeNull();
});
