import { readFileSync } from 'node:fs';
import { MEMORY_BACK, MEMORY_CARDS, MEMORY_PAIRS } from '@/content/games/memory';
import { LARGER_SIZES, type MemoryEntry, memorySizes } from '@/lib/games/memory/pairs';

test('names of cards, which saved games use, are unique', () => {
  expect(new Set(MEMORY_CARDS.map(({ name }) => name)).size).toBe(MEMORY_CARDS.length);
});

test.each([...MEMORY_CARDS.map(({ image }) => image), MEMORY_BACK])(
  '%s is a small picture of our own',
  (image) => {
    const picture = readFileSync(`content/drawings${image}`, 'utf8');
    expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 240 240"/);
    expect(picture.length).toBeLessThan(6000);
    // A picture must not fetch or run anything, nor say its name in a page that shows it face down.
    expect(picture).not.toMatch(/<script|href="(?!#)|<title|aria-label/);
  },
);

const entries: readonly MemoryEntry[] = MEMORY_PAIRS;

test('pairs of the larger games are unique, and so are their words', () => {
  const pairs = memorySizes(MEMORY_CARDS, entries).at(-1) ?? [];
  expect(new Set(pairs.map(({ name }) => name)).size).toBe(pairs.length);
  const words = pairs.flatMap(({ sides }) => sides.flatMap((side) => ('text' in side ? [side.text] : [])));
  expect(new Set(words).size).toBe(words.length);
});

test('the larger games have pairs of every kind', () => {
  const kinds = (size: number) => new Set(entries.slice(0, size).map(({ kind }) => kind)).size;
  for (const size of LARGER_SIZES) if (entries.length >= size) expect(kinds(size)).toBe(3);
});
