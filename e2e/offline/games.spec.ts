import type { Page } from '@playwright/test';
import { club } from '@/content/club';
import { DAILY_TOWERS } from '@/content/games/daily-castell';
import { HANGMAN_MORE, HANGMAN_PHRASES } from '@/content/games/hangman';
import { levelRoutes } from '@/content/games/level-routes';
import { MEMORY_CARDS, MEMORY_PAIRS } from '@/content/games/memory';
import { HANGMAN_PAGE } from '@/content/games/pages';
import { WORD_SEARCH_LEVELS } from '@/content/games/word-search/levels';
import { QUICK_TEXTS } from '@/content/interface/castle-game/quick';
import { DAILY_TEXTS } from '@/content/interface/games/daily-castell';
import { GAME_TEXTS, gridName } from '@/content/interface/games/shared';
import { pages } from '@/content/pages';
import { aGame, grid as crossword } from '@/e2e/games/crossword-game';
import { openGame, press, tabTo } from '@/e2e/games/support';
import { graph, night, options, passage, remember, titleOf, waysAfter } from '@/e2e/story/support';
import { routeOf, storyRoutes } from '@/e2e/support/story';
import { dateInMadrid } from '@/lib/dates/madrid';
import { castellOf, dailyCatalogue } from '@/lib/games/daily-castell/catalogue';
import type { MorePhrase } from '@/lib/games/hangman/game';
import { newMemory, sizeQuery } from '@/lib/games/memory/game';
import { type MemoryPair, memorySizes } from '@/lib/games/memory/pairs';
import { moreRoute } from '@/lib/games/shared/levels';
import { lineOf, sizeOf } from '@/lib/games/word-search/game';

import { endingLine } from '@/lib/story/words';
import { lettersOf } from '@/lib/text/letters';
import { brokenPictures, expect, test, whenCached, whenGroupCached } from './support';

const CHANCE = 0.3;

const phrases: readonly MorePhrase[] = HANGMAN_MORE;

/** Turns one pair after another, and checks that every picture is shown. */
async function pairAll(page: Page, pairs: readonly MemoryPair[]): Promise<void> {
  const names = pairs.map(({ name }) => name);
  const { deck } = newMemory(names, () => CHANCE);
  const cards = page.getByRole('list', { name: 'Cartes' }).getByRole('button');
  await expect(cards).toHaveCount(deck.length);
  for (const name of names)
    for (const place of [deck.indexOf(name), deck.lastIndexOf(name)]) await cards.nth(place).click();
  expect(await brokenPictures(page)).toEqual([]);
}

/** How each game is played to its end. */
const games: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  ...Object.fromEntries(
    memorySizes(MEMORY_CARDS, MEMORY_PAIRS).map((pairs, place, sizes) => [
      `memory/${sizeQuery(
        sizes.map((one) => one.length),
        place,
      )}`,
      (page: Page) => pairAll(page, pairs),
    ]),
  ),
  ...Object.fromEntries(
    phrases
      .slice(0, 1)
      .map(({ id, phrase }) => [
        moreRoute(HANGMAN_PAGE.path, HANGMAN_PHRASES.length, id).slice(1).replace('?', '/?'),
        (page: Page) => page.keyboard.type([...new Set(lettersOf(phrase))].join('')),
      ]),
  ),
  'penjat/0/': (page) => page.keyboard.type([...new Set(lettersOf(HANGMAN_PHRASES[0]))].join('')),
  'mots-encreuats/0/': async (page) => {
    await tabTo(page, page.getByRole('textbox'));
    const game = aGame();
    for (const [place, clue] of crossword.clues.entries()) {
      await press(page, [...(place === 0 ? [] : [']']), 'Home']);
      const { letters, won } = game.fill(clue);
      await page.keyboard.type(letters.join(''));
      if (won) break;
    }
  },
  'sopa-de-lletres/0/': async (page) => {
    const [level] = WORD_SEARCH_LEVELS;
    const { row, column } = sizeOf(level);
    const grid = page.getByRole('application', { name: gridName(row, column) });
    await grid.scrollIntoViewIfNeeded();
    const box = await grid.boundingBox();
    if (!box) throw new Error('the grid is not on the page');
    for (const word of level.words.keys()) {
      const line = lineOf(level, word);
      if (!line) continue;
      for (const cell of [line.start, line.end])
        await page.mouse.click(
          box.x + ((cell.column + 0.5) / column) * box.width,
          box.y + ((cell.row + 0.5) / row) * box.height,
        );
    }
  },
};

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

test.beforeEach(async ({ page, host }) => {
  await page.addInitScript((chance) => {
    Math.random = () => chance;
  }, CHANCE);
  await page.goto(`${pages.games.path.slice(1)}/`);
  await whenCached(page);
  await whenGroupCached(page, 'games');
  host.cut();
});

test('after a visit to /jocs every game can be played to its end offline', async ({ page }) => {
  test.slow();
  for (const [route, play] of Object.entries(games)) {
    await openGame(page, route);
    await play(page);
    await expect(page.getByRole('dialog', { name: GAME_TEXTS.won }), route).toBeVisible();
  }
});

test('the castle game and the quick simulator too', async ({ page }) => {
  await page.goto(`${pages.castleGame.path.slice(1)}/`);
  await page.getByRole('button', { name: 'Nova partida' }).click();
  await expect(page.getByRole('textbox', { name: 'Nom de la colla' })).toHaveValue(club.name);
  await page.getByRole('button', { name: 'Comença!' }).click();
  await expect(page.getByRole('heading', { name: "DIA D'ASSAIG" })).toBeVisible();
  await page.getByRole('button', { name: /^ASSAIG/ }).click();
  const tower = page.getByRole('button', { name: /^[\wàç]+, pilar/ }).first();
  await tower.click();
  await page.getByRole('button', { name: 'Continua', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^(descarregat|carregat|intent)/i })).toBeVisible();

  await page.goto(`${pages.games.path.slice(1)}/`);
  await page.getByRole('button', { name: QUICK_TEXTS.rehearsal, exact: true }).click();
  await expect(page.getByText(QUICK_TEXTS.pick.rehearsal)).toBeVisible();
});

test('the castell of the day is found, silhouette and all', async ({ page }) => {
  const date = dateInMadrid(Date.now());
  const catalogue = dailyCatalogue(DAILY_TOWERS);
  const answer = castellOf(catalogue, date);
  await page.goto(`${pages.games.path.slice(1)}/?castell-del-dia=${date}`);
  const code = page.getByRole('textbox', { name: DAILY_TEXTS.type });
  for (const tower of [catalogue.towers.find((one) => one !== answer), answer]) {
    await code.fill(tower?.code ?? '');
    await code.press('Enter');
    expect(await brokenPictures(page)).toEqual([]);
  }
  await expect(page.getByRole('heading', { name: DAILY_TEXTS.found })).toBeVisible();
});

test('the story is read to an ending, and every passage and level is there', async ({ page }) => {
  const answers = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => [path, (await fetch(path)).status])),
    [...storyRoutes.map((route) => `/${route}`), ...levelRoutes.map((route) => `${route}/`)],
  );
  expect(answers.length).toBeGreaterThan(levelRoutes.length);
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);

  await remember(page);
  await page.goto(routeOf(graph.first));
  for (const [index, id] of night.entries()) {
    if (index > 0)
      await options(page)
        .nth(waysAfter(night.slice(0, index)).indexOf(id))
        .click();
    await expect(page.locator('h1')).toHaveText(titleOf(id));
  }
  await expect(page.getByText(endingLine(passage(night.at(-1) ?? graph.first)))).toBeVisible();
});
