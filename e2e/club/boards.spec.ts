import { BOARD_TEXTS, seasonsOf } from '@/content/interface/club';
import { documents } from '@/content/legal/documents';
import { boards, directory } from '@/content/people/directory';
import { rawHtml } from '@/e2e/support/raw-html';
import { expect, test } from '@/e2e/support/watch';
import { type BoardPage, pastSeasons } from '@/lib/club/boards';

const all: readonly BoardPage[] = boards;

for (const board of all) {
  const past = pastSeasons(board);

  test(`${board.path} has its current season, also under its own address`, async ({ page, noErrors: _ }) => {
    for (const path of [board.path, `${board.path}/${board.currentSeason}`]) {
      await page.goto(`${path}/`);
      await expect(page.locator('h1')).toHaveText(`${board.title} (${board.currentSeason})`);
      await expect(page.getByText(BOARD_TEXTS.past)).toHaveCount(0);
    }
    const seasons = page.getByRole('navigation', { name: seasonsOf(board.title) });
    await expect(seasons).toHaveCount(past.length > 0 ? 1 : 0);
  });

  test(`${board.path} leads to every past board, and each of them back`, () => {
    for (const season of past) {
      expect(rawHtml(`${board.path.slice(1)}/`)).toContain(`href="${board.path}/${season}/"`);
      const html = rawHtml(`${board.path.slice(1)}/${season}/`);
      expect(html).toMatch(new RegExp(`href="${board.path}/"[^>]*>${BOARD_TEXTS.toCurrent}`));
      expect(html.replaceAll('<!-- -->', '')).toContain(`${board.title} (${season})</h1>`);
    }
  });
}

test('boards, people and documents print on white, without menus', { tag: '@slow' }, async ({ page }) => {
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
