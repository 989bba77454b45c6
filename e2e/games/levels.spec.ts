import { levelRoutes } from '../../content/games/level-routes';
import { GAME_TEXTS } from '../../content/interface/games';
import { rawHtml } from '../support/raw-html';
import { expect, test } from '../support/watch';

const GAMES = { 'sopa-de-lletres': 3, 'mots-encreuats': 1, penjat: 5 } as const;

for (const [game, count] of Object.entries(GAMES)) {
  test(`/${game} has ${count} levels from 0, and anything else is the not-found page`, async ({
    request,
  }) => {
    for (let level = 0; level < count; level++)
      expect((await request.get(`${game}/${level}/`)).status()).toBe(200);
    for (const wrong of [count, '-1', '1.0', '01', '0x0', '1e0', 'constructor', '__proto__', '%20'])
      expect((await request.get(`${game}/${wrong}/`)).status(), `${wrong}`).toBe(404);
  });

  test(`the list of /${game} links every level without scripts, none of them completed`, () => {
    const html = rawHtml(`${game}/`);
    for (let level = 0; level < count; level++)
      expect(html).toMatch(
        new RegExp(`aria-label="Nivell ${level + 1}, per completar:[^>]*href="/${game}/${level}/"`),
      );
  });
}

test('next and previous walk through the levels', async ({ page }) => {
  await page.goto('penjat/0/');
  await expect(page.getByRole('link', { name: GAME_TEXTS.previousLevel })).toHaveCount(0);
  for (let level = 1; level < GAMES.penjat; level++) {
    await page.getByRole('link', { name: GAME_TEXTS.nextLevel }).click();
    await expect(page).toHaveURL(new RegExp(`/penjat/${level}/$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Penjat nivell ${level + 1}`);
  }
  await expect(page.getByRole('link', { name: GAME_TEXTS.nextLevel })).toHaveCount(0);
  await page.getByRole('link', { name: GAME_TEXTS.previousLevel }).click();
  await expect(page).toHaveURL(/\/penjat\/3\/$/);
});

test('levels completed on the earlier site still count', async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: 'penjat-1', value: 'true,secure', url: baseURL ?? '' },
    { name: 'penjat-2', value: 'true%2Csecure', url: baseURL ?? '' },
    { name: 'penjat-3', value: 'false', url: baseURL ?? '' },
  ]);
  await page.goto('penjat/');
  await expect(page.getByText('2 de 5 nivells')).toBeVisible();
  await expect(page.getByRole('link', { name: /, completat:/ })).toHaveCount(2);
});

test('every level is a page of its own, and says without scripts what it needs', () => {
  for (const route of levelRoutes) expect(rawHtml(`${route.slice(1)}/`)).toContain(GAME_TEXTS.noScripts);
  expect(levelRoutes).toHaveLength(Object.values(GAMES).reduce((sum, count) => sum + count, 0));
});
