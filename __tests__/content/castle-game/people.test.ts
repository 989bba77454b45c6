import { people } from '@/content/castle-game/people';
import { OCCASIONS, ROLES } from '@/lib/castle-game/people';

test('there are names enough that nobody comes back soon, each once', () => {
  expect(people.names.length % ROLES.length).toBe(0);
  expect(people.names.length).toBeGreaterThanOrEqual(3 * ROLES.length);
  expect(new Set(people.names).size).toBe(people.names.length);
});

test('on every occasion several people have something to say, all year', () => {
  for (const on of OCCASIONS) {
    const roles = new Set(people.lines.filter((line) => line.on === on).map(({ role }) => role));
    expect({ on, several: roles.size >= 3 }).toEqual({ on, several: true });
  }
  expect(new Set(people.lines.map(({ role }) => role)).size).toBe(ROLES.length);
});

test('every line is a sentence, said once', () => {
  for (const { text } of people.lines) expect(text).toMatch(/^\p{Lu}.*[.!?]$/u);
  expect(new Set(people.lines.map(({ text }) => text)).size).toBe(people.lines.length);
});
