import { club } from '../../content/club';
import { story } from '../../content/story';
import { endingLine } from '../../lib/story/words';
import { rawHtml, rawText } from '../support/raw-html';
import { storyRoutes } from '../support/story';
import { expect, test } from '../support/watch';

const pages = story.map((passage, index) => ({ passage, route: storyRoutes[index] ?? '' }));
const attribute = (html: string, pattern: RegExp) => html.match(pattern)?.[1] ?? '';

test('every passage has its whole text, its options and its ending in the HTML', () => {
  expect(pages.length).toBeGreaterThan(80);
  for (const { passage, route } of pages) {
    const text = rawText(route);
    const lines = [
      passage.title ?? 'Sense títol',
      ...passage.text,
      ...passage.options.flatMap(({ text }) => text),
    ];
    for (const line of lines) expect(text, route).toContain(line);
    if (passage.final !== undefined) {
      expect(text, route).toContain(endingLine(passage));
      expect(text, route).toContain('Torna-hi a jugar');
    }
  }
});

test('every option is a plain link to its passage', () => {
  for (const { passage, route } of pages) {
    for (const { link } of passage.options) {
      expect(rawHtml(route)).toContain(`href="/nit-fresca-per-ser-maig/${link}/"`);
    }
  }
});

test('every passage says what it is, and declares that it is for adults', () => {
  for (const { route } of pages) {
    const html = rawHtml(route);
    expect(attribute(html, /<title>([^<]*)/), route).toBe(`Una Nit de Maig - ${club.name}`);
    expect(html.match(/<h1/g), route).toHaveLength(1);
    expect(attribute(html, /<html lang="([^"]*)/), route).toBe('ca');
    expect(attribute(html, /rel="canonical" href="([^"]*)/), route).toMatch(new RegExp(`/${route}$`));
    expect(attribute(html, /name="rating" content="([^"]*)/), route).toBe('adult');
    expect(attribute(html, /name="description" content="([^"]*)/).length, route).toBeGreaterThan(50);
    for (const name of ['og:title', 'og:description', 'og:image', 'og:url']) {
      expect(attribute(html, new RegExp(`property="${name}" content="([^"]*)`)), route).toMatch(/\S/);
    }
  }
});

test('search engines are offered the home passage and no other', () => {
  for (const { passage, route } of pages) {
    expect(rawHtml(route).includes('content="noindex'), route).toBe(passage.id !== 'home');
  }
});

test('a passage carries its own text and not that of others', () => {
  const html = rawHtml('nit-fresca-per-ser-maig/1/');
  const others = pages.filter(({ passage }) => passage.id !== '1');
  expect(others.filter(({ passage }) => html.includes(passage.text.at(-1) ?? '?'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a passage is read to its end, and its options lead on', async ({ page }) => {
    await page.goto('nit-fresca-per-ser-maig/1/');
    await expect(page.getByText('La Remei avança.')).toHaveCSS('opacity', '1');
    await page.getByRole('link', { name: /cafè amb gel/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cafè amb gel' })).toBeVisible();
  });
});
