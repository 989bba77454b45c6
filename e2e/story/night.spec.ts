import type { Page } from '@playwright/test';
import { CARD_TEXTS } from '@/content/interface/picture-card';
import { STORY_TEXTS } from '@/content/interface/story';
import { answers, undone } from '@/content/story/facts';
import { storyNote } from '@/content/story/note';
import { holdBack } from '@/e2e/support/network';
import { savedPicture } from '@/e2e/support/saved-picture';
import { routeOf } from '@/e2e/support/story';
import { expect, test } from '@/e2e/support/watch';
import { CARD } from '@/lib/design/picture-card';
import { factsAt } from '@/lib/story/facts';
import { textIn } from '@/lib/story/forms';
import { linksFrom, nearestUnseenEnding } from '@/lib/story/graph';
import { HOME, type PassageId } from '@/lib/story/passage';
import { PROGRESS_KEY } from '@/lib/story/progress-text';
import { summaryOf } from '@/lib/story/summary';
import { endingLine, foundLine, nearestLine } from '@/lib/story/words';
import { expectTold, graph, night, options, passage, remember, STORY, skip, tabTo, titleOf } from './support';

const { first } = graph;
/** Where the second option of the first passage leads. */
const second = linksFrom(graph, first)[1] ?? first;
const found = (count: number) => foundLine(count, graph.endings.size);
/** What the screen says of this night after its ending. */
const summary = (id: PassageId) =>
  textIn({ text: summaryOf(id, Object.values(answers), undone) }, factsAt(night, graph));
const note = (page: Page) => page.getByRole('dialog', { name: storyNote.title });

test('a night begins by keyboard alone, from the note on', async ({ page, noErrors: _ }) => {
  await page.goto(routeOf(first));
  await expect(page.getByRole('button', { name: STORY_TEXTS.note.start })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const id of night.slice(1, 3)) {
    await skip(page);
    await expectTold(page);
    await tabTo(page, `/${routeOf(id)}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/${routeOf(id)}`);
    await expect(page.locator('h1')).toHaveText(titleOf(id));
  }
});

test('a night ends by keyboard alone, with its card', async ({ page, noErrors: _ }, { outputDir }) => {
  const ending = night.at(-1) ?? HOME;
  await remember(page, { path: night.slice(0, -1) });
  await page.goto(routeOf(night.at(-2) ?? first));
  await skip(page);
  await tabTo(page, `/${routeOf(ending)}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/${routeOf(ending)}`);
  await skip(page);
  await expect(page.getByText(endingLine(passage(ending)))).toBeVisible();
  for (const line of summary(ending)) await expect(page.getByText(line)).toBeVisible();
  await expect(page.getByText(found(1)).first()).toBeVisible();
  const nearest = nearestUnseenEnding(graph, new Set([passage(ending).final ?? 0]));
  await expect(page.getByText(nearestLine(nearest?.choices))).toBeVisible();
  await tabTo(page, `/${routeOf(first)}`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: CARD_TEXTS.open })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: CARD_TEXTS.title })).toBeFocused();
  const card = await savedPicture(page, CARD_TEXTS.save, outputDir);
  expect(card).toMatchObject({ width: CARD.width, height: CARD.height });
  expect(card.name).toMatch(/^final-\d+\.png$/);
  await page.getByRole('link', { name: STORY_TEXTS.restart }).press('Enter');
  await expect(page).toHaveURL(`/${routeOf(first)}`);
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
  await expect(options(page).nth(1)).not.toContainText(STORY_TEXTS.taken);
  await page.goto(STORY);
  await page.getByRole('link', { name: STORY_TEXTS.resume }).click();
  await expect(page).toHaveURL(`/${routeOf(second)}`);
});

test('an option followed before the scripts of its page came is remembered', { tag: '@slow' }, async ({
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
  for (const unknown of ['constructor/', '1/2/', '99']) {
    await page.goto(`${STORY}${unknown}`, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`/${STORY}`);
    await expect(page.getByRole('heading', { level: 1, name: titleOf(HOME) })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/qui-som/');
  }
});

test('the note is in the HTML, works without scripts, and stays closed after hydration', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdBack(page, '**/*.js');
  await page.goto(routeOf(first), { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: STORY_TEXTS.note.start })).toBeFocused();
  await note(page).getByLabel(STORY_TEXTS.note.never).check();
  await note(page).getByRole('button', { name: STORY_TEXTS.note.start }).click();
  await expect(note(page)).toBeHidden();
  release();
  await expectTold(page);
  await expect(note(page)).toBeHidden();
  // Those who do not want it never see it, with scripts or without.
  await page.evaluate(() => sessionStorage.clear());
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${routeOf(first)}?una-altra-visita`, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('article p').first()).toBeVisible();
  await expect(note(page)).toBeHidden();
});

test('the text settings are chosen, and there before anything is painted', async ({ page }) => {
  await remember(page);
  await page.goto(routeOf(first));
  await page.getByText(STORY_TEXTS.tools.summary).click();
  const { sizes, faces, paces } = STORY_TEXTS.tools;
  for (const name of [sizes['molt-gran'], faces.serifa, paces.tot])
    await page.getByRole('radio', { name, exact: true }).check();
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routeOf(first), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('[data-passage]')).toHaveAttribute('data-size', 'molt-gran');
  await expect(page.locator('[data-passage]')).toHaveAttribute('data-read', '');
  await expect(page.locator('article p').first()).toHaveCSS('font-family', /georgia, serif/i);
});
