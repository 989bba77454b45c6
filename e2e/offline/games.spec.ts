import { HANGMAN_PHRASES } from '@/content/games/hangman';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { pages } from '@/content/pages';
import { grid as crossword, holdAllButOne } from '@/e2e/games/crossword-game';
import { openGame, tabTo } from '@/e2e/games/support';
import { graph, night, options, passage, remember, waysAfter } from '@/e2e/story/support';
import { routeOf } from '@/e2e/support/story';
import { endingLine } from '@/lib/story/words';
import { lettersOf } from '@/lib/text/letters';
import { siteBuild } from '@/scripts/build/sites.mjs';
import { brokenPictures, expect, pathsOfGames, routeTo, test, whenCached } from './support';

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

test('after a visit to /jocs games and story work offline', async ({ page, host }) => {
  await page.goto(routeTo(pages.games));
  await whenCached(page, ...pathsOfGames(siteBuild.folder));
  host.cut();

  for (const route of [routeTo(pages.memory), 'sopa-de-lletres/0/']) {
    await openGame(page, route);
    expect(await brokenPictures(page)).toEqual([]);
  }
  const won = page.getByRole('dialog', { name: GAME_TEXTS.won });
  await openGame(page, 'penjat/0/');
  await page.keyboard.type([...new Set(lettersOf(HANGMAN_PHRASES[0]))].join(''));
  await expect(won).toBeVisible();
  const letter = await holdAllButOne(page, crossword, 0);
  await openGame(page, 'mots-encreuats/0/');
  await tabTo(page, page.getByRole('textbox'));
  await page.keyboard.type(letter);
  await expect(won).toBeVisible();

  await page.goto(routeTo(pages.castleGame));
  await page.getByRole('button', { name: 'Nova partida' }).click();
  await page.getByRole('button', { name: 'Comença!' }).click();
  await expect(page.getByRole('button', { name: /^ASSAIG/ })).toBeVisible();

  const [path, last] = [night.slice(0, -1), night.at(-1) ?? graph.first];
  await remember(page, { path });
  await page.goto(routeOf(path.at(-1) ?? graph.first));
  await options(page).nth(waysAfter(path).indexOf(last)).click();
  await expect(page.getByText(endingLine(passage(last)))).toBeVisible();
});
