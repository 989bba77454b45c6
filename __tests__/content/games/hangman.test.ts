import { HANGMAN_NOTES, HANGMAN_PHRASES } from '@/content/games/hangman';
import { foldWord, glyphsOf, lettersOf } from '@/lib/text/letters';

test.each(HANGMAN_PHRASES)('«%s» holds nothing but letters to guess and signs to show', (phrase) => {
  expect(glyphsOf(phrase)).not.toBeNull();
  expect(lettersOf(phrase).length).toBeGreaterThan(0);
});

test('no phrase is asked twice', () => {
  expect(new Set(HANGMAN_PHRASES).size).toBe(HANGMAN_PHRASES.length);
});

test.each(Object.entries(HANGMAN_NOTES))(
  'the clue of «%s» holds none of its words',
  (phrase, { clue, meaning }) => {
    const said = clue.split(/[^\p{L}·]+/u).map(foldWord);
    const words = phrase.split(' ').map(foldWord);
    expect(said.filter((word) => words.includes(word) && word.length > 2)).toEqual([]);
    expect(meaning).toMatch(/^\p{Lu}.*\.$/u);
  },
);
