import type { Page, ViewportSize } from '@playwright/test';
import { club } from '@/content/club';
import { pages } from '@/content/pages';
import { documentTitle } from '@/lib/site/pages';
import { exportedRoutes } from '@/scripts/build/exported-routes';
import { expectContrast, expectNoAxeViolations } from './support/axe';
import { isHydrated, isSettled, keepsLoading } from './support/hydrated';
import { expectNoHorizontalScroll } from './support/layout';
import { rawHtml, rawText } from './support/raw-html';
import { expectReadable, setTextSize, spaceText } from './support/readable';
import { canonicalRoute, differsInWords, oneOfEachTemplate, visitedRoutes } from './support/routes';
import { test } from './support/shared-page';
import { expect } from './support/watch';

const PHONE = { width: 320, height: 800 };
/** What zoom to 400 % leaves of a window of 1280 × 1024. */
const ZOOMED = { width: 320, height: 256 };

const allRoutes = exportedRoutes();
const routes = visitedRoutes(allRoutes);
const templates = new Set(oneOfEachTemplate(routes));

/** What a page's HTML has around its content. */
const layoutOf = (route: string) =>
  ['data-menu-link', '<footer', 'data-copy='].filter((mark) => rawHtml(route).includes(mark)).join();

/** The first page of each layout. On others axe weighs the content only. */
const withLayout = new Set(new Map(routes.toReversed().map((route) => [layoutOf(route), route])).values());

type Visit = (fixtures: { page: Page; noErrors: undefined }) => Promise<void>;

/** Opens a page, then checks more of it in a window of 1280 pixels, and reads it in a narrow one. */
const visit =
  (route: string, narrow: ViewportSize, checkMore = async (_: Page) => {}): Visit =>
  async ({ page, noErrors: _ }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await page.waitForFunction(isHydrated);
    if (!keepsLoading(route)) await page.waitForFunction(isSettled);
    await expectNoHorizontalScroll(page);
    await checkMore(page);
    await page.setViewportSize(narrow);
    await expectReadable(page, `at ${narrow.width} × ${narrow.height}`);
    expect(await framesAtEnd(page), 'frames wait until the visitor wants them').toBe(0);
  };

const open = (route: string) => visit(route, PHONE);
const weigh = (route: string) =>
  visit(route, ZOOMED, async (page) => {
    const within = withLayout.has(route) ? 'html' : 'main';
    await expectNoAxeViolations(page, within);
    await expectNamesAsWritten(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectContrast(page, within);
    await expectNoLostControls(page);
    await expectLettersFit(page);
    await page.setViewportSize({ width: 768, height: 800 });
    await expectNoHorizontalScroll(page);
    await expectNoControlsOnPaper(page);
  });

const weighed =
  'opens without error, fits any window, zoom and text size, has no axe violation, keeps its controls with forced colours';

// Pages of one template differ in their words and drawings only; those of boards and levels, in words.
for (const route of routes)
  if (templates.has(route)) test(`/${route} ${weighed}`, weigh(route));
  else {
    if (!differsInWords(route))
      test(`/${route} opens without error, fits its window and can be read on a phone`, open(route));
    test(`/${route} ${weighed}`, { tag: '@slow' }, weigh(route));
  }

test('the browser of the tests shows scrollbars, which take room in the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('');
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(8);
});

test('every page has its content without scripts', () => {
  for (const route of allRoutes) {
    expect(rawHtml(route), route).toMatch(/<main[\s\S]*<h1/);
    expect(rawText(route).length, route).toBeGreaterThan(100);
  }
});

test('every page has its title, language, description, canonical address and social card', () => {
  for (const route of allRoutes) {
    const html = rawHtml(route);
    const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    const content = (name: string) => first(new RegExp(`<meta ${name} content="([^"]*)"`));
    expect(first(/<html[^>]* lang="([^"]*)"/), route).toBe(route === 'in-english/' ? 'en' : 'ca');
    expect(first(/<title>([^<]*)</).replaceAll('&#x27;', "'"), route).toBe(titleOf(route));
    expect(html.match(/<h1\b/g), route).toHaveLength(1);
    expect(first(/<link rel="canonical" href="([^"]*)"/), route).toMatch(
      new RegExp(`/${escaped(canonicalRoute(route))}$`),
    );
    expect(content('name="twitter:card"'), route).toBe('summary_large_image');
    for (const name of ['title', 'description', 'image', 'url'])
      expect(content(`property="og:${name}"`), `${route}: og:${name}`).toMatch(/\S/);
    const { length } = content('name="description"');
    expect(length, route).toBeGreaterThan(30);
    expect(length, route).toBeLessThanOrEqual(155);
  }
});

test('no page has what HTML does not allow: rows without cells, styles in the body', () => {
  for (const route of allRoutes) {
    const [body = ''] = /<body.*/s.exec(rawHtml(route)) ?? [];
    expect(body, route).not.toMatch(/<tr\b[^>]*>(?!\s*<t[dh]\b)/);
    expect(body.replaceAll(/<(svg|noscript)\b.*?<\/\1>/gs, ''), route).not.toMatch(/<style\b/);
  }
});

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
          'input:is([type="file"], [type="checkbox"], [type="radio"]), [tabindex="-1"], [autocapitalize="characters"]',
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
  await expectReadable(page, 'with spaced text at 1280 pixels');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectReadable(page, 'with spaced text at 360 pixels');
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

/** Number of frames once the end of the page is in sight, and what waits for that has had the time to begin. */
async function framesAtEnd(page: Page): Promise<number> {
  return page.evaluate(async () => {
    scrollTo(0, document.documentElement.scrollHeight);
    for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
    return frames.length;
  });
}

function escaped(route: string): string {
  return route.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
