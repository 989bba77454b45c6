import { readFileSync } from 'node:fs';
import { MEMORY_BACK, MEMORY_CARDS } from '@/content/games/memory';

test('no two cards have the same name, which a saved game keeps', () => {
  expect(new Set(MEMORY_CARDS.map(({ name }) => name)).size).toBe(MEMORY_CARDS.length);
});

test.each([...MEMORY_CARDS.map(({ image }) => image), MEMORY_BACK])(
  '%s is a small picture of our own',
  (image) => {
    const picture = readFileSync(`public${image}`, 'utf8');
    expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 240 240"/);
    expect(picture.length).toBeLessThan(6000);
    // A picture must not fetch or run anything, nor say its name in a page that shows it face down.
    expect(picture).not.toMatch(/<script|href="(?!#)|<title|aria-label/);
  },
);
