import { HANGMAN_PHRASES } from '@/content/games/hangman';
import { describeKey } from '@/content/interface/games/hangman';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';
import { capitalised } from '@/lib/text/catalan';
import { LETTERS, lettersOf } from '@/lib/text/letters';
import { openGame } from './support';

const letters = [...new Set(lettersOf(HANGMAN_PHRASES[0]))];
const [right = 'A'] = letters;
const wrong = LETTERS.find((letter) => !letters.includes(letter)) ?? 'Z';

test('a game open in two tabs: each loads and announces the moves of the other', async ({
  page,
  context,
  pageErrors,
}) => {
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
  expectNoPageErrors(pageErrors);
});
