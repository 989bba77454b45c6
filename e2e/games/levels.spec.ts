import { HUB_CARDS } from '@/content/games/hub';
import { levelRoutes } from '@/content/games/level-routes';
import { GAME_TEXTS } from '@/content/interface/games/shared';
import { rawHtml } from '@/e2e/support/raw-html';
import { expect, test } from '@/e2e/support/watch';
import type { HubCard } from '@/lib/games/shared/types';

const cards: readonly HubCard[] = HUB_CARDS;
const GAMES = cards.flatMap(({ path, title, progress }) =>
  progress.kind === 'levels' ? [{ route: path.slice(1), title, ...progress }] : [],
);
const [longest] = GAMES.toSorted((one, other) => other.count - one.count);
if (!longest) throw new Error('no game has levels');

for (const { route, count } of GAMES) {
  test(`/${route} has ${count} levels from 0, and other addresses are not found`, async ({ request }) => {
    for (let level = 0; level < count; level++)
      expect((await request.get(`${route}/${level}/`)).status()).toBe(200);
    for (const wrong of [count, '-1', '1.0', '01', '0x0', '1e0', 'constructor', '__proto__', '%20'])
      expect((await request.get(`${route}/${wrong}/`)).status(), `${wrong}`).toBe(404);
  });

  test(`the list of /${route} links every level without scripts, none of them completed`, () => {
    const html = rawHtml(`${route}/`);
    for (let level = 0; level < count; level++)
      expect(html).toMatch(
        new RegExp(`aria-label="Nivell ${level + 1}, per completar:[^>]*href="/${route}/${level}/"`),
      );
  });
}

test('each level is a page, with a notice without scripts', () => {
  expect(levelRoutes.length).toBeGreaterThan(0);
  for (const route of levelRoutes) expect(rawHtml(`${route.slice(1)}/`)).toContain(GAME_TEXTS.noScripts);
});
