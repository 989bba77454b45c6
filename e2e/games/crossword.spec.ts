import type { Page } from '@playwright/test';
import { CROSSWORD_LEVELS } from '../../content/games/crossword/levels';
import { GAME_TEXTS } from '../../content/interface/games';
import { crosswordGrid } from '../../lib/games/crossword/grid';
import { expectNoAxeViolations } from '../support/axe';
import { expectNoSidewaysScroll } from '../support/sideways';
import { expect, expectNoTrouble, test } from '../support/watch';
import { expectSaid, listen } from './announcements';
import { cookie } from './cookies';
import { press, tabTo } from './keyboard';
import { openGame, reopenGame } from './open';

const { clues } = crosswordGrid(CROSSWORD_LEVELS[0]);
const [first] = clues;
if (!first) throw new Error('the level has no clues');

const field = (page: Page) => page.getByRole('textbox');
const status = (page: Page) => page.locator('[role="status"][aria-atomic]');
const currentClue = (page: Page) => page.locator('#definicio-actual');
const won = (page: Page) => page.getByRole('dialog', { name: GAME_TEXTS.won, exact: true });
const shown = (page: Page) =>
  page
    .getByRole('group', { name: /^Graella/ })
    .locator('[data-highlighted="true"]')
    .allInnerTexts()
    .then((texts) => texts.map((text) => text.replace(/[\d\s]/g, '')).join(''));

/** A finger: taps, and counts what the page has heard, since the click of a tap comes after the touch has ended. */
async function aFinger(page: Page) {
  const heard = await page.evaluateHandle(() => {
    const count = { clicks: 0 };
    addEventListener('click', () => count.clicks++);
    return count;
  });
  const clicks = () => heard.evaluate((count) => count.clicks);
  return async (taps: readonly (() => Promise<void>)[]): Promise<void> => {
    const before = await clicks();
    for (const tap of taps) await tap();
    await expect.poll(clicks, { intervals: [10, 20, 50, 100] }).toBe(before + taps.length);
  };
}

/** The page's own keys by name, and the middle of each, where they are on the screen now. */
async function keysOf(page: Page) {
  const places = await page
    .getByRole('group', { name: 'Teclat' })
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button): [string, { x: number; y: number }] => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const name = button.getAttribute('aria-label') ?? button.textContent;
        return [name, { x: x + width / 2, y: y + height / 2 }];
      }),
    );
  return new Map(places);
}

test('is won with the keyboard alone, said aloud from start to end, and leads back to the list', async ({
  page,
  trouble,
}) => {
  test.slow();
  await openGame(page, 'mots-encreuats/0/');
  await tabTo(page, field(page));
  const said = await listen(page);
  for (const [place, clue] of clues.entries()) {
    if (await won(page).isVisible()) break;
    await press(page, [...(place === 0 ? [] : [']']), 'Home']);
    await page.keyboard.type(place % 2 === 0 ? clue.letters.join('').toLowerCase() : clue.letters.join(''));
    if (place === 4) await expectNoAxeViolations(page);
  }
  await expect(won(page)).toBeVisible();
  expectSaid('crossword', await said());
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Nivell 1, completat/ })).toBeVisible();
  await expect(page.getByText('Nivell completat')).toBeVisible();
  expect(await cookie(page, 'mots-0')).toBe('true');
  expectNoTrouble(trouble);
});

test('knows what solvers are used to', async ({ page }) => {
  await openGame(page, 'mots-encreuats/0/');
  await field(page).focus();
  await page.keyboard.type('àüç');
  expect(await shown(page)).toBe('AUÇ');
  await expect(field(page)).toHaveAccessibleName('1 horitzontal, lletra 4 de 9, buida');
  await press(page, ['Backspace', 'Backspace']);
  expect(await shown(page)).toBe('A');
  await page.keyboard.press('End');
  await expect(field(page)).toHaveAccessibleName(
    '1 horitzontal, lletra 9 de 9, buida; 2 vertical, lletra 1 de 6',
  );
  await page.keyboard.press('Space');
  await expect(field(page)).toHaveAccessibleName(
    '2 vertical, lletra 1 de 6, buida; 1 horitzontal, lletra 9 de 9',
  );
  await expect(page.getByRole('button', { name: /Infanteria/ })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('[');
  await expect(field(page)).toHaveAccessibleName(/^17 horitzontal/);
  await page.keyboard.press('ArrowLeft');
  await expect(field(page)).toHaveAccessibleName(/^10 vertical|^17 horitzontal/);
  await expect(field(page)).toBeFocused();
});

test('takes letters from compositions and from input methods, one a square', async ({ page }) => {
  await openGame(page, 'mots-encreuats/0/');
  await field(page).focus();
  const device = await page.context().newCDPSession(page);
  await device.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
  expect(await shown(page)).toBe('');
  await device.send('Input.insertText', { text: 'ó' });
  await expect.poll(() => shown(page)).toBe('O');
  await device.send('Input.imeSetComposition', { text: 'p', selectionStart: 1, selectionEnd: 1 });
  await expect.poll(() => shown(page)).toBe('OP');
  await device.send('Input.insertText', { text: 'qr' });
  await expect.poll(() => shown(page)).toBe('OPQR');
});

test('is helped: checks strike wrong letters, reveals give them, and the win says so', async ({ page }) => {
  test.slow();
  await openGame(page, 'mots-encreuats/0/');
  await field(page).focus();
  await page.keyboard.type('Z');
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'La lletra' }).click();
  await expect(field(page)).toHaveAccessibleName('1 horitzontal, lletra 1 de 9, Z, errònia');
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'Una lletra' }).click();
  await expect(field(page)).toHaveAccessibleName('1 horitzontal, lletra 1 de 9, P, revelada');
  for (const clue of clues) {
    await page.getByRole('button', { name: clue.hint }).click();
    await page.getByRole('button', { name: 'Una paraula' }).click();
    if (await page.getByRole('dialog').isVisible()) break;
  }
  await expect(page.getByRole('dialog', { name: GAME_TEXTS.wonWithHelp })).toBeVisible();
  expect(await cookie(page, 'mots-0')).toBe('true');
});

