import { club } from '../content/club';
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
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await expect(page).toHaveTitle(club.name);
  });
}

test('the not-found page leads home and to likely places', async ({ page }) => {
  await page.goto('no-existeix');
  const ways = page.getByRole('navigation', { name: 'Per continuar' }).getByRole('link');
  expect(await ways.count()).toBeGreaterThanOrEqual(3);
  await ways.first().click();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle(/^Inici/);
});
