import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { LESSON_TEXTS } from '@/content/interface/castle-game/result';
import { SAVE_TEXTS } from '@/content/interface/castle-game/saves';
import { spokenTower } from '@/content/interface/castle-game/towers';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';
import { GAME_KEY } from '@/lib/castle-game/saves/game';
import type { GameState } from '@/lib/castle-game/types';
import { after, openWith, playWith, ROUTE, rules, storedGame } from './support';

/** The lesson of a success or of a failure. */
const LESSON = new RegExp(`^(${LESSON_TEXTS.title}|${LESSON_TEXTS.failed})$`);

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

const monday = rules.newTeam({ name: 'Colla de dilluns', color: '#8e2f9e', seed: 3 });

/** A game on a performance day with this many people, and some rounds done. */
function thursday(rounds: readonly string[] = []): GameState {
  const team = {
    ...monday.team,
    date: '2023-09-21',
    members: 120,
    attendees: 110,
    today: { type: 'performance', done: false },
  } as const;
  return rounds.reduce<GameState>(
    (state, code) => after(state, { type: 'attempt', code }, { type: 'nextRound' }),
    { ...monday, team },
  );
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const pick = (page: Page, code: string) =>
  page.getByRole('button', { name: `${code}, ${spokenTower(code)}`, exact: true }).click();

test('a reload at any stage changes nothing and goes on there', async ({ page, pageErrors }) => {
  await playWith(page, monday);
  await page.reload();
  await expect(page.getByRole('heading', { name: "DIA D'ASSAIG" })).toBeFocused();

  await button(page, /^ASSAIG/).click();
  await page.reload();
  await pick(page, 'Pd3');
  const tried = await storedGame(page);
  expect(tried.team.stats.Pd3?.attempts).toHaveLength(1);
  // In the middle of the show the result is already drawn.
  await page.reload();
  await expect(page.getByRole('heading', { name: LESSON })).toBeVisible();
  expect(await storedGame(page)).toEqual(tried);
  await button(page, 'Prova següent').click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Castells complets' })).toBeVisible();
  expect((await storedGame(page)).team.today).toEqual({ type: 'rehearsal', attemptsLeft: 14 });
  await page.goBack();
  await expect(page.getByRole('heading', { name: "DIA D'ASSAIG" })).toBeVisible();
  expectNoPageErrors(pageErrors);
});

test('a reload in a performance keeps its rounds, its result and its summary', async ({
  page,
  pageErrors,
}) => {
  await playWith(page, thursday(['4d5']));
  await button(page, /^ACTUACIÓ/).click();
  await page.getByRole('radio', { name: 'Torre' }).check();
  await pick(page, 'Td5');
  const tried = await storedGame(page);
  await page.reload();
  expect(await storedGame(page)).toEqual(tried);
  await button(page, 'Ronda següent').click();
  expect((await storedGame(page)).rounds).toHaveLength(2);
  await page.reload();
  await expect(page.getByText('2a Ronda')).toBeVisible();
  await button(page, 'ENRERE').click();
  await expect(button(page, /^ACTUACIÓ/)).toBeEnabled();
  expectNoPageErrors(pageErrors);
});

test('a game is exported, deleted and imported whole', async ({ page, pageErrors }, { outputDir }) => {
  const state = thursday(['4d5', '3d5']);
  await playWith(page, state);
  await button(page, /^AJUDA/).click();
  page.once('dialog', (dialog) => dialog.dismiss());
  await button(page, 'EXPORTA LA PARTIDA').click();
  page.once('dialog', (dialog) => {
    expect(dialog.defaultValue()).toMatch(/^colla-de-dilluns_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d$/);
    return dialog.accept(dialog.defaultValue());
  });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'EXPORTA LA PARTIDA').click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^colla-de-dilluns_.*\.bin$/);
  const file = `${outputDir}/${download.suggestedFilename()}`;
  await download.saveAs(file);

  await button(page, 'BORRA LA PARTIDA').click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('Segur que vols eliminar la partida? Aquesta acció no es pot desfer.');
  await question.getByRole('button', { name: 'Cancel·la' }).click();
  await expect(button(page, 'BORRA LA PARTIDA')).toBeFocused();
  await button(page, 'BORRA LA PARTIDA').click();
  const reloaded = page.waitForEvent('load');
  await question.getByRole('button', { name: 'Elimina-la' }).click();
  await reloaded;
  await expect(button(page, 'Carregar partida')).toBeDisabled();
  await expect(button(page, 'Nova partida')).toBeEnabled();
  expect(await page.evaluate(() => localStorage.getItem('game'))).toBeNull();

  const wrong = `${outputDir}/res.bin`;
  await writeFile(wrong, '');
  const picker = page.locator('input[type="file"]');
  for (const _ of [1, 2]) {
    await picker.setInputFiles(wrong);
    await expect(page.getByText("L'arxiu no conté cap partida.")).toBeVisible();
  }
  await picker.setInputFiles(file);
  await expect(page.getByRole('heading', { name: "DIA D'ACTUACIÓ" })).toBeVisible();
  expect(await storedGame(page)).toEqual(state);
  expect((await readFile(file, 'utf8')).length).toBeGreaterThan(1000);
  expectNoPageErrors(pageErrors);
});

