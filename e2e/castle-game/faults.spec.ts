import { sureOf } from '@/__tests__/builders/teams';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';
import type { GameState } from '@/lib/castle-game/types';
import { after, playWith, rules } from './support';

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

const beginning = rules.newTeam({ name: 'Els Embolicats', color: '#8e2f9e', seed: 3 });

test('a completed mission is above the lesson, with nothing beside it', { tag: '@slow' }, async ({
  page,
  pageErrors,
}) => {
  const accepted = after(
    beginning,
    ...rules.firstMissions.map(({ title }) => ({ type: 'acceptMission', title }) as const),
  );
  const code = rules.missions[0]?.objectives.rehearsal?.[0]?.code ?? '';
  await playWith(page, after(sureOf(accepted, 'descarregat'), { type: 'attempt', code }));
  await page.getByRole('button', { name: /^ASSAIG/ }).click();
  const news = page.getByRole('listitem').filter({ hasText: 'Missió' }).first();
  const lesson = page.getByRole('heading', { name: 'Què heu après' });
  const [above, below] = [await news.boundingBox(), await lesson.boundingBox()];
  if (!above || !below) throw new Error('Nothing to be seen.');
  expect(above.y + above.height).toBeLessThanOrEqual(below.y);
  expectNoPageErrors(pageErrors);
});

test('a disabled button reads the same under the pointer as away from it', { tag: '@slow' }, async ({
  page,
}) => {
  const { team } = beginning;
  const thursday: GameState = {
    rounds: [],
    team: {
      ...team,
      date: '2023-09-21',
      members: 60,
      attendees: 60,
      today: { type: 'performance', done: false },
    },
  };
  await playWith(page, thursday);
  for (const name of ['Avança de dia', 'Avança al següent dia']) {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeDisabled();
    const look = () =>
      button.evaluate((element) => {
        const { color, backgroundColor, borderColor } = getComputedStyle(element);
        return { color, backgroundColor, borderColor };
      });
    const away = await look();
    await button.hover({ force: true });
    await button.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    expect(await look()).toEqual(away);
  }
});

test('the marks beside towers keep their size, however long the code', { tag: '@slow' }, async ({ page }) => {
  const { team } = beginning;
  const done = { outcome: 'descarregat', triedAt: 0, context: 'rehearsal', chances: [1, 0, 0, 0] } as const;
  const stats = Object.fromEntries(
    Object.entries(team.stats).map(([code, stat]) => [code, { ...stat, attempts: [done] }]),
  );
  await playWith(page, { rounds: [], team: { ...team, stats } });
  await page.getByRole('button', { name: /^CASTELLS/ }).click();
  const marks = page.locator('main table [role="img"] svg');
  await expect(marks.first()).toBeVisible();
  const widths = await marks.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(50);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(15.5);
});
