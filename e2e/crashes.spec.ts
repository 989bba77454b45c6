import type { Page } from '@playwright/test';
import { FAILURE_TEXTS } from '@/content/interface/failures';
import { SAVED_DATA_SECTION_TEXTS } from '@/content/interface/games/hub';
import { SITE_TEXTS } from '@/content/interface/site';
import { STORY_TEXTS } from '@/content/interface/story';
import { openWith, rules } from './castle-game/support';
import { STORY } from './story/support';
import { expect, test } from './support/watch';

test.use({ viewport: { width: 1280, height: 800 } });

const texts = FAILURE_TEXTS;
const state = rules.newTeam({ name: 'Els Trencats', color: '#8e2f9e', seed: 3 });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const failure = (page: Page) => page.getByRole('alert').getByRole('heading', { name: texts.title });

test('a passage that fails leads to the start and to saved data', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'referrer', {
      get() {
        throw new Error('no referrer');
      },
    });
  });
  await page.goto(STORY);
  await expect(failure(page)).toBeVisible();
  await expect(page.getByRole('link', { name: STORY_TEXTS.backToStart })).toHaveAttribute(
    'href',
    new RegExp(`/${STORY}$`),
  );
  await page.getByRole('link', { name: texts.records }).click();
  await expect(page.getByRole('heading', { name: SAVED_DATA_SECTION_TEXTS.title })).toBeVisible();
});

test('a page that fails is rendered again on request', async ({ page, pageErrors }) => {
  await page.addInitScript(() => {
    const { getMonth } = Date.prototype;
    Date.prototype.getMonth = () => {
      throw new Error('no month');
    };
    addEventListener('mended', () => {
      Date.prototype.getMonth = getMonth;
    });
  });
  await page.goto('resum-historic/');
  await expect(failure(page)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('mended')));
  await button(page, texts.retry).click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
  expect(pageErrors.failedRequests).toEqual([]);
});

test('if the error page throws too, a message links home', { tag: '@slow' }, async ({ page }) => {
  // The start page cannot tell the day of the saved game.
  await page.addInitScript(() => {
    Date.prototype.getUTCDay = () => {
      throw new Error('no weekday');
    };
  });
  // The shipped file of the error page, with one name that does not exist.
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const body = (await response.text()).replaceAll('["joc-castells"].keys.game', '.missing.keys.game');
    await route.fulfill({ response, body });
  });
  await openWith(page, state);
  await expect(failure(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca');
  await expect(page.getByRole('link', { name: SITE_TEXTS.back })).toHaveCount(0);
  await page.getByRole('link', { name: texts.home }).click();
  await expect(page.getByRole('navigation', { name: SITE_TEXTS.menu.name }).first()).toBeVisible();
});
