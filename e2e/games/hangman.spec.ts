import type { Page } from '@playwright/test';
import { HANGMAN_PHRASES } from '../../content/games/hangman';
import { GAME_TEXTS } from '../../content/interface/games';
import { lettersOf } from '../../lib/text/letters';
import { expectNoAxeViolations } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/sideways';
import { expect, expectNoTrouble, test } from '../support/watch';
import { expectSaid, listen } from './announcements';
import { cookie } from './cookies';
import { press, tabTo } from './keyboard';
import { openGame, reopenGame } from './open';

const WRONG = ['Z', 'W', 'K', 'B', 'Y'] as const;
const phrase = HANGMAN_PHRASES[2];
const right = [...new Set(lettersOf(phrase))];

const key = (page: Page, letter: string) =>
  page.getByRole('button', { name: new RegExp(`^Lletra ${letter}\\b`, 'u') });
const popup = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const accept = (page: Page) => page.getByRole('button', { name: GAME_TEXTS.accept });

test('is won by typing, said aloud from start to end, and leads back to the list', async ({
  page,
  trouble,
}) => {
  test.slow();
  await openGame(page, 'penjat/2/');
  const said = await listen(page);
  await press(page, ['q', 'Q', 'z', '7', 'Shift', ...right.slice(1)]);
  await expect(popup(page, GAME_TEXTS.won)).toBeVisible();
  expectSaid('hangman', await said());
  await expect(accept(page)).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Nivell 3, completat/ })).toBeVisible();
  await expect(page).toHaveURL(/\/penjat\/$/);
  expect(await cookie(page, 'penjat-2')).toBe('true');
  expectNoTrouble(trouble);
});

test('is lost by typing: the castell comes down floor by floor, and OK starts the level again', async ({
  page,
}) => {
  test.slow();
  await openGame(page, 'penjat/0/');
  const castell = page.getByRole('figure');
  await expect(castell).toContainText('El castell té els cinc pisos dempeus. Queden 5 errors.');
  for (const [errors, letter] of WRONG.entries()) {
    await page.keyboard.press(letter);
    await expect(key(page, letter)).toHaveAccessibleName(`Lletra ${letter}, errada`);
    const floors = castell.locator('svg [data-floor]');
    const top = 5 - errors;
    await expect(floors.and(page.locator(`[data-floor="${top}"]`)).first()).toBeHidden();
    if (top > 1) await expect(floors.and(page.locator(`[data-floor="${top - 1}"]`)).first()).toBeVisible();
    if (errors === 2) await expectNoAxeViolations(page);
  }
  await expect(popup(page, GAME_TEXTS.lost)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(popup(page, GAME_TEXTS.lost)).toBeHidden();
  await expect(castell).toContainText('El castell té els cinc pisos dempeus.');
  await expect(key(page, 'Z')).toHaveAccessibleName('Lletra Z');
  await expect(page).toHaveURL(/\/penjat\/0\/$/);
  expect(await cookie(page, 'penjat-0')).toBeUndefined();
});

test('the keys on screen work with Tab and Enter, and a tried one says so', async ({ page }) => {
  await openGame(page, 'penjat/0/');
  const status = page.locator('[role="status"][aria-atomic]');
  await tabTo(page, key(page, 'A'));
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(
    'La lletra A hi surt 2 vegades. Paraula de 5 lletres: buit, A, buit, buit, A.',
  );
  await expect(key(page, 'A')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(status).toHaveText("Aquesta lletra ja l'has provada.");
  await expect(key(page, 'A')).toHaveAccessibleName('Lletra A, encertada');
});

test('a letter typed at a menu or with a shortcut is no guess', async ({ page }) => {
  await openGame(page, 'penjat/0/');
  await page.getByRole('link', { name: 'Jocs' }).first().focus();
  await page.keyboard.press('z');
  await page.getByRole('button', { name: 'Lletra B' }).focus();
  await page.keyboard.press('Alt+z');
  await expect(key(page, 'Z')).toHaveAccessibleName('Lletra Z');
});

test('goes on after a reload, and starting again asks first', async ({ page }) => {
  await openGame(page, 'penjat/4/');
  await press(page, ['E', 'Z']);
  await reopenGame(page);
  await expect(key(page, 'E')).toHaveAccessibleName('Lletra E, encertada');
  await expect(page.getByRole('figure')).toContainText('Queden 4 errors.');
  await page.getByRole('button', { name: GAME_TEXTS.restart, exact: true }).click();
  await page.getByRole('button', { name: GAME_TEXTS.restartConfirm }).click();
  await expect(key(page, 'E')).toHaveAccessibleName('Lletra E');
  await reopenGame(page);
  await expect(key(page, 'E')).toHaveAccessibleName('Lletra E');
});

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('is won and lost with a finger alone', async ({ page, trouble }) => {
    test.slow();
    await openGame(page, 'penjat/2/');
    await expectNoSidewaysScroll(page);
    for (const letter of right) await key(page, letter).tap();
    await expect(popup(page, GAME_TEXTS.won)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await accept(page).tap();
    await page.getByRole('link', { name: /^Nivell 1, per completar/ }).tap();
    for (const letter of WRONG) await key(page, letter).tap();
    await expect(popup(page, GAME_TEXTS.lost)).toBeVisible();
    await accept(page).tap();
    await expect(page.getByRole('figure')).toContainText('Queden 5 errors.');
    const size = await key(page, 'M').boundingBox();
    expect(size?.width).toBeGreaterThanOrEqual(24);
    expect(size?.height).toBeGreaterThanOrEqual(40);
    expectNoTrouble(trouble);
  });
});
