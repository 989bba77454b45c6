import { TOWER_TEXTS } from '../content/interface/towers';
import { towers } from '../content/towers';
import { slidesWords } from '../lib/towers/words';
import { expect, expectNoTrouble, test } from './support/watch';

const withGallery = towers.find(({ gallery }) => (gallery?.length ?? 0) >= 3);
const withPlus = towers.find(({ code }) => code.includes('+'));
const slides = slidesWords(withGallery?.name ?? '');

test('every tower is in the export under its exact code', async ({ request }) => {
  for (const { code, name } of towers) {
    const response = await request.get(`castells/${code}/`);
    expect(response.status(), code).toBe(200);
    expect(await response.text()).toContain(name);
  }
});

test('a tower whose code holds a plus opens either way it is written', async ({ page }) => {
  test.skip(!withPlus, 'no tower of the catalogue has a plus');
  const { code = '', name = '' } = withPlus ?? {};
  for (const address of [`castells/${code}/`, `castells/${encodeURIComponent(code)}/`, `castells/${code}`]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  }
});

test('the slideshow is played by keyboard alone: buttons, dots and arrows, wrapping', async ({
  page,
  trouble,
}) => {
  test.skip(!withGallery, 'no tower of the catalogue has three pictures');
  await page.goto(`castells/${withGallery?.code}/`);
  const count = withGallery?.gallery?.length ?? 0;
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
  expectNoTrouble(trouble);
});

test('a swipe turns the picture and nothing on the page moves', async ({ page }) => {
  test.skip(!withGallery, 'no tower of the catalogue has three pictures');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`castells/${withGallery?.code}/`);
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

test('towers lead to the one before and the one after', async ({ page }) => {
  const [first, second, third] = towers;
  test.skip(!second, 'the catalogue has one tower');
  await page.goto(`castells/${first?.code}/`);
  const others = page.getByRole('navigation', { name: TOWER_TEXTS.neighbours });
  await expect(others.getByRole('link')).toHaveCount(1);
  await others.getByRole('link', { name: TOWER_TEXTS.next }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second?.name ?? '');
  await expect(others.getByRole('link')).toHaveCount(third ? 2 : 1);
});

test('pictures that follow the reader never cover the neighbours, whatever the window', async ({ page }) => {
  const middle = towers[1]?.code;
  test.skip(towers.length < 3, 'no tower of the catalogue has two neighbours');
  for (const [width, height] of [
    [960, 700],
    [1280, 720],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`castells/${middle}/`);
    const others = page.getByRole('navigation', { name: TOWER_TEXTS.neighbours }).getByRole('link');
    for (const index of [0, 1]) await others.nth(index).click({ trial: true });
  }
});

test('the gallery shows every tower and each card leads to its page', async ({ page }) => {
  await page.goto('millors-castells/');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(towers.length);
  await cards.last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(towers.at(-1)?.name ?? '?');
});
