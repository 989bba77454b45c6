import type { Page } from '@playwright/test';
import { STORY_TEXTS } from '@/content/interface/story';
import { storyNote } from '@/content/story/note';
import { expectNoAxeViolations } from '@/e2e/support/axe';
import { routeOf } from '@/e2e/support/story';
import { expect, expectNoPageErrors, test } from '@/e2e/support/watch';
import { factsAt } from '@/lib/story/facts';
import { textIn } from '@/lib/story/forms';
import { linksFrom } from '@/lib/story/graph';
import { HOME } from '@/lib/story/passage';
import { PROGRESS_KEY } from '@/lib/story/progress-text';
import { endingLine, foundLine } from '@/lib/story/words';
import { expectTold, graph, night, options, passage, remember, STORY, skip, tabTo, titleOf } from './support';

const { first } = graph;
/** Where the second option of the first passage leads. */
const second = linksFrom(graph, first)[1] ?? first;
const found = (count: number) => foundLine(count, graph.endings.size);
const note = (page: Page) => page.getByRole('dialog', { name: storyNote.title });

test('a whole night is read by keyboard alone, from the note to the ending', async ({ page, pageErrors }) => {
  await page.goto(STORY);
  await expect(page.getByRole('button', { name: STORY_TEXTS.note.start })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const id of night) {
    await skip(page);
    await expectTold(page);
    await tabTo(page, `/${routeOf(id)}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${routeOf(id)}`);
    await expect(page.locator('h1')).toHaveText(titleOf(id));
  }
  await skip(page);
  await expect(page.getByText(endingLine(passage(night.at(-1) ?? HOME)))).toBeVisible();
  await expect(page.getByText(found(1)).first()).toBeVisible();
  await tabTo(page, `/${routeOf(first)}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${routeOf(first)}`);
  expectNoPageErrors(pageErrors);
});

test('Back and Forward walk through the night, and home links to the last passage', async ({ page }) => {
  const third = linksFrom(graph, second)[0] ?? second;
  await remember(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routeOf(first));
  await options(page).nth(1).click();
  await options(page).nth(0).click();
  await expect(page).toHaveURL(`/${routeOf(third)}`);
  await expectTold(page);
  await page.goBack();
  await expect(page).toHaveURL(`/${routeOf(second)}`);
  await expect(options(page).nth(0)).toContainText(STORY_TEXTS.taken);
  await page.goto(STORY);
  await page.getByRole('link', { name: STORY_TEXTS.resume }).click();
  await expect(page).toHaveURL(`/${routeOf(second)}`);
});

test('an option followed before the scripts of its page came is remembered all the same', async ({
  page,
}) => {
  await remember(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routeOf(first));
  await expectTold(page);
  await page.route('**/*.js', (route) => route.abort());
  await options(page).nth(1).click();
  await expect(page).toHaveURL(`/${routeOf(second)}`);
  await options(page).nth(0).click();
  await page.unroute('**/*.js');
  await page.reload();
  await expectTold(page);
  await page.goBack();
  await expect(page).toHaveURL(`/${routeOf(second)}`);
  await expect(options(page).nth(0)).toContainText(STORY_TEXTS.taken);
});

test('both next passages are prefetched, and are not recorded until chosen', async ({ page }) => {
  const asked = new Set<string>();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Preload.enable');
  devtools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl }) => asked.add(new URL(prefetchUrl).pathname));
  await remember(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routeOf(first));
  const next = linksFrom(graph, first).map((id) => `/${routeOf(id)}`);
  await expect.poll(() => [...asked].sort()).toEqual(next.toSorted());
  await expectTold(page);
  const visited = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}').visitats,
    PROGRESS_KEY,
  );
  expect(visited).toEqual([first]);
  await options(page).nth(1).click();
  await expect(page).toHaveURL(`/${routeOf(second)}`);
  const got = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON());
  expect(got.deliveryType).toBe('navigational-prefetch');
});

