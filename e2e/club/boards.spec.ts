import { boards } from '@/content/boards/boards';
import { BOARD_TEXTS, seasonsOf } from '@/content/interface/club';
import { documents } from '@/content/legal/documents';
import { directory } from '@/content/people/directory';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';
import { type BoardPage, boardMembers, findBoard, pastSeasons } from '@/lib/club/boards';
import { cardAddress, personOf } from '@/lib/club/people';
import { formatSeason, parseSeason } from '@/lib/dates/seasons';

const all: readonly BoardPage[] = boards;

for (const board of all) {
  test(`${board.path} answers with its current season, also under that season's own address`, async ({
    page,
    pageErrors,
  }) => {
    for (const path of [board.path, `${board.path}/${board.currentSeason}`]) {
      await page.goto(`${path}/`);
      await expect(page.locator('h1')).toHaveText(`${board.title} (${board.currentSeason})`);
      await expect(page.getByText(BOARD_TEXTS.past)).toHaveCount(0);
    }
    const seasons = page.getByRole('navigation', { name: seasonsOf(board.title) });
    await expect(seasons).toHaveCount(pastSeasons(board).length > 0 ? 1 : 0);
    expectNoPageErrors(pageErrors);
  });

  test(`${board.path} of an unknown season is not found`, async ({ request }) => {
    const next = formatSeason((parseSeason(board.currentSeason) ?? 0) + 1);
    for (const season of [next, '2024-2026', '2024', 'constructor', '__proto__', BOARD_TEXTS.current]) {
      expect((await request.get(`${board.path}/${season}/`)).status(), season).toBe(404);
    }
  });
}

/** Members of past boards with a card: the board, its season, their name and the card's address. */
const pastWithCards = all.flatMap((board) =>
  pastSeasons(board).flatMap((season) => {
    const found = findBoard(board, season);
    return boardMembers(found?.board ?? board.s).flatMap(({ member: { person } }) => {
      const card = person ? cardAddress(person, directory.offices) : null;
      return person && card ? [{ board, season, name: personOf(directory, person).name, card }] : [];
    });
  }),
);

for (const { board, season, name, card } of pastWithCards.slice(0, 1)) {
  test('a past board warns, leads to the current one, and its people to their cards', async ({ page }) => {
    await page.goto(`${board.path}/${season}/`);
    await expect(page.locator('h1')).toHaveText(`${board.title} (${season})`);
    await expect(page.getByText(BOARD_TEXTS.past)).toBeVisible();
    await page.getByRole('link', { name: BOARD_TEXTS.toCurrent }).click();
    await expect(page).toHaveURL(`${board.path}/`);
    await page.getByRole('link', { name: season, exact: true }).click();
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(card.replace('#', '/#'));
    await expect(page.getByRole('article', { name })).toBeInViewport();
  });
}

test('boards, people and documents print on white, without menus or frames', async ({ page }) => {
  const [board, office, document] = [boards[0], directory.offices[0], documents[0]];
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const path of [board.path, office.path, `/${document.id}`]) {
    await page.goto(`${path}/`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    for (const landmark of ['banner', 'contentinfo', 'navigation'] as const) {
      for (const element of await page.getByRole(landmark).all()) await expect(element).toBeHidden();
    }
    await expect(page.locator('object')).toHaveCount(0);
  }
});
