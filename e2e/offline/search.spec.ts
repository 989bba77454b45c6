import { SEARCH_TEXTS } from '@/content/interface/search';
import { pages } from '@/content/pages';
import { expect, routeTo, test, whenCached } from './support';

test('the search works without network once it has been used', async ({ page, host }) => {
  await page.goto(routeTo(pages.agenda));
  await whenCached(page);
  const button = page.getByRole('button', { name: SEARCH_TEXTS.open });
  const option = page.getByRole('option').first();
  const field = page.getByRole('combobox', { name: SEARCH_TEXTS.field });
  await button.click();
  await field.fill('assaig');
  await expect(option).toBeVisible();
  host.cut();
  await page.goto(routeTo(pages.rehearsals));
  await button.click();
  await field.fill('agenda');
  await expect(option).toBeVisible();
});
