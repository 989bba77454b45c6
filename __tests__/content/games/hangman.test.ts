import { HANGMAN_MORE, HANGMAN_NOTES, HANGMAN_PHRASES } from '@/content/games/hangman';
import type { MorePhrase } from '@/lib/games/hangman/game';
import { foldWord, glyphsOf, lettersOf } from '@/lib/text/letters';

const more: readonly MorePhrase[] = HANGMAN_MORE;
const phrases = [...HANGMAN_PHRASES, ...more.map(({ phrase }) => phrase)];

test.each(phrases)('«%s» has only letters and known signs', (phrase) => {
  expect(glyphsOf(phrase)).not.toBeNull();
  expect(lettersOf(phrase).length).toBeGreaterThan(0);
});

test('phrases are unique', () => {
  expect(new Set(phrases.map(foldWord)).size).toBe(phrases.length);
});

test('ids of extra phrases are valid in an address and do not reveal the phrase', () => {
  expect(new Set(more.map(({ id }) => id)).size).toBe(more.length);
  for (const { id, phrase } of more) {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    for (const word of phrase.split(' ')) expect(foldWord(id)).not.toContain(foldWord(word));
  }
});

test.each([...Object.entries(HANGMAN_NOTES), ...more.map((one) => [one.phrase, one] as const)])(
  'the clue of «%s» holds none of its words',
  (phrase, { clue, meaning }) => {
    const said = clue.split(/[^\p{L}·]+/u).map(foldWord);
    const words = phrase.split(' ').map(foldWord);
    expect(said.filter((word) => words.includes(word) && word.length > 2)).toEqual([]);
    expect(meaning).toMatch(/^\p{Lu}.*\.$/u);
  },
);