test('the older of two tabs notices and stops writing', async ({ page, context, pageErrors }) => {
  await playWith(page, monday);
  const second = await context.newPage();
  await second.setViewportSize({ width: 1280, height: 800 });
  await second.goto(ROUTE);
  await second.getByRole('button', { name: 'Carregar partida' }).click();
  await expect(
    page.getByRole('heading', { name: "La partida s'ha obert en una altra pestanya" }),
  ).toBeVisible();
  await second.getByRole('button', { name: 'Avança de dia' }).click();
  await second.getByRole('button', { name: 'Avança', exact: true }).click();
  await expect(second.getByText('dimarts, 19 de setembre de 2023')).toBeVisible();
  await button(page, 'Continua aquí').click();
  await expect(page.getByText('dimarts, 19 de setembre de 2023')).toBeVisible();
  await expect(
    second.getByRole('heading', { name: "La partida s'ha obert en una altra pestanya" }),
  ).toBeVisible();
  expectNoPageErrors(pageErrors);
});

test('a damaged save is reported and not deleted, and its good copy recovered', async ({ page }) => {
  await playWith(page, monday);
  await page.evaluate(
    (key) => localStorage.setItem(key, `${localStorage.getItem(key)?.slice(0, 500)}`),
    GAME_KEY,
  );
  const damaged = await page.evaluate((key) => localStorage.getItem(key), GAME_KEY);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No podem obrir la partida desada' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, SAVE_TEXTS.download).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toBe(damaged);
  expect(await page.evaluate((key) => localStorage.getItem(key), GAME_KEY)).toBe(damaged);
  await button(page, 'Recupera la còpia').click();
  await expect(page.getByRole('heading', { name: "DIA D'ASSAIG" })).toBeVisible();
  expect(await storedGame(page)).toEqual(monday);
});

test('when storage fails the game goes on and a notice stays until it is exported', async ({ page }) => {
  await openWith(page, {
    ...monday,
    team: { ...monday.team, today: { type: 'rehearsal', attemptsLeft: 0 } },
  });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await button(page, 'Carregar partida').click();
  await button(page, 'Avança al següent dia').click();
  const notice = page.getByRole('alert').filter({ hasText: SAVE_TEXTS.unsaved });
  await expect(notice).toBeVisible();
  await button(page, /^MISSIONS/).click();
  await expect(notice).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await Promise.all([page.waitForEvent('download'), button(page, 'Exporta la partida').click()]);
  await expect(notice).toHaveCount(0);
});

test('when storage is blocked a game can be played and exported', async ({ page, pageErrors }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(ROUTE);
  await button(page, 'Nova partida').click();
  await button(page, 'Comença!').click();
  await expect(page.getByRole('heading', { name: "DIA D'ASSAIG" })).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: SAVE_TEXTS.unsaved })).toBeVisible();
  await button(page, /^ASSAIG/).click();
  await pick(page, 'Pd3');
  await button(page, 'Continua').click();
  await expect(page.getByRole('heading', { name: LESSON })).toBeVisible();
  expectNoPageErrors(pageErrors);
});

test('deleting a game that was never kept asks once, and not a second time on leaving', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    return dialog.accept();
  });
  await page.goto(ROUTE);
  await button(page, 'Nova partida').click();
  await button(page, 'Comença!').click();
  await button(page, /^AJUDA/).click();
  const reloaded = page.waitForEvent('load');
  await button(page, 'BORRA LA PARTIDA').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina-la' }).click();
  await reloaded;
  await expect(button(page, 'Nova partida')).toBeEnabled();
  await expect(button(page, 'Carregar partida')).toBeDisabled();
  expect(asked).toEqual([]);
});
