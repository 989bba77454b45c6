import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SEARCH_TEXTS, SITE_MAP_ID } from '@/content/interface/search';
import { DIADES_NAMES, noResults, RESULTS_TEXTS } from '@/content/interface/search-results';
import { pages } from '@/content/pages';
import { assajos } from '@/content/pages/assajos';
import { towers } from '@/content/towers';
import { expectContrast, expectNoAxeViolations } from '@/e2e/support/axe';
import { isHydrated } from '@/e2e/support/hydrated';
import { holdBack } from '@/e2e/support/network';
import { expectReadable } from '@/e2e/support/readable';
import { expect, test } from '@/e2e/support/watch';
import { entriesOf, type SearchFile } from '@/lib/search/entry';
import { towerPath } from '@/lib/towers/catalogue';
import { readPage } from '@/scripts/build/postbuild/exported-page';
import { siteBuild } from '@/scripts/build/sites.mjs';

const SEARCH_FILE = /\/cerca-[\w-]+\.(js|json)/;

const dialog = (page: Page) => page.getByRole('dialog', { name: SEARCH_TEXTS.open });
const button = (page: Page) => page.getByRole('button', { name: SEARCH_TEXTS.open });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: SEARCH_TEXTS.field });
const status = (page: Page) => dialog(page).getByRole('status');

async function find(page: Page, query: string): Promise<void> {
  await button(page).click();
  await field(page).fill(query);
}

const code = towers[0]?.code ?? '';

test('the keyboard finds a tower, and the button gets the focus back', async ({ page, noErrors: _ }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (SEARCH_FILE.test(request.url())) requests.push(request.url());
  });
  await page.goto(`${pages.about.path}/`);
  expect(requests).toEqual([]);

  await page.keyboard.press('/');
  await page.keyboard.type(code);
  const first = dialog(page).getByRole('option').first();
  await expect(first).toContainText(code);
  await expect(field(page)).toBeFocused();
  expect(requests).toHaveLength(2);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await button(page).press(' ');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${towerPath(code)}/`);
  expect(requests).toHaveLength(2);
});

test('a dialog opened before hydration stays as it is', { tag: '@slow' }, async ({ page, noErrors: _ }) => {
  const release = await holdBack(page, '**/_next/static/chunks/*.js');
  await page.goto(`${pages.contact.path}/`, { waitUntil: 'domcontentloaded' });
  await find(page, 'assaig');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  const options = await dialog(page).getByRole('option').count();
  release();
  await page.waitForFunction(isHydrated);
  await expect(dialog(page).getByRole('option')).toHaveCount(options);
  await field(page).fill(code);
  await expect(dialog(page).getByRole('option').first()).toContainText(code);
});

test('a result on the same page closes the dialog and goes there', { tag: '@slow' }, async ({ page }) => {
  await page.goto(`${pages.rehearsals.path}/`);
  const [answered] = assajos.answers.items;
  await find(page, answered?.question ?? '');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator(':target')).toBeInViewport();
});

test('the key / can be turned off', { tag: '@slow' }, async ({ page }) => {
  await page.goto(`${pages.about.path}/`);
  await button(page).click();
  await dialog(page).getByRole('checkbox', { name: RESULTS_TEXTS.key }).uncheck();
  await page.reload();
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the button leads to the site map', { tag: '@slow' }, async ({ page }) => {
    await page.goto(`${pages.about.path}/`);
    await page.getByRole('link', { name: SEARCH_TEXTS.open }).click();
    await expect(page.locator(`#${SITE_MAP_ID}`)).toBeInViewport();
  });
});

test('the dialog fits and is readable, with results and without', { tag: '@slow' }, async ({ page }) => {
  await page.goto(`${pages.about.path}/`);
  await button(page).click();
  for (const [query, said] of [
    ['', RESULTS_TEXTS.hint],
    ['assaig', /^\d+ resultats?$/],
    ['xyzzy', noResults('xyzzy')],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'light' });
    await field(page).fill(query);
    await expect(status(page)).toHaveText(said);
    await expectNoAxeViolations(page, 'dialog');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, 'dialog');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await expectReadable(page, `at ${width} pixels`);
      const lefts = await dialog(page)
        .getByRole('option')
        .evaluateAll((options) => options.map((option) => option.getBoundingClientRect().left));
      expect(new Set(lefts).size, 'one below another').toBe(query === 'assaig' ? 1 : 0);
    }
  }
});

test('every result leads to a page, and to a part of it that exists', () => {
  const [name] = readdirSync(join(siteBuild.folder, '_next/static')).filter((file) =>
    /^cerca-.*\.json$/.test(file),
  );
  const file: SearchFile = JSON.parse(readFileSync(join(siteBuild.folder, `_next/static/${name}`), 'utf8'));
  const entries = entriesOf(file, DIADES_NAMES);
  expect(entries.length).toBeGreaterThan(100);
  const anchors = new Map<string, ReadonlySet<string>>();
  const missing = entries.flatMap(({ address }) => {
    const [path = '', anchor] = decodeURIComponent(address).replace(/\?.*/, '').split('#');
    const html = join(siteBuild.folder, /\.pdf$/.test(path) ? path : `${path}/index.html`);
    if (!existsSync(html)) return [address];
    if (anchor === undefined) return [];
    const ids =
      anchors.get(html) ??
      new Set([...readPage(readFileSync(html, 'utf8')).querySelectorAll('[id]')].map(({ id }) => id));
    anchors.set(html, ids);
    return ids.has(anchor) ? [] : [address];
  });
  expect(missing).toEqual([]);
});
