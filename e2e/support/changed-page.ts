import type { Page } from '@playwright/test';
import { isPayload } from '../../scripts/ship/payload';

/** Has the features that a page opens be as another setting of the build would have made them: other words in what they hold. */
export async function withOtherSetting(page: Page, from: string, to: string): Promise<void> {
  await page.route(
    ({ pathname }) => isPayload(pathname),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (!text.includes(from)) throw new Error(`Nothing that the page holds says ${from}.`);
      await route.fulfill({ response, body: text.replaceAll(from, to) });
    },
  );
}
