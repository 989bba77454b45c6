import { DRAW_TEXTS } from '@/content/interface/draw-tower';
import { slideshowName, TOWER_TEXTS } from '@/content/interface/towers';
import { pages } from '@/content/pages';
import { towers } from '@/content/towers';
import { towerPath } from '@/lib/towers/catalogue';
import { expectNoAxeViolations } from './support/axe';
import { withPictures } from './support/galleries';
import { rawHtml } from './support/raw-html';
import { expect, test } from './support/watch';

/** A tower with a reserved character in its code, if there is one. */
const withPlus = towers.find(({ code }) => code.includes('+')) ?? towers[0];

test('a tower opens with encoded and plain code, with a plus sign too', async ({ request }) => {
  if (!withPlus) throw new Error('the catalogue has no towers');
  const { code, name } = withPlus;
  for (const address of [`castells/${code}/`, `castells/${encodeURIComponent(code)}/`, `castells/${code}`]) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(await response.text(), address).toMatch(new RegExp(`<h1[^>]*>.*${name}.*</h1>`, 's'));
  }
});

test('any castell is drawn by keyboard and from the address', async ({ page, noErrors: _ }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('millors-castells/');
  const field = page.getByRole('textbox', { name: DRAW_TEXTS.title });
  const drawing = page.locator('#dibuixa').getByRole('img');
  expect(asked.filter((address) => address.includes('/dibuix-'))).toEqual([]);
  await field.focus();
  await field.pressSequentially('5d8f');
  await field.press('Enter');
  await expect(drawing).toBeInViewport();
  await expect(page).toHaveURL(/\?castell=5d8f$/);
  await expectNoAxeViolations(page, 'main');
  await field.fill('3d4fm');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/massa baix/);
  await expect(drawing).toHaveCount(0);
  await page.goBack();
  await expect(drawing).toBeVisible();
  await page.reload();
  await expect(drawing).toBeVisible();
  await expect(field).toHaveValue('5d8f');
});

for (const { code, name, gallery } of withPictures(3)) {
  const slides = slideshowName(name);
  test('the slideshow works by keyboard, wrapping around', async ({ page, noErrors: _ }) => {
    await page.goto(`castells/${code}/`);
    const count = gallery.length;
    const slideshow = page.getByRole('region', { name: slides });
    const counter = slideshow.getByRole('status');
    await expect(counter).toHaveText(`1 / ${count}`);
    await slideshow.getByRole('button', { name: 'Imatge anterior' }).focus();
    await page.keyboard.press('Enter');
    await expect(counter).toHaveText(`${count} / ${count}`);
    await page.keyboard.press('ArrowRight');
    await expect(counter).toHaveText(`1 / ${count}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(counter).toHaveText(`2 / ${count}`);
    await expect(slideshow.getByRole('img')).toHaveCount(1);
  });

  test('a swipe changes the picture without layout shift', { tag: '@slow' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`castells/${code}/`);
    const slideshow = page.getByRole('region', { name: slides });
    const before = await slideshow.boundingBox();
    const picture = await slideshow.getByRole('img').boundingBox();
    if (!picture) throw new Error('no picture to swipe');
    const y = picture.y + picture.height / 2;
    await page.mouse.move(picture.x + picture.width * 0.8, y);
    await page.mouse.down();
    await page.mouse.move(picture.x + picture.width * 0.2, y, { steps: 4 });
    await page.mouse.up();
    await expect(slideshow.getByRole('status')).toHaveText(/^2 /);
    expect(await slideshow.boundingBox()).toEqual(before);
  });
}

test('sticky pictures never cover the neighbours, at any window size', { tag: '@slow' }, async ({ page }) => {
  const middle = towers[1] ?? towers[0];
  const neighbours = Math.min(2, towers.length - 1);
  for (const [width, height] of [
    [960, 700],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`castells/${middle?.code}/`);
    const others = page.getByRole('navigation', { name: TOWER_TEXTS.neighbours }).getByRole('link');
    await expect(others).toHaveCount(neighbours);
    for (const other of await others.all()) await other.click({ trial: true });
  }
});

test('the gallery has a card for every tower, which links to its page', () => {
  const html = rawHtml(`${pages.bestTowers.path.slice(1)}/`);
  for (const { code } of towers) expect(html).toContain(`href="${towerPath(code)}/"`);
});
