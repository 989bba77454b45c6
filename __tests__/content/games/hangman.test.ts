import { HANGMAN_PHRASES } from '@/content/games/hangman';
import { glyphsOf, lettersOf } from '@/lib/text/letters';

test.each(HANGMAN_PHRASES)('«%s» holds nothing but letters to guess and signs to show', (phrase) => {
  expect(glyphsOf(phrase)).not.toBeNull();
  expect(lettersOf(phrase).length).toBeGreaterThan(0);
});

test('no phrase is asked twice', () => {
  expect(new Set(HANGMAN_PHRASES).size).toBe(HANGMAN_PHRASES.length);
});
