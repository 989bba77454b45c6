import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { LESSON_TEXTS } from '@/content/interface/castle-game/result';
import { spokenTower } from '@/content/interface/castle-game/towers';
import { expect, test } from '@/e2e/support/watch';
import type { GameState } from '@/lib/castle-game/types';
import { after, playWith, ROUTE, rules, storedGame } from './support';

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

test('a reload at any stage changes nothing and goes on there', async ({ page, noErrors: _ }) => {
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
  await button(page, 'Trieu una altra prova').click();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Castells complets' })).toBeVisible();
  expect((await storedGame(page)).team.today).toEqual({ type: 'rehearsal', attemptsLeft: 14 });
  await page.goBack();
  await expect(page.getByRole('heading', { name: "DIA D'ASSAIG" })).toBeVisible();
});

test(
  'a game is exported, deleted and imported whole',
  { tag: '@slow' },
  async ({ page, noErrors: _ }, { outputDir }) => {
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
    await expect(question).toContainText(
      'Segur que vols eliminar la partida? Aquesta acció no es pot desfer.',
    );
    await question.getByRole('button', { name: 'Cancel·la' }).click();
    await expect(button(page, 'BORRA LA PARTIDA')).toBeFocused();
    await button(page, 'BORRA LA PARTIDA').click();
    const reloaded = page.waitForEvent('load');
    await question.getByRole('button', { name: 'Esborra-la' }).click();
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
  },
);

test('the older of two tabs notices and stops writing', { tag: '@slow' }, async ({
  page,
  context,
  noErrors: _,
}) => {
  await playWith(page, monday);
  const second = await context.newPage();
  await second.setViewportSize({ width: 1280, height: 800 });
  await second.goto(ROUTE);
  await second.getByRole('button', { name: 'Carregar partida' }).click();
  await expect(
    page.getByRole('heading', { name: "La partida s'ha obert en una altra pestanya" }),
  ).toBeVisible();
  await second.getByRole('button', { name: /^Avança sense/ }).click();
  await second.getByRole('button', { name: 'Avança', exact: true }).click();
  await expect(second.getByText('dimarts, 19 de setembre de 2023')).toBeVisible();
  await button(page, 'Continua aquí').click();
  await expect(page.getByText('dimarts, 19 de setembre de 2023')).toBeVisible();
  await expect(
    second.getByRole('heading', { name: "La partida s'ha obert en una altra pestanya" }),
  ).toBeVisible();
});
