import { HANGMAN_PHRASES } from '../../content/games/hangman';
import { GAME_TEXTS } from '../../content/interface/games';
import { describeKey } from '../../lib/games/hangman/words';
import { LETTERS, lettersOf } from '../../lib/text/letters';
import { capitalised } from '../../lib/text/sentence';
import { expect, expectNoTrouble, test } from '../support/watch';
import { openGame } from './open';

const letters = [...new Set(lettersOf(HANGMAN_PHRASES[0]))];
const [right = 'A'] = letters;
const wrong = LETTERS.find((letter) => !letters.includes(letter)) ?? 'Z';

test('a game that is open in two tabs is one game: each takes in what the other does, and says so', async ({
  page,
  context,
  trouble,
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
  expectNoTrouble(trouble);
});
