import { copyMeanwhile } from '@/content/interface/results';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';
import { withResults } from './results';

withResults();

/** Content of the snapshot on each page. */
const pages = [
  { path: 'millors-diades/', shows: 'rowheader' },
  { path: 'resum-historic/', shows: 'table' },
  { path: 'llista-de-diades/?des=', shows: 'rowheader' },
] as const;

for (const { path, shows } of pages) {
  test(`/${path} shows the snapshot with a message while the source does not answer`, async ({
    page,
    pageErrors,
  }) => {
    await page.route('**/data/diades.csv', () => {});
    await page.goto(path);
    await expect(page.getByText(copyMeanwhile('2000-01-02').replace(/ del .*/, ''))).toBeVisible();
    await expect(page.getByRole(shows).first()).toBeVisible();
    const since = await page.evaluate(() => performance.now());
    expect(since, 'milliseconds, those of a busy machine included').toBeLessThan(8_000);
    expectNoPageErrors(pageErrors);
  });
}
