import type { Page } from '@playwright/test';
import { HANGMAN_PHRASES } from '@/content/games/hangman';
import { announceHangman, errorsLeft } from '@/content/interface/games/hangman';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { expect, test } from '@/e2e/support/watch';
import { hangmanRules, MAX_ERRORS } from '@/lib/games/hangman/game';
import { capitalised } from '@/lib/text/catalan';
import { LETTERS, type Letter, lettersOf } from '@/lib/text/letters';
import { cookie, gameReady, listen, openGame, playInParallel, press } from './support';

const phrases: readonly string[] = HANGMAN_PHRASES;

/** A level with letters that win and letters that lose. */
function levelAt(index: number) {
  const phrase = phrases.at(index) ?? '';
  const right: readonly Letter[] = [...new Set(lettersOf(phrase))];
  const wrong = LETTERS.filter((letter) => !right.includes(letter)).slice(0, MAX_ERRORS);
  const place = phrases.indexOf(phrase);
  const [one] = right;
  const [other] = wrong;
  if (one === undefined || other === undefined) throw new Error(`«${phrase}» cannot be won or lost`);
  return { phrase, right, wrong, place, one, other, route: `penjat/${place}/` };
}
const first = levelAt(0);
const last = levelAt(-1);

const key = (page: Page, letter: string) =>
  page.getByRole('button', { name: new RegExp(`^Lletra ${letter}(,|$)`, 'u') });
const popup = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const accept = (page: Page) => page.getByRole('button', { name: GAME_TEXTS.accept });
const left = (errors: number) => `${capitalised(errorsLeft(MAX_ERRORS - errors))}.`;

test('is won by typing, announced, and completed in the list', async ({ page, noErrors: _ }) => {
  const { phrase, place, one, other, right } = last;
  await openGame(page, last.route);
  const announced = await listen(page);
  await press(page, [one.toLowerCase(), one, other.toLowerCase(), '7', 'Shift', ...right.slice(1)]);
  await expect(popup(page, GAME_TEXTS.won)).toBeVisible();
  const game = playInParallel(hangmanRules(phrase, place), (state, event) =>
    announceHangman(phrase, state, event),
  );
  for (const text of [one, one, other, ...right.slice(1)]) game.play({ type: 'guess', text });
  expect(await announced()).toEqual(game.announced);
  await expect(popup(page, GAME_TEXTS.won).getByRole('link', { name: GAME_TEXTS.nextMore })).toBeFocused();
  await expectNoAxeViolations(page, '[role="dialog"], dialog');
  await press(page, ['Tab', 'Enter']);
  await expect(page.getByRole('link', { name: new RegExp(`^Nivell ${place + 1}, completat`) })).toBeVisible();
  await expect(page).toHaveURL(/\/penjat\/$/);
  expect(await cookie(page, `penjat-${place}`)).toBe('true');
});

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('is won and lost by touch', { tag: '@slow' }, async ({ page, noErrors: _ }) => {
    await openGame(page, last.route);
    await expectNoHorizontalScroll(page);
    for (const letter of last.right) await key(page, letter).tap();
    await expect(popup(page, GAME_TEXTS.won)).toBeVisible();
    await expectNoHorizontalScroll(page);
    await accept(page).tap();
    await page.getByRole('link', { name: /^Nivell 1, / }).tap();
    await gameReady(page);
    for (const letter of first.wrong) await key(page, letter).tap();
    await expect(popup(page, GAME_TEXTS.lost)).toBeVisible();
    await page.getByRole('button', { name: GAME_TEXTS.again }).tap();
    await expect(page.getByRole('figure')).toContainText(left(0));
    const { width = 0, height = 0 } = (await key(page, 'M').boundingBox()) ?? {};
    expect([width >= 24, height >= 40]).toEqual([true, true]);
  });
});
