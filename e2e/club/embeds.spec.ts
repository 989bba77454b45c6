import type { Page } from '@playwright/test';
import { rawHtml } from '../support/raw-html';
import { expect, test } from '../support/watch';

/** Answers for the hosts of the frames, which do not exist, and notes that they were asked. */
async function answerFrames(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/https:\/\/[^/]+\.example\//, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title><p>Marc' });
  });
  return asked;
}

const frames = (page: Page) => page.locator('iframe');

test('a map comes when asked for, alone, and keeps the box it was promised', async ({ page }) => {
  const asked = await answerFrames(page);
  await page.goto('assajos/');
  const map = page.getByRole('region', { name: /Mapa de l'assaig de dimarts/ });
  const size = () => map.evaluate(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]);
  const before = await size();
  await map.getByRole('button', { name: /^Mostra el mapa/ }).click();
  await expect(map.locator('iframe')).toHaveAttribute('title', /Mapa de l'assaig de dimarts/);
  await expect.poll(() => asked).toEqual(['mapes.example']);
  await expect(map.getByRole('status')).toHaveCount(0);
  expect(await size()).toEqual(before);
  await expect(frames(page)).toHaveCount(1);
});

test('"always" is kept for that host after a reload, and can be taken back', async ({ page }) => {
  const asked = await answerFrames(page);
  await page.goto('agenda/');
  const calendar = page.getByRole('region', { name: 'Calendari públic dels Enfilats' });
  expect((await calendar.boundingBox())?.height).toBe(600);
  await calendar.getByRole('button', { name: "Mostra'l sempre" }).click();
  await expect(frames(page)).toHaveCount(1);
  await page.reload();
  await expect(calendar.locator('iframe')).toHaveCount(1);
  await expect(frames(page), 'the maps are of another host').toHaveCount(1);
  await page.goto('assajos/');
  await expect(calendar.locator('iframe')).toHaveCount(1);
  await page.getByRole('button', { name: /No mostris sempre/ }).click();
  await expect(frames(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Mostra el calendari/ })).toBeVisible();
  await expect(frames(page)).toHaveCount(0);
  expect(new Set(asked)).toEqual(new Set(['calendari.example']));
});

test('a frame can be asked for by keyboard alone, and Tab goes on from its place', async ({ page }) => {
  await answerFrames(page);
  await page.goto('musica/');
  await page.getByRole('button', { name: /^Mostra el reproductor/ }).focus();
  await page.keyboard.press('Enter');
  await expect(frames(page)).toHaveCount(1);
  await expect(page.getByRole('region', { name: /a la plataforma de música/ })).toBeFocused();
});

test('without scripts every frame stands in its place, titled and sandboxed', () => {
  const counts = { 'agenda/': 4, 'assajos/': 4, 'musica/': 1, 'videos/': 10 };
  for (const [route, count] of Object.entries(counts)) {
    const found = rawHtml(route).match(/<noscript><iframe[^>]*>/g) ?? [];
    expect(found, route).toHaveLength(count);
    for (const frame of found) expect(frame).toMatch(/title="[^"]+".*sandbox="[^"]+"/);
  }
});
