import type { Page } from '@playwright/test';
import { MEMORY_CARDS, MEMORY_PAIRS } from '@/content/games/memory';
import { announceMemory, MEMORY_TEXTS, spokenNames } from '@/content/interface/games/memory';
import { bestText, GAME_TEXTS, movesText } from '@/content/interface/games/shared';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { CHANCE } from '@/e2e/support/clock-and-chance';
import { expect, test } from '@/e2e/support/watch';
import { memoryRules, newMemory } from '@/lib/games/memory/game';
import { memorySizes, samePairs } from '@/lib/games/memory/pairs';
import { holdGame, listen, openGame, playInParallel, tabTo } from './support';

const played = samePairs(MEMORY_CARDS);
const shuffled = memoryRules(played, () => CHANCE);
/** The game as a page begins it. */
const rules = { ...shuffled, initial: shuffled.decode(null) ?? shuffled.initial };
const { deck } = newMemory(
  MEMORY_CARDS.map(({ name }) => name),
  () => CHANCE,
);
const pairs = MEMORY_CARDS.map(({ name }) => [deck.indexOf(name), deck.lastIndexOf(name)] as const);

const larger = memorySizes(MEMORY_CARDS, MEMORY_PAIRS)[1]?.length ?? 0;

const cards = (page: Page) => page.getByRole('list', { name: 'Cartes' }).getByRole('button');
const popup = (page: Page) => page.getByRole('dialog', { name: GAME_TEXTS.won });

/** Moves focus from one card to another with Tab or Shift+Tab. */
async function walk(page: Page, from: number, to: number): Promise<void> {
  for (let step = 0; step < Math.abs(to - from); step++)
    await page.keyboard.press(to > from ? 'Tab' : 'Shift+Tab');
  await expect(cards(page).nth(to)).toBeFocused();
}

test('is won by keyboard, announced to the end, and shuffles again', async ({ page, noErrors: _ }) => {
  const flips = (some: typeof pairs) => some.flat().map((place) => ({ type: 'flip', place }) as const);
  const [before, left] = [pairs.slice(0, -3), pairs.slice(-3)];
  await holdGame(page, rules, flips(before));
  await openGame(page, 'memory/');
  const announced = await listen(page);
  const [one = 0, other = 0] = left.map(([place]) => place);
  await tabTo(page, cards(page).nth(one));
  await page.keyboard.press('Enter');
  await walk(page, one, other);
  await page.keyboard.press('Enter');
  await expect(cards(page).nth(one)).toHaveAccessibleName(`Carta ${one + 1}, tapada`);
  let at = other;
  for (const [place, mate] of left) {
    await walk(page, at, place);
    await page.keyboard.press('Enter');
    await walk(page, place, mate);
    await page.keyboard.press('Space');
    at = mate;
    if (place === one) await expectNoAxeViolations(page, 'main');
  }
  await expect(popup(page)).toBeVisible();
  await expectNoAxeViolations(page, '[role="dialog"], dialog');
  // The castell goes up, but not for who wants no motion.
  await expect(popup(page).locator('img')).not.toHaveCSS('animation-name', 'none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(popup(page).locator('img')).toHaveCSS('animation-name', 'none');
  const spoken = spokenNames(played);
  const game = playInParallel(rules, (state, event) => announceMemory(state, event, spoken));
  for (const action of flips(before)) game.play(action);
  game.announced.length = 0;
  for (const turned of [one, other]) game.play({ type: 'flip', place: turned });
  game.play({ type: 'settle' });
  for (const action of flips(left)) game.play(action);
  expect(await announced()).toEqual(game.announced);
  await expect(popup(page).getByRole('link', { name: MEMORY_TEXTS.next(larger) })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(cards(page).first()).toHaveAccessibleName('Carta 1, tapada');
  await expect(page.getByText(movesText(0), { exact: true })).toBeVisible();
  await expect(page.getByText(bestText(pairs.length + 1), { exact: true })).toBeVisible();
  await page.goto('jocs/');
  await expect(page.getByText(bestText(pairs.length + 1))).toBeVisible();
});
