import type { Page, Route } from '@playwright/test';
import { CONTACT_TEXTS } from '@/content/interface/contact';
import { LOST_PAGE_TEXTS } from '@/content/interface/failures';
import { SEARCH_TEXTS } from '@/content/interface/search';
import { pages } from '@/content/pages';
import { isHydrated } from '@/e2e/support/hydrated';
import { expectNoIdleControls } from '@/e2e/support/idle-controls';
import { interactiveRoutes, oneOfEach } from '@/e2e/support/page-kinds';
import { expect, test } from '@/e2e/support/watch';

const SCRIPTS = '**/_next/static/**/*.js';
const ENHANCEMENTS = '**/_next/static/enhancements-*.js';

const losses = {
  missing: (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '404' }),
  cut: (route: Route) => route.abort('connectionreset'),
  'a web page': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>404' }),
};

const routes = oneOfEach(interactiveRoutes, 6);
const alert = (page: Page) => page.getByRole('alert').filter({ hasText: LOST_PAGE_TEXTS.incomplete });
const reload = (page: Page) => alert(page).getByRole('button', { name: LOST_PAGE_TEXTS.reload });

/** Counts the loads of the page. What asserts on the page counts as its user, so it must wait for the loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Addresses of Next's scripts in the template of a page. */
const scriptsOf = async (page: Page, route: string) => {
  const html = await (await page.request.get(route)).text();
  const [, waiting = ''] = /<template>(.*)<\/template>/s.exec(html) ?? [];
  return [...waiting.matchAll(/src="([^"]*)" async/g)].map(([, src = '']) => src);
};

test('without its scripts an interactive page reloads itself once, then says so', async ({ page }) => {
  expect(routes.length).toBeGreaterThan(3);
  const loads = countLoads(page);
  for (const [index, route] of routes.entries()) {
    const scripts = await scriptsOf(page, route);
    // All of them, or one.
    const lost = index % 2 === 0 ? SCRIPTS : `**${scripts[index % scripts.length]}`;
    await page.route(lost, losses.missing);
    const before = loads();
    await page.goto(route, { waitUntil: 'commit' });
    await expect.poll(() => loads() - before, route).toBe(2);
    await expect(reload(page), route).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /…\s*$/, visible: true }), route).toHaveCount(0);
    const idle = page.locator('main :is(button, select):not([popovertarget], form[action] *, [data-lost] *)');
    const pressable = await idle.evaluateAll(
      (controls) =>
        controls.filter(
          (control) => control.checkVisibility() && getComputedStyle(control).pointerEvents !== 'none',
        ).length,
    );
    expect(pressable, `${route}: controls that do nothing`).toBe(0);
    await page.unroute(lost);
    await reload(page).click();
    await page.waitForFunction(isHydrated);
    await expect(alert(page), route).toHaveCount(0);
  }
});

test('a script of an interactive page that is lost once is asked for again', async ({ page }) => {
  const loads = countLoads(page);
  for (const [index, route] of routes.entries()) {
    const scripts = await scriptsOf(page, route);
    const lost = `**${scripts[index % scripts.length]}`;
    const before = loads();
    const kind = Object.values(losses)[index % 3] ?? losses.missing;
    await page.route(lost, kind, { times: 1 });
    await page.goto(route);
    expect(await page.evaluate(isHydrated), `${route} without ${lost}`).toBe(true);
    await expect(alert(page)).toHaveCount(0);
    expect(loads() - before, route).toBe(1);
  }
});

for (const [kind, lose] of Object.entries(losses)) {
  test(`a page in use keeps what is written when a script is ${kind}`, async ({ page }) => {
    const loads = countLoads(page);
    let release = () => {};
    const written = new Promise<void>((done) => {
      release = done;
    });
    await page.route(SCRIPTS, async (route) => {
      await written;
      await lose(route);
    });
    await page.goto(`${pages.contact.path}/`, { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: CONTACT_TEXTS.fields.message });
    await field.fill('Hola, colla');
    await field.press('Enter');
    release();
    await expect(reload(page)).toBeVisible();
    expect(loads()).toBe(1);
    await page.unrouteAll();
    await reload(page).click();
    await page.waitForFunction(isHydrated);
    await expect(field).toHaveValue('Hola, colla\n');
  });

  test(`a static page stays whole when its script is ${kind}`, async ({ page }) => {
    const search = page.getByRole('button', { name: SEARCH_TEXTS.open });
    await page.route(ENHANCEMENTS, lose, { times: 1 });
    await page.goto('castells/4d8/');
    await expect(search).toBeVisible();
    await page.route(ENHANCEMENTS, lose);
    for (const route of [`${pages.agenda.path}/`, 'castells/4d8/']) {
      await page.goto(route);
      await expect(page.locator('main [data-only="scripts"]').first()).toBeHidden();
      await expect(search).toHaveCount(0);
      await expectNoIdleControls(page);
    }
  });
}

test('without session storage a page whose scripts are lost does not reload itself', async ({ page }) => {
  const loads = countLoads(page);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.route(SCRIPTS, losses.missing);
  await page.goto(`${pages.memory.path}/`, { waitUntil: 'commit' });
  await expect(reload(page)).toBeVisible();
  expect(loads()).toBe(1);
});
