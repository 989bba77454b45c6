import type { Page } from '@playwright/test';
import { testNow } from '@/__tests__/test-day';
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
import { grid as crossword, holdAllButOne } from '@/e2e/games/crossword-game';
import { holdGame, openGame, tabTo } from '@/e2e/games/support';
import { graph, night, options, passage, remember, titleOf, waysAfter } from '@/e2e/story/support';
import { routeOf, storyRoutes } from '@/e2e/support/story';
import { dateInMadrid } from '@/lib/dates/madrid';
import { castellOf, dailyCatalogue } from '@/lib/games/daily-castell/catalogue';
import type { MorePhrase } from '@/lib/games/hangman/game';
import { memoryRules, sizeQuery } from '@/lib/games/memory/game';
import { type MemoryPair, memorySizes } from '@/lib/games/memory/pairs';
import { moreRoute } from '@/lib/games/shared/levels';
import { lineOf, sizeOf, wordSearchRules } from '@/lib/games/word-search/game';
import { endingLine } from '@/lib/story/words';
import { lettersOf } from '@/lib/text/letters';
import { brokenPictures, expect, test, whenCached, whenGroupCached } from './support';

const phrases: readonly MorePhrase[] = HANGMAN_MORE;
const sizes = memorySizes(MEMORY_CARDS, MEMORY_PAIRS);
const hub = `${pages.games.path.slice(1)}/`;

/** Opens a memory that lacks one pair, checks that every picture is shown, and turns that pair. */
async function playMemory(page: Page, pairs: readonly MemoryPair[], larger: boolean): Promise<void> {
  const rules = memoryRules(pairs, () => 0.3, larger);
  const initial = rules.decode(null) ?? rules.initial;
  const turns = pairs.flatMap(({ name }) => [initial.deck.indexOf(name), initial.deck.lastIndexOf(name)]);
  const flips = turns.map((place) => ({ type: 'flip', place }) as const);
  await holdGame(page, { ...rules, initial }, flips.slice(0, -2));
  await openGame(
    page,
    `memory/${sizeQuery(
      sizes.map(({ length }) => length),
      larger ? sizes.indexOf(pairs) : 0,
    )}`,
  );
  const cards = page.getByRole('list', { name: 'Cartes' }).getByRole('button');
  await expect(cards).toHaveCount(turns.length);
  for (const place of turns.slice(-2)) await cards.nth(place).click();
  expect(await brokenPictures(page)).toEqual([]);
}

async function playHangman(page: Page, route: string, phrase: string): Promise<void> {
  await openGame(page, route);
  await page.keyboard.type([...new Set(lettersOf(phrase))].join(''));
}

async function playCrossword(page: Page): Promise<void> {
  const letter = await holdAllButOne(page, crossword, 0);
  await openGame(page, 'mots-encreuats/0/');
  await tabTo(page, page.getByRole('textbox'));
  await page.keyboard.type(letter);
}

async function playWordSearch(page: Page): Promise<void> {
  const [level] = WORD_SEARCH_LEVELS;
  const ends = level.words.flatMap((_, word) => {
    const line = lineOf(level, word);
    return line ? [line.start, line.end] : [];
  });
  await holdGame(
    page,
    wordSearchRules(level, 0),
    ends.slice(0, -2).map((cell) => ({ type: 'pick', cell }) as const),
  );
  await openGame(page, 'sopa-de-lletres/0/');
  const { row, column } = sizeOf(level);
  const grid = page.getByRole('application', { name: gridName(row, column) });
  await grid.scrollIntoViewIfNeeded();
  const box = await grid.boundingBox();
  if (!box) throw new Error('the grid is not on the page');
  for (const cell of ends.slice(-2))
    await page.mouse.click(
      box.x + ((cell.column + 0.5) / column) * box.width,
      box.y + ((cell.row + 0.5) / row) * box.height,
    );
}

async function rehearse(page: Page): Promise<void> {
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

  await page.goto(hub);
  await page.getByRole('button', { name: QUICK_TEXTS.rehearsal, exact: true }).click();
  await expect(page.getByText(QUICK_TEXTS.pick.rehearsal)).toBeVisible();
}

async function findTheCastell(page: Page): Promise<void> {
  const date = dateInMadrid(testNow);
  const catalogue = dailyCatalogue(DAILY_TOWERS);
  const answer = castellOf(catalogue, date);
  await page.goto(`${hub}?castell-del-dia=${date}`);
  const code = page.getByRole('textbox', { name: DAILY_TEXTS.type });
  for (const tower of [catalogue.towers.find((one) => one !== answer), answer]) {
    await code.fill(tower?.code ?? '');
    await code.press('Enter');
    expect(await brokenPictures(page)).toEqual([]);
  }
  await expect(page.getByRole('heading', { name: DAILY_TEXTS.found })).toBeVisible();
}

/** Every passage and level is there, and the last step of a night can be taken. */
async function readToTheEnd(page: Page): Promise<void> {
  const answers = await page.evaluate(
    (paths) => Promise.all(paths.map(async (path) => [path, (await fetch(path)).status])),
    [...storyRoutes.map((route) => `/${route}`), ...levelRoutes.map((route) => `${route}/`)],
  );
  expect(answers.length).toBeGreaterThan(levelRoutes.length);
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);

  const [path, last] = [night.slice(0, -1), night.at(-1) ?? graph.first];
  await remember(page, { path });
  await page.goto(routeOf(path.at(-1) ?? graph.first));
  await options(page).nth(waysAfter(path).indexOf(last)).click();
  await expect(page.locator('h1')).toHaveText(titleOf(last));
  await expect(page.getByText(endingLine(passage(last)))).toBeVisible();
}

test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });

test('after a visit to /jocs every game can be played to its end offline', async ({ page, host }) => {
  test.slow();
  await page.goto(hub);
  await whenCached(page);
  await whenGroupCached(page, 'games');
  host.cut();
  const won = async (play: Promise<void>) => {
    await play;
    await expect(page.getByRole('dialog', { name: GAME_TEXTS.won })).toBeVisible();
  };
  for (const [place, pairs] of sizes.entries()) await won(playMemory(page, pairs, place > 0));
  for (const { id, phrase } of phrases.slice(0, 1)) {
    const route = moreRoute(HANGMAN_PAGE.path, HANGMAN_PHRASES.length, id).slice(1).replace('?', '/?');
    await won(playHangman(page, route, phrase));
  }
  await won(playHangman(page, 'penjat/0/', HANGMAN_PHRASES[0]));
  await won(playCrossword(page));
  await won(playWordSearch(page));
  await rehearse(page);
  await findTheCastell(page);
  await readToTheEnd(page);
});
