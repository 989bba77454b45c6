import { copyMeanwhile } from '@/lib/diades/words';
import { expect, expectNoTrouble, test } from '../support/watch';

/** What the copy shows of itself on each page. */
const pages = [
  { path: 'millors-diades/', shows: 'rowheader' },
  { path: 'resum-historic/', shows: 'table' },
  { path: 'llista-de-diades/?des=', shows: 'rowheader' },
] as const;

for (const { path, shows } of pages) {
  test(`/${path} shows the copy and says so while its source does not answer`, async ({ page, trouble }) => {
    await page.route('**/data/diades.csv', () => {});
    await page.goto(path);
    await expect(page.getByText(copyMeanwhile('2000-01-02').replace(/ del .*/, ''))).toBeVisible();
    await expect(page.getByRole(shows).first()).toBeVisible();
    const since = await page.evaluate(() => performance.now());
    expect(since, 'milliseconds, those of a busy machine included').toBeLessThan(8_000);
    expectNoTrouble(trouble);
  });
}
