import type { Page } from '@playwright/test';
import { CROSSWORD_TEXTS } from '@/content/interface/games/crossword';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { expect, test } from '@/e2e/support/watch';
import { crosswordKey } from '@/lib/games/crossword/actions';
import { aFinger, field, grid, keysOf, nearTheEnd } from './crossword-game';
import { cookie, listen, openGame, press, tabTo } from './support';

const { clues } = grid;
const [longest] = clues.toSorted((one, other) => other.letters.length - one.letters.length);
if (!longest) throw new Error('the level has no clues');

const status = (page: Page) => page.locator('[role="status"][aria-atomic]');
const currentClue = (page: Page) => page.locator('#definicio-actual');
const won = (page: Page) => page.getByRole('dialog', { name: GAME_TEXTS.won, exact: true });
const shown = (page: Page) =>
  page
    .getByRole('group', { name: /^Graella/ })
    .locator('[data-highlighted="true"]')
    .allInnerTexts()
    .then((texts) => texts.map((text) => text.replace(/[\d\s]/g, '')).join(''));

test('is won by keyboard, announced, and completed in the list', async ({ page, noErrors: _ }) => {
  const { game, clues: rest } = await nearTheEnd(page);
  await openGame(page, 'mots-encreuats/0/');
  await tabTo(page, field(page));
  const announced = await listen(page);
  // The end of a word leads to the next clue that is not full.
  for (const place of rest.keys()) {
    const keys = place === 1 ? [']', 'PageDown', '[', 'PageUp', 'Home'] : ['Home'];
    await press(page, keys);
    for (const key of keys) game.play(crosswordKey(key) ?? { type: 'restart' });
    const { letters, won: done } = game.fill();
    await page.keyboard.type(place % 2 === 0 ? letters.join('').toLowerCase() : letters.join(''));
    if (place === 0) await expectNoAxeViolations(page, 'main');
    if (done) break;
  }
  await expect(won(page)).toBeVisible();
  expect(await announced()).toEqual(game.announced);
  await expectNoAxeViolations(page, '[role="dialog"], dialog');
  await press(page, ['Tab', 'Enter']);
  await expect(page.getByRole('link', { name: /^Nivell 1, completat/ })).toBeVisible();
  expect(await cookie(page, 'mots-0')).toBe('true');
});

test('takes letters of compositions and input methods', { tag: '@slow' }, async ({ page }) => {
  await openGame(page, 'mots-encreuats/0/');
  await page.getByRole('button', { name: longest.hint }).click();
  await expect(field(page)).toBeFocused();
  const device = await page.context().newCDPSession(page);
  await device.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
  expect(await shown(page)).toBe('');
  await device.send('Input.insertText', { text: 'ó' });
  await expect.poll(() => shown(page)).toBe('O');
  await device.send('Input.imeSetComposition', { text: 'p', selectionStart: 1, selectionEnd: 1 });
  await expect.poll(() => shown(page)).toBe('OP');
  await device.send('Input.insertText', { text: 'p' });
  await expect(field(page)).not.toHaveValue(/p/);
  expect(await shown(page)).toBe('OP');
  await device.send('Input.insertText', { text: 'qr' });
  await expect.poll(() => shown(page)).toBe('OPQR');
});

test('prints the empty grid and all clues on one page', { tag: '@slow' }, async ({ page }) => {
  await openGame(page, 'mots-encreuats/0/');
  await field(page).focus();
  await page.keyboard.type('P');
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await expect(page.getByText('P', { exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const { hint } of clues) await expect(page.getByText(hint).last()).toBeVisible();
  await expect(page.getByText('P', { exact: true })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: GAME_TEXTS.restart })).toBeHidden();
});

for (const [what, width, height, hasTouch] of [
  ['a phone in landscape', 780, 360, true],
  ['a page at 400 %', 320, 200, false],
] as const)
  test.describe(`on ${what}`, () => {
    test.use({ viewport: { width, height }, hasTouch, contextOptions: { reducedMotion: 'reduce' } });

    test('nothing covers the square that is written', { tag: '@slow' }, async ({ page }) => {
      await openGame(page, 'mots-encreuats/0/');
      await field(page).focus();
      for (const key of ['PageDown', 'PageDown', 'PageUp', 'End']) await page.keyboard.press(key);
      const covered = () =>
        field(page).evaluate((input) => {
          const { left, top, width, height } = input.getBoundingClientRect();
          const seen = document.elementFromPoint(left + width / 2, top + height / 2);
          return !input.parentElement?.contains(seen);
        });
      await expect.poll(covered).toBe(false);
      await expectNoHorizontalScroll(page);
      if (!hasTouch) return;
      await expect(currentClue(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'M', exact: true })).toBeInViewport({ ratio: 1 });
    });
  });

test.describe('on a phone of 320 px', () => {
  test.use({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
    // The page scrolls at once, not while the next tap is aimed.
    contextOptions: { reducedMotion: 'reduce' },
  });

  test("is won by touch with the page's own keys", { tag: '@slow' }, async ({ page, noErrors: _ }) => {
    const { game, clues: rest } = await nearTheEnd(page);
    await openGame(page, 'mots-encreuats/0/');
    await expectNoHorizontalScroll(page);
    await expect(field(page)).toHaveAttribute('inputmode', 'none');
    const finger = await aFinger(page);
    for (const clue of rest) {
      game.play({ type: 'clue', word: clue.index });
      game.play({ type: 'first-letter' });
      await finger([() => page.locator(`[data-square="${clue.squares[0]}"]`).tap()]);
      const turned = (await currentClue(page).filter({ hasText: clue.hint }).count()) > 0;
      if (!turned)
        await finger([() => page.getByRole('button', { name: CROSSWORD_TEXTS.switchDirection }).tap()]);
      await expect(currentClue(page)).toContainText(clue.hint);
      await expect(currentClue(page)).toBeInViewport();
      const keys = await keysOf(page);
      const { letters, won: done } = game.fill();
      await finger(
        letters.map((letter) => async () => {
          const key = keys.get(letter);
          if (!key) throw new Error(`there is no key ${letter}`);
          await page.touchscreen.tap(key.x, key.y);
        }),
      );
      if (done) break;
      expect(await keysOf(page), `keys stay where they are while writing ${clue.hint}`).toEqual(keys);
    }
    await expect(won(page)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: GAME_TEXTS.accept }).tap();
    await expect(page.getByRole('link', { name: /^Nivell 1, completat/ })).toBeVisible();
  });

  test('squares are large enough, and there is the own keyboard', { tag: '@slow' }, async ({ page }) => {
    await openGame(page, 'mots-encreuats/0/');
    await expectNoAxeViolations(page, 'main');
    for (const target of [
      page.locator('[data-square]').first(),
      page.getByRole('button', { name: 'Ç', exact: true }),
    ]) {
      const box = await target.boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(24);
      expect(box?.height).toBeGreaterThanOrEqual(24);
    }
    await page.getByRole('button', { name: CROSSWORD_TEXTS.deviceKeyboard }).tap();
    await expect(page.getByRole('group', { name: CROSSWORD_TEXTS.keyboard })).toHaveCount(0);
    await expect(field(page)).toHaveAttribute('inputmode', 'text');
    await field(page).focus();
    const device = await page.context().newCDPSession(page);
    await device.send('Input.insertText', { text: 'p' });
    await expect.poll(() => shown(page)).toBe('P');
    await expect(status(page)).toHaveText(/^P\. Ara: /);
  });
});
