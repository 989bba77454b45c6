import { club } from '@/content/club';
import { SITE_TEXTS } from '@/content/interface/site';
import { pages } from '@/content/pages';
import { notFound } from '@/content/pages/not-found';
import { documentTitle } from '@/lib/site/pages';
import { expect, test } from './support/watch';

const UNKNOWN = [
  'no-existeix',
  'castells/constructor/',
  'castells/__proto__/',
  'castells/3D8F/',
  'castells/3d99/',
  'castells/3d7%204d7/',
];

for (const path of UNKNOWN) {
  test(`/${path} is the not-found page, with status 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: SITE_TEXTS.notFound.title })).toBeVisible();
    await expect(page).toHaveTitle(club.name);
  });
}

test('the not-found page leads home and to likely places', async ({ page }) => {
  await page.goto('no-existeix');
  const ways = page.getByRole('navigation', { name: SITE_TEXTS.notFound.ways }).getByRole('link');
  await expect(ways).toHaveCount(notFound.actions.length);
  await ways.first().click();
  await expect(page).toHaveURL(pages.home.path);
  await expect(page).toHaveTitle(documentTitle(pages.home, club.name));
});
