import type { Page } from '@playwright/test';

/** The value of a cookie of the site, as it was written. */
export async function cookie(page: Page, name: string): Promise<string | undefined> {
  return (await page.context().cookies()).find((one) => one.name === name)?.value;
}
