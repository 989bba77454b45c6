import { pages } from '@/content/pages';
import { assajos } from '@/content/pages/assajos';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';

test('the first screen of the rehearsals leads to the welcome in English', async ({ page, pageErrors }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${pages.rehearsals.path}/`);
  const link = page.getByRole('main').getByRole('link', { name: assajos.welcome.title, exact: true });
  await expect(link).toBeInViewport();
  await link.click();
  const welcome = page.getByRole('region', { name: assajos.welcome.title });
  await expect(welcome).toBeInViewport();
  await expect(welcome.locator('xpath=..')).toHaveAttribute('lang', assajos.welcome.lang);
  expectNoPageErrors(pageErrors);
});
