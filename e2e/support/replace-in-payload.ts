import type { Page } from '@playwright/test';
import { isPayload } from '@/scripts/build/postbuild/deferred-scripts';

/** Replaces text in the RSC payload of interactive pages, as another setting of the build would. */
export async function replaceInPayload(page: Page, from: string, to: string): Promise<void> {
  await page.route(
    ({ pathname }) => isPayload(pathname),
    async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (!text.includes(from)) throw new Error(`The payload does not contain ${from}.`);
      await route.fulfill({ response, body: text.replaceAll(from, to) });
    },
  );
}
