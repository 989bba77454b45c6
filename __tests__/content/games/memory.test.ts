import { readFileSync } from 'node:fs';
import { MEMORY_BACK, MEMORY_CARDS } from '@/content/games/memory';

test('there are six pairs, each with a name of its own', () => {
  expect(MEMORY_CARDS.map(({ name }) => name)).toEqual([
    'faixa',
    'camisa',
    'escut',
    'pantalo',
    'espardenyes',
    'gralla',
  ]);
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
