import fc from 'fast-check';
import { stemOf, wordsOf } from '@/lib/search/words';

describe('stemOf', () => {
  test.each([
    ['assaig', 'assajos', 'assagem', 'assageu', 'assajar'],
    ['apuntar', 'apunto', 'apuntes', 'apuntat'],
    ['castell', 'castells'],
    ['diada', 'diades'],
    ['quota', 'quotes'],
    ['descarregat', 'descarregada', 'descarregades'],
    ['inscripcio', 'inscripcions'],
    ['imatge', 'imatges'],
  ])('is the same for %s and its other forms', (word, ...forms) => {
    expect(forms.map(stemOf)).toEqual(forms.map(() => stemOf(word)));
  });

  test.each(['4d7s', '2015', 'edat', 'pilar', 'or'])('leaves %s as it is', (word) => {
    expect(stemOf(word)).toBe(word);
  });

  test('leaves two letters at least of longer words', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,12}$/), (word) => {
        expect(stemOf(word).length).toBeGreaterThanOrEqual(2);
      }),
    );
  });
});

test('wordsOf folds accents and cuts at apostrophes, but not codes', () => {
  expect(wordsOf("L'enxaneta, ràpida: 3d7+4d7")).toEqual(['l', 'enxaneta', 'rapida', '3d7+4d7']);
});
