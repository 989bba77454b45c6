import type { Page } from '@playwright/test';
import { STORY_TEXTS } from '@/content/interface/story';
import { story } from '@/content/story/index';
import { hold } from '@/e2e/games/support';
import { expect } from '@/e2e/support/watch';
import { STORY_PATH } from '@/lib/story/address';
import { factsAt } from '@/lib/story/facts';
import { optionsIn } from '@/lib/story/forms';
import { buildGraph, distancesToEndings } from '@/lib/story/graph';
import { findPassage, type Passage, type PassageId } from '@/lib/story/passage';
import { EMPTY_PROGRESS, type StoryProgress } from '@/lib/story/progress';
import { encodeProgress, PROGRESS_KEY } from '@/lib/story/progress-text';

/** Route of the story's home. */
export const STORY = `${STORY_PATH.slice(1)}/`;

/** Leaves a memory as an earlier visit would have done, unless the page has one already; no content note. */
export async function remember(page: Page, changes: Partial<StoryProgress> = {}): Promise<void> {
  await hold(page, PROGRESS_KEY, encodeProgress({ ...EMPTY_PROGRESS, noteHidden: true, ...changes }));
}

/** Words of the passage not shown yet. */
export const needsRounds = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [range] = CSS.highlights.get('per-llegir') ?? [];
    return range instanceof Range ? range.toString() : '';
  });

/** The options of a passage; hidden ones are not among them. */
export const options = (page: Page) =>
  page.getByRole('navigation', { name: STORY_TEXTS.options }).getByRole('link');

/** Asserts that words are still to come, and that no option can be reached. */
export async function expectTelling(page: Page): Promise<void> {
  await expect.poll(() => needsRounds(page)).not.toBe('');
  await expect(options(page)).toHaveCount(0);
}

/** Presses a key once the scripts listen. */
export async function skip(page: Page, key = 'Escape'): Promise<void> {
  await expect(page.locator('article [data-state]').first()).toHaveAttribute('data-state', /telling|told/);
  await page.keyboard.press(key);
}

/** Presses Tab until the link to an address has the focus. */
export async function tabTo(page: Page, address: string): Promise<void> {
  for (let press = 0; press < 30; press++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((href) => document.activeElement?.getAttribute('href') === href, address)) return;
  }
  throw new Error(`Tab never reached ${address}`);
}

/** Asserts that all words are shown. */
export async function expectTold(page: Page): Promise<void> {
  await expect(page.locator('article [data-state]').first()).toHaveAttribute('data-state', 'told');
  await expect.poll(() => needsRounds(page)).toBe('');
  await expect(page.locator('article p').first()).toBeVisible();
}

export const graph = buildGraph(story);

/** A passage that the story has. */
export function passage(id: PassageId): Passage {
  const found = findPassage(story, id);
  if (!found) throw new Error(`the story has no passage ${id}`);
  return found;
}

/** The title as the page shows it. */
export const titleOf = (id: PassageId): string => passage(id).title ?? STORY_TEXTS.untitled;

/** Where the options lead after a path, with what has happened on it. */
export const waysAfter = (path: readonly PassageId[]): readonly PassageId[] =>
  optionsIn(passage(path.at(-1) ?? graph.first), factsAt(path, graph)).map(({ link }) => link);

/** Follows a path towards the nearest ending. */
function nightAlong(path: readonly PassageId[]): readonly PassageId[] {
  const toEnding = (from: PassageId) =>
    distancesToEndings(graph, from)[0]?.choices ?? Number.POSITIVE_INFINITY;
  const [next] = waysAfter(path).toSorted((one, other) => toEnding(one) - toEnding(other));
  return next === undefined ? path : nightAlong([...path, next]);
}

/** A whole night, from the first passage to an ending. */
export const night = nightAlong([graph.first]);
