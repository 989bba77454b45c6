import { expectContrast, expectNoAxeViolations } from '@/e2e/support/axe';
import { expectNoHorizontalScroll } from '@/e2e/support/layout';
import { savedPicture } from '@/e2e/support/saved-picture';
import { expect, test } from '@/e2e/support/watch';
import type { GameState } from '@/lib/castle-game/types';
import { experienced, namedDiada } from './experienced';
import { playWith, storedGame } from './support';

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

/** A team on the first days of its second season, whose page of the first one has not been read. */
function secondSeason(): GameState {
  const { team, rounds } = experienced();
  const best = {
    rounds: [
      { number: 1, code: '3d6', outcome: 'descarregat', points: 130 },
      { number: 2, code: 'Pd4', outcome: 'descarregat', points: 45 },
    ],
    points: 175,
    endedAt: Date.UTC(2026, 9, 8, 18),
    day: namedDiada?.day,
    members: { before: 49, after: 120 },
  } as const;
  return {
    rounds,
    team: {
      ...team,
      date: '2024-09-02',
      history: [...team.history, best],
      firsts: { '3d6': { performance: { descarregat: '2024-05-02' } } },
      seasons: [
        { season: '2023-2024', members: 15, read: false },
        { season: '2024-2025', members: 120, read: false },
      ],
    },
  };
}

test(
  'the page of the year comes up once, with a poster to keep',
  { tag: '@slow' },
  async ({ page, noErrors: _ }, { outputDir }) => {
    await playWith(page, secondSeason());
    await expect(page.getByRole('heading', { name: 'Temporada 2023-2024' })).toBeFocused();
    await expectNoAxeViolations(page, 'main');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectContrast(page, 'main');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoHorizontalScroll(page);
    }
    const poster = await savedPicture(page, 'Desa el pòster', outputDir);
    expect(poster).toMatchObject({ name: 'els-embolicats-2023-2024.png', width: 1080, height: 1350 });
    // Paper, bands and letters alone would be a third of this.
    expect(poster.bytes).toBeGreaterThan(60_000);

    await page.getByRole('button', { name: 'Comença la temporada nova' }).click();
    await expect(page.getByRole('heading', { name: "DIA D'ASSAIG" })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY), 'the new season begins at the top').toBe(0);
    expect((await storedGame(page)).team.seasons.map(({ read }) => read)).toEqual([true, false]);
    await page.reload();
    await expect(page.getByRole('heading', { name: "DIA D'ASSAIG" })).toBeFocused();
  },
);
