import { publicCalendar } from '@/content/calendar/public-calendar';
import { HUB_CARDS } from '@/content/games/hub';
import { EMBED_TEXTS, forgetName } from '@/content/interface/embeds';
import { progressText } from '@/content/interface/games/shared';
import { pages } from '@/content/pages';
import { inBrowserWithBfcache, leaveAndComeBack } from '@/e2e/support/bfcache';
import { withPublicCalendar } from '@/e2e/support/modules';
import { answerIframes } from '@/e2e/support/network';
import { interactiveRoutes, oneOfEach, staticRoutes } from '@/e2e/support/page-kinds';
import { expect, test } from '@/e2e/support/watch';
import { completionCookie } from '@/lib/games/shared/saved';
import type { HubCard } from '@/lib/games/shared/types';

inBrowserWithBfcache();

const about = `${pages.about.path.slice(1)}/`;

for (const [kind, routes] of Object.entries({ static: staticRoutes, interactive: interactiveRoutes }))
  test(`Back finds every kind of ${kind} scrolled where it was`, async ({ page, noErrors: _ }) => {
    const walk = oneOfEach(
      routes.filter((route) => route !== about),
      6,
    );
    expect(walk.length).toBeGreaterThan(5);
    for (const route of walk) {
      await page.goto(route);
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
      const top = await page.evaluate(() => scrollY);
      await leaveAndComeBack(page, about);
      expect(await page.evaluate(() => scrollY), route).toBe(top);
    }
  });

test('an iframe with consent is removed if the consent is withdrawn on another page', async ({ page }) => {
  withPublicCalendar();
  await answerIframes(page);
  const calendar = page.getByRole('region', { name: publicCalendar.title });
  const frames = page.locator('iframe');
  await page.goto(`${pages.agenda.path}/#calendari`);
  await calendar.getByRole('button', { name: EMBED_TEXTS.always }).click();
  await expect(frames).toHaveCount(1);
  await page.reload();
  await expect(frames).toHaveCount(1);
  await leaveAndComeBack(page, `${pages.rehearsals.path.slice(1)}/#calendari`, async () => {
    await page
      .getByRole('button', { name: forgetName(new URL(publicCalendar.src).host) })
      .first()
      .click();
  });
  await expect(frames).toHaveCount(0);
});

test('a completed level is counted in the restored list', async ({ page, baseURL }) => {
  const cards: readonly HubCard[] = HUB_CARDS;
  const game = cards.flatMap(({ path, progress }) =>
    progress.kind === 'levels' ? [{ path, ...progress }] : [],
  )[0];
  if (!game) throw new Error('no game has levels');
  const done = progressText(Array.from({ length: game.count }, (_, level) => level === 0));
  const level = page.getByRole('link', { name: /^Nivell 1, completat/ });
  for (const [route, told] of [
    [pages.games.path, page.getByText(done)],
    [game.path, level],
  ] as const) {
    await page.context().clearCookies();
    await page.goto(`${route}/`);
    await expect(told).toHaveCount(0);
    await leaveAndComeBack(page, `${game.path.slice(1)}/0/`, () =>
      page
        .context()
        .addCookies([{ name: completionCookie(game.game, 0), value: 'true', url: baseURL ?? '' }]),
    );
    await expect(told.first()).toBeVisible();
  }
});
