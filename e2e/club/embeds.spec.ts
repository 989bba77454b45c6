import type { Page } from '@playwright/test';
import { rehearsals } from '@/content/calendar/rehearsals';
import { EMBED_TEXTS } from '@/content/interface/embeds';
import { pages } from '@/content/pages';
import { isShown } from '@/content/shown';
import { answerIframes } from '@/e2e/support/network';
import { rawHtml } from '@/e2e/support/raw-html';
import { knownVideos } from '@/e2e/support/videos';
import { expect, test } from '@/e2e/support/watch';

const [{ place }] = rehearsals;
const askFor = (kind: keyof typeof EMBED_TEXTS.ask) => new RegExp(`^${EMBED_TEXTS.ask[kind]}`);

const frames = (page: Page) => page.locator('iframe');

test('a map loads on request, alone, and keeps the size of its box', async ({ page }) => {
  const asked = await answerIframes(page);
  await page.goto(`${pages.rehearsals.path}/`);
  const title = place.name;
  const map = page.getByRole('region', { name: title });
  const size = () => map.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  const before = await size();
  await map.getByRole('button', { name: askFor('mapes') }).click();
  await expect(map.locator('iframe')).toHaveAttribute('title', title);
  await expect.poll(() => asked).toEqual([new URL(place.map.src).host]);
  await expect(map.getByRole('status')).toHaveCount(0);
  expect(await size()).toEqual(before);
  await expect(frames(page)).toHaveCount(1);
});

test('without scripts every iframe is in its place, titled and sandboxed', () => {
  const calendarAndMaps = 1 + new Set(rehearsals.map(({ place: { name } }) => name)).size;
  const counts = {
    [pages.agenda.path]: calendarAndMaps,
    [pages.rehearsals.path]: calendarAndMaps,
    [pages.music.path]: 1,
    [pages.videos.path]: knownVideos.length,
  };
  for (const [path, count] of Object.entries(counts).filter(([page]) => isShown(page))) {
    const found = rawHtml(`${path.slice(1)}/`).match(/<noscript><iframe[^>]*>/g) ?? [];
    expect(found, path).toHaveLength(count);
    for (const frame of found) expect(frame).toMatch(/title="[^"]+".*sandbox="[^"]+"/);
  }
});
