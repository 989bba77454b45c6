import type { Page } from '@playwright/test';
import { watchLayoutShifts } from '@/e2e/support/layout';
import { routeOf } from '@/e2e/support/story';
import { expect, test } from '@/e2e/support/watch';
import { factsAt, NO_FACTS } from '@/lib/story/facts';
import { textIn } from '@/lib/story/forms';
import type { PassageId } from '@/lib/story/passage';
import { expectTold, graph, options, passage, remember, titleOf, waysAfter } from './support';

/** True if the path changes the text of a passage, not only its options. */
const tellsAForm = (path: readonly PassageId[]): boolean => {
  const last = passage(path.at(-1) ?? graph.first);
  return textIn(last, factsAt(path, graph)).join('') !== textIn(last, NO_FACTS).join('');
};

/**
 * The shortest path from the first passage to one whose text changes and that is no option of the first one: a visit
 * from there has no facts. The first passage in a story without facts.
 */
function pathToAForm(): readonly PassageId[] {
  const paths: (readonly PassageId[])[] = [[graph.first]];
  for (const path of paths) {
    if (path.length > 2 && tellsAForm(path)) return path;
    if (path.length < 12) for (const id of waysAfter(path)) paths.push([...path, id]);
  }
  return [graph.first];
}

const path = pathToAForm();
const last = path.at(-1) ?? graph.first;
const told = textIn(passage(last), factsAt(path, graph));
const neutral = textIn(passage(last), NO_FACTS);
/** Those of the text: an ending has lines of its own below. */
const paragraphs = (page: Page) => page.locator('article [data-state]').first().getByRole('paragraph');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('facts of the path change the text, but not after a direct visit', async ({ page, noErrors: _ }) => {
  await remember(page);
  await page.goto(routeOf(path[0] ?? last));
  for (const id of path.slice(1)) {
    await expectTold(page);
    await page.locator(`nav a[href="/${routeOf(id)}"]:visible`).click();
    await expect(page).toHaveURL(`/${routeOf(id)}`);
  }
  await expectTold(page);
  await expect(paragraphs(page)).toHaveText([...told], { useInnerText: true });
  await expect(options(page)).toHaveCount(passage(last).options.length);
  await page.reload();
  await expect(paragraphs(page)).toHaveText([...told], { useInnerText: true });
  await page.goto(routeOf(path[0] ?? last));
  await expectTold(page);
  await page.goto(routeOf(last));
  await expectTold(page);
  await expect(paragraphs(page)).toHaveText([...neutral], { useInnerText: true });
});

test("the form is selected before first paint, without the page's scripts", async ({ page }) => {
  await remember(page, { path: path.slice(0, -1) });
  // With the letters in the cache, only the form could move the text.
  await page.goto('palette/');
  const shifted = await watchLayoutShifts(page);
  await page.goto(routeOf(last));
  await expectTold(page);
  await expect(paragraphs(page)).toHaveText([...told], { useInnerText: true });
  expect(await shifted()).toBeLessThan(0.001);
  await page.goto(routeOf(path.at(-2) ?? last));
  await expectTold(page);
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.goto(routeOf(last), { waitUntil: 'domcontentloaded' });
  await expect(paragraphs(page)).toHaveText([...told], { useInnerText: true });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a passage is shown to its end, and its options work', async ({ page }) => {
    const { text, options } = passage(graph.first);
    const next = options[0]?.link ?? graph.first;
    await page.goto(routeOf(graph.first));
    await expect(page.getByText(textIn({ text }, NO_FACTS).at(-1) ?? '?')).toHaveCSS('opacity', '1');
    await page.locator(`a[href="/${routeOf(next)}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: titleOf(next) })).toBeVisible();
  });
});
