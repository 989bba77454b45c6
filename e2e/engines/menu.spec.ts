import { SITE_TEXTS } from '@/content/interface/site';
import { firstGroup, firstLink, navigation } from '@/e2e/support/menu';
import { poll } from './page';
import { expect, test } from './test';

test('the menu opens by pointer, Tab goes into it, and Escape closes it', async ({ site, engine }) => {
  await engine.resize(480, 800);
  await site.open('');
  await site.click('button', SITE_TEXTS.menu.toggle);
  await poll('the list', () =>
    engine.evaluate(() => document.querySelector('nav [popover]')?.checkVisibility() ?? false),
  );
  await engine.press('Tab');
  expect(await site.focused()).toBe(navigation.join.label);
  await engine.press('Tab');
  expect(await site.focused()).toBe(firstGroup.label);
  await engine.press('Enter');
  await site.see('link', firstLink.label);
  await engine.press('Escape');
  expect(await site.focused()).toBe(firstGroup.label);
  await engine.press('Escape');
  await poll('no list', () =>
    engine.evaluate(() => document.querySelector('nav [popover]')?.checkVisibility() === false),
  );
  expect(await site.focused()).toContain(SITE_TEXTS.menu.toggle);
});
