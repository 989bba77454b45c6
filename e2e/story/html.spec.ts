import { STORY_TEXTS } from '@/content/interface/story';
import { story } from '@/content/story';
import { rawHtml, rawText } from '@/e2e/support/raw-html';
import { routeOf, storyRoutes } from '@/e2e/support/story';
import { expect, test } from '@/e2e/support/watch';
import { everyOffer, everyText } from '@/lib/story/forms';
import { endingLine } from '@/lib/story/words';
import { graph } from './support';

const pages = story.map((passage, index) => ({ passage, route: storyRoutes[index] ?? '' }));

test('every passage has its whole text, its options as links and its ending in the HTML', () => {
  expect(pages.length).toBeGreaterThan(1);
  for (const { passage, route } of pages) {
    const [text, html] = [rawText(route), rawHtml(route)];
    const lines = [
      passage.title ?? STORY_TEXTS.untitled,
      ...everyText(passage).map((piece) => piece.trim()),
      ...passage.options.flatMap(everyOffer).flatMap(({ text }) => text),
    ];
    if (passage.final !== undefined) lines.push(endingLine(passage), STORY_TEXTS.restart);
    const links = passage.options.flatMap(everyOffer).map(({ link }) => `href="/${routeOf(link)}"`);
    // One expectation a page: each takes time.
    const missing = [
      ...lines.filter((line) => !text.includes(line)),
      ...links.filter((link) => !html.includes(link)),
    ];
    expect(missing, route).toEqual([]);
  }
});

test('every passage is marked as for adults, and search engines are offered the home passage only', () => {
  for (const { passage, route } of pages) {
    const html = rawHtml(route);
    expect(html, route).toContain('name="rating" content="adult"');
    expect(html.includes('content="noindex'), route).toBe(passage.id !== 'home');
  }
});

test('a passage carries its own text and not that of others', () => {
  const html = rawHtml(routeOf(graph.first));
  const others = pages.filter(({ passage }) => passage.id !== graph.first);
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter(({ passage }) => html.includes(everyText(passage).at(-1) ?? '?'))).toEqual([]);
});