test('a click goes to a square and a second one turns; writing goes on after a reload', async ({ page }) => {
  await openGame(page, 'mots-encreuats/0/');
  const corner = page.getByRole('button', { name: /^1 horitzontal, lletra 9 de 9/ });
  await corner.click();
  await expect(field(page)).toHaveAccessibleName(/^1 horitzontal, lletra 9/);
  await page.mouse.down();
  await page.mouse.up();
  await expect(field(page)).toHaveAccessibleName(/^2 vertical, lletra 1/);
  await page.keyboard.type('te');
  await reopenGame(page);
  await expect.poll(() => shown(page)).toBe('TE');
  await page.getByRole('button', { name: GAME_TEXTS.restart, exact: true }).click();
  await page.getByRole('button', { name: GAME_TEXTS.restartConfirm }).click();
  await expect.poll(() => shown(page)).toBe('');
});

test('prints on one sheet: the grid empty, all clues, and nothing else of the page', async ({ page }) => {
  await openGame(page, 'mots-encreuats/0/');
  await field(page).focus();
  await page.keyboard.type('POM');
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  for (const { hint } of clues) await expect(page.getByText(hint).last()).toBeVisible();
  await expect(page.getByText('P', { exact: true })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: GAME_TEXTS.restart })).toBeHidden();
});

test.describe('on a phone of 320 px', () => {
  test.use({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    // The window follows the square at once, and not while the next letter is aimed at.
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('is won with a finger alone, on its own keyboard, under the current clue', async ({
    page,
    trouble,
  }) => {
    test.slow();
    await openGame(page, 'mots-encreuats/0/');
    await expectNoSidewaysScroll(page);
    await expect(field(page)).toHaveAttribute('inputmode', 'none');
    const finger = await aFinger(page);
    for (const clue of clues) {
      if (await won(page).isVisible()) break;
      await finger([() => page.locator(`[data-square="${clue.squares[0]}"]`).tap()]);
      const turned = (await currentClue(page).filter({ hasText: clue.hint }).count()) > 0;
      if (!turned) await finger([() => page.getByRole('button', { name: 'Canvia de direcció' }).tap()]);
      await expect(currentClue(page)).toContainText(clue.hint);
      await expect(currentClue(page)).toBeInViewport();
      const keys = await keysOf(page);
      await finger(
        clue.letters.map((letter) => async () => {
          const key = keys.get(letter);
          if (!key) throw new Error(`there is no key ${letter}`);
          await page.touchscreen.tap(key.x, key.y);
        }),
      );
      if (await won(page).isVisible()) break;
      expect(await keysOf(page), `keys stay where they are while writing ${clue.hint}`).toEqual(keys);
    }
    await expect(won(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: GAME_TEXTS.accept }).tap();
    await expect(page.getByText('Nivell completat')).toBeVisible();
    expectNoTrouble(trouble);
  });

  test('squares and keys are large enough, and the keyboard of the device can be had', async ({ page }) => {
    await openGame(page, 'mots-encreuats/0/');
    await expectNoAxeViolations(page);
    for (const target of [
      page.locator('[data-square]').first(),
      page.getByRole('button', { name: 'Ç', exact: true }),
    ]) {
      const box = await target.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.height).toBeGreaterThanOrEqual(24);
    }
    await page.getByRole('button', { name: 'Usa el teclat del dispositiu' }).tap();
    await expect(page.getByRole('group', { name: 'Teclat' })).toHaveCount(0);
    await expect(field(page)).toHaveAttribute('inputmode', 'text');
    await field(page).focus();
    const device = await page.context().newCDPSession(page);
    await device.send('Input.insertText', { text: 'p' });
    await expect.poll(() => shown(page)).toBe('P');
    await expect(status(page)).toHaveText(/^P\. Ara: /);
  });
});