test('an unknown passage shows the home of the story, and Back leaves it', async ({ page }) => {
  await remember(page);
  await page.goto('qui-som/');
  for (const unknown of ['no-hi-es/', '99', 'constructor/', '1/2/']) {
    await page.goto(`${STORY}${unknown}`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`/${STORY}`);
    await expect(page.getByRole('heading', { level: 1, name: titleOf(HOME) })).toBeVisible();
  }
  await page.goto('qui-som/');
  await page.goto(`${STORY}no-hi-es/`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(`/${STORY}`);
  await page.goBack();
  await expect(page).toHaveURL('/qui-som/');
});

test('the note is shown before the first passage of a visit, until switched off', async ({ page }) => {
  const next = linksFrom(graph, second)[0] ?? second;
  const tools = page.getByText(STORY_TEXTS.tools.summary);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routeOf(second));
  await expect(note(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(note(page)).toBeHidden();
  await options(page).first().click();
  await expect(page).toHaveURL(`/${routeOf(next)}`);
  await expect(tools).toBeVisible();
  await expect(note(page)).toBeHidden();
  await page.goto(`${routeOf(next)}?adreca-escrita`);
  await expectTold(page);
  await expect(note(page)).toBeHidden();
  // Another visit begins with an empty session.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await note(page).getByLabel(STORY_TEXTS.note.never).check();
  await note(page).getByRole('button', { name: STORY_TEXTS.note.start }).click();
  await page.goto(routeOf(first));
  await expect(options(page)).toHaveCount(2);
  await expect(note(page)).toBeHidden();
});

test('the note is in the HTML, works without scripts, and stays closed after hydration', async ({ page }) => {
  const held: (() => Promise<void>)[] = [];
  let holding = true;
  await page.route('**/*.js', (route) => {
    if (!holding) return route.continue();
    held.push(() => route.continue());
  });
  await page.goto(routeOf(first), { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: STORY_TEXTS.note.start })).toBeFocused();
  await note(page).getByLabel(STORY_TEXTS.note.never).check();
  await note(page).getByRole('button', { name: STORY_TEXTS.note.start }).click();
  await expect(note(page)).toBeHidden();
  holding = false;
  await Promise.all(held.map((release) => release()));
  await expectTold(page);
  await expect(note(page)).toBeHidden();
  // Those who do not want it never see it, with scripts or without.
  await page.evaluate(() => sessionStorage.clear());
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${routeOf(first)}?una-altra-visita`, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('article p').first()).toBeVisible();
  await expect(note(page)).toBeHidden();
});

test('without storage the story works, and shows that it stores nothing', async ({ page, pageErrors }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routeOf(first));
  await page.getByRole('button', { name: STORY_TEXTS.note.start }).click();
  await options(page).first().click();
  await expect(page.locator('h1')).toHaveText(titleOf(linksFrom(graph, first)[0] ?? first));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByText(STORY_TEXTS.tools.summary).click();
  await expect(page.getByText(STORY_TEXTS.tools.notKept)).toBeVisible();
  await page.getByRole('radio', { name: STORY_TEXTS.tools.sizes.gran, exact: true }).check();
  await expect(page.locator('[data-passage]')).toHaveAttribute('data-size', 'gran');
  expectNoPageErrors(pageErrors);
});

test('the letter chosen is there before anything is painted, on the next page too', async ({ page }) => {
  await remember(page, { size: 'molt-gran', face: 'serifa' });
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routeOf(first), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('[data-passage]')).toHaveAttribute('data-size', 'molt-gran');
  await expect(page.locator('article p').first()).toHaveCSS('font-family', /georgia, serif/i);
});

test('«La teva nit» is the path so far, to print or to copy', async ({ page, context }) => {
  const [one = first, other = first, third = other] = night;
  const taken = passage(one).options.find(({ link }) => link === other);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await remember(page, { path: night.slice(0, 2) });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routeOf(third));
  await page.getByText(STORY_TEXTS.tools.summary).click();
  await page.getByRole('button', { name: STORY_TEXTS.night.open }).click();
  const text = page.getByRole('region', { name: STORY_TEXTS.night.text });
  await expect(text).toBeFocused();
  await expect(text).toContainText(titleOf(first));
  await expect(text).toContainText(textIn(passage(third), factsAt(night.slice(0, 3), graph))[0] ?? '?');
  await page.getByRole('button', { name: STORY_TEXTS.night.copy }).click();
  await expect(page.getByText(STORY_TEXTS.night.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`→ ${taken?.text.join(' ')}`);
  await expectNoAxeViolations(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article')).toBeHidden();
  await expect(text).toBeVisible();
});

test('it all can be forgotten', async ({ page }) => {
  const [one = first, other = first] = night;
  await remember(page, { path: [one, other], endings: [1, 2], taken: [`${one}>${other}`] });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(STORY);
  await expect(page.getByText(found(2)).first()).toBeVisible();
  await page.getByText(STORY_TEXTS.tools.summary).click();
  await page.getByRole('button', { name: STORY_TEXTS.reset.open }).click();
  await page.getByRole('button', { name: STORY_TEXTS.reset.confirm }).click();
  await expect(page.getByRole('link', { name: STORY_TEXTS.resume })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: STORY_TEXTS.note.start })).toBeVisible();
});
