import { boards } from '../../content/boards/boards';
import { boardSeasons, pastSeasons } from '../../lib/club/boards';
import { expect, expectNoTrouble, test } from '../support/watch';

const warning = /Atenció! Estàs consultant la junta d'una temporada anterior/;

for (const board of boards) {
  test(`${board.path} answers with its current season, also under that season's own address`, async ({
    page,
    trouble,
  }) => {
    for (const path of [board.path, `${board.path}/${board.currentSeason}`]) {
      await page.goto(`${path}/`);
      await expect(page.locator('h1')).toHaveText(`${board.title} (${board.currentSeason})`);
      await expect(page.getByText(warning)).toHaveCount(0);
    }
    const seasons = page.getByRole('navigation', { name: /per temporades/ });
    await expect(seasons).toHaveCount(pastSeasons(board).length > 0 ? 1 : 0);
    expectNoTrouble(trouble);
  });

  test(`${board.path} of a season nobody knows is not found`, async ({ request }) => {
    expect(boardSeasons(board).length).toBeGreaterThan(0);
    for (const season of ['1993-1994', '2024-2026', '2024', 'constructor', '__proto__', 'ACTUAL']) {
      expect((await request.get(`${board.path}/${season}/`)).status(), season).toBe(404);
    }
  });
}

test('a past board warns, leads to the current one, and its people to their cards', async ({ page }) => {
  await page.goto('junta-directiva/2002-2003/');
  await expect(page.locator('h1')).toHaveText('Junta directiva (2002-2003)');
  await expect(page.getByText(warning)).toBeVisible();
  await page.getByRole('link', { name: 'Ves a la junta actual' }).click();
  await expect(page).toHaveURL('/junta-directiva/');
  await page.getByRole('link', { name: '2002-2003' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Mireia Gavaldà i Sans' }).click();
  await expect(page).toHaveURL('/llista-de-presidents/#mireia-gavalda');
  await expect(page.getByRole('article', { name: /Mireia Gavaldà/ })).toBeInViewport();
});

test('boards, people and documents print on white, without menus or frames', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const route of ['junta-tecnica/', 'llista-de-caps-de-colla/', 'estatuts/']) {
    await page.goto(route);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    for (const landmark of ['banner', 'contentinfo', 'navigation'] as const) {
      for (const element of await page.getByRole(landmark).all()) await expect(element).toBeHidden();
    }
    await expect(page.locator('object')).toHaveCount(0);
  }
});
