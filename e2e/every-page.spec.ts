import type { Page } from '@playwright/test';
import { club } from '@/content/club';
import { pages } from '@/content/pages';
import { documentTitle } from '@/lib/site/pages';
import { exportedRoutes } from '@/scripts/build/exported-routes';
import { expectContrast, expectNoAxeViolations } from './support/axe';
import { expectNoHorizontalScroll } from './support/layout';
import { rawHtml, rawText } from './support/raw-html';
import { expectReadable, setTextSize, spaceText } from './support/readable';
import { canonicalRoute, visitedRoutes } from './support/routes';
import { test } from './support/shared-page';
import { expect, expectNoPageErrors } from './support/watch';

const WIDTHS = [320, 360, 768, 1280];
/** What zoom to 400 % leaves of a window of 1280 × 1024. */
const ZOOMED = { width: 320, height: 256 };

// One visit a page, since there are many: metadata, overflow, accessibility, requests.
for (const route of visitedRoutes(exportedRoutes())) {
  test(`/${route} has its metadata, fits any window, zoom and text size, has no axe violation, keeps its controls with forced colours, and has no request to other hosts and no error`, async ({
    page,
    pageErrors,
  }) => {
    // Most visits take two or three seconds; axe weighs each of the longest table's six hundred targets.
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expectFacts(page, route);
    await expectNoAxeViolations(page);
    await expectNamesAsWritten(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectContrast(page);
    await expectNoLostControls(page);
    await expectLettersFit(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoHorizontalScroll(page);
    }
    await page.setViewportSize(ZOOMED);
    await expectReadable(page, 'at 400 %');
    await expectNoControlsOnPaper(page);
    await scrollToEnd(page);
    await expect(page.locator('iframe'), 'frames wait until the visitor wants them').toHaveCount(0);
    expectNoPageErrors(pageErrors);
  });
}

test('the browser of the tests shows scrollbars, which take room in the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(8);
});

test('every page has its content without scripts', () => {
  for (const route of exportedRoutes()) {
    expect(rawHtml(route), route).toMatch(/<main[\s\S]*<h1/);
    expect(rawText(route).length, route).toBeGreaterThan(100);
  }
});

async function expectFacts(page: Page, route: string): Promise<void> {
  const { description, canonical, cards, ...facts } = await page.evaluate(() => {
    const content = (name: string) => document.querySelector(`meta[${name}]`)?.getAttribute('content') ?? '';
    return {
      title: document.title,
      titles: document.querySelectorAll('h1').length,
      language: document.documentElement.lang,
      // What HTML does not allow.
      strayStyles: document.querySelectorAll('body style:not(svg style)').length,
      emptyRows: document.querySelectorAll('tr:not(:has(> td, > th))').length,
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      description: content('name="description"'),
      card: content('name="twitter:card"'),
      cards: ['title', 'description', 'image', 'url'].map((name) => content(`property="og:${name}"`)),
    };
  });
  expect(facts).toEqual({
    title: titleOf(route),
    titles: 1,
    language: 'ca',
    strayStyles: 0,
    emptyRows: 0,
    card: 'summary_large_image',
  });
  expect(canonical).toMatch(new RegExp(`/${escaped(canonicalRoute(route))}$`));
  for (const value of cards) expect(value, 'what a social card says').toMatch(/\S/);
  expect(description.length).toBeGreaterThan(30);
  expect(description.length).toBeLessThanOrEqual(155);
}

/** Chromium puts spaces around a visually hidden part of a name: punctuation must not begin one. */
async function expectNamesAsWritten(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const names = nodes.map(({ ignored, name }) => (ignored ? '' : String(name?.value ?? '')));
  expect(names.some((name) => name.length > 0)).toBe(true);
  expect(
    names.filter((name) => /\s[,;]|\D\s:/.test(name)),
    'names with a space before punctuation',
  ).toEqual([]);
}

/** With forced colours, a control that has neither a border nor anything in it is gone with its background. */
async function expectNoLostControls(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const lost = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .filter((element) => {
        const around = getComputedStyle(document.body).backgroundColor;
        const bordered = [getComputedStyle(element), getComputedStyle(element, '::before')].some(
          ({ borderBottomStyle, borderBottomColor }) =>
            borderBottomStyle !== 'none' && borderBottomColor !== around,
        );
        const { color } = getComputedStyle(element);
        const filled = color !== around && (element.textContent?.trim() || element.querySelector('img, svg'));
        // A field over a square has no colour of its own; the browser draws checkboxes and radio buttons.
        const field = element.matches(
          'input:is([type="file"], [type="checkbox"], [type="radio"]), [tabindex="-1"], [class*="input"]',
        );
        return !bordered && !filled && !field;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  await page.emulateMedia({ forcedColors: null });
  expect(lost, 'controls that forced colours hide').toEqual([]);
}

/** All text is visible with any font and spacing of the user. */
async function expectLettersFit(page: Page): Promise<void> {
  await spaceText(page, true);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectReadable(page, `with spaced text at ${width} pixels`);
  }
  await spaceText(page, false);
  await setTextSize(page, 200);
  await expectReadable(page, 'with letters of 200 % at 360 pixels');
  await setTextSize(page, 100);
}

/** What can only be pressed or chosen from is of no use on paper; buttons that are content are printed as text. */
async function expectNoControlsOnPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const controls = await page
    .locator('select:visible, button:visible:not([data-tower], [data-content], [data-content] *, th *)')
    .evaluateAll((elements) => elements.map(({ outerHTML }) => outerHTML.slice(0, 120)));
  await page.emulateMedia({ media: null });
  expect(controls, 'controls on paper').toEqual([]);
}

/** The title that the first part of an address gives. */
function titleOf(route: string): string {
  const entry = Object.values(pages).find(({ path }) => path === `/${route.split('/')[0]}`);
  return entry ? documentTitle(entry, club.name) : `no entry for /${route}`;
}

/** Brings the end of the page into sight, and gives what waits for that the time to begin. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight);
    for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
  });
}

function escaped(route: string): string {
  return route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
