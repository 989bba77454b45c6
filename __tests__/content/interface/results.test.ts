import {
  columnsMissing,
  diadesFound,
  diadesMissing,
  linesInFuture,
  linesRepeated,
  linesSkipped,
  loadFailed,
  notCounted,
  pointsText,
  scoresMissing,
} from '@/content/interface/results';

describe('sentences with numbers', () => {
  test('agree with the number', () => {
    expect([1, 2, 1234].map(diadesFound)).toEqual(['1 diada', '2 diades', '1.234 diades']);
    expect([1, 2, 1234].map(pointsText)).toEqual(['1 punt', '2 punts', '1.234 punts']);
    expect(linesSkipped(1)).toMatch(/^1 línia del full s'ha apartat perquè no es pot llegir \(el detall/);
    expect(linesSkipped(2183)).toMatch(
      /^2\.183 línies del full s'han apartat perquè no es poden llegir \(el detall/,
    );
    expect(linesRepeated(1)).toMatch(/^1 línia del full en repeteix una d'anterior i no compta \(el detall/);
    expect(linesRepeated(2183)).toMatch(
      /^2\.183 línies del full en repeteixen d'anteriors i no compten \(el detall/,
    );
    expect(linesInFuture(1)).toMatch(/^1 línia del full és d'un dia que encara no ha arribat i no compta/);
    expect(linesInFuture(2183)).toMatch(
      /^2\.183 línies del full són de dies que encara no han arribat i no compten/,
    );
    expect(columnsMissing(['mes'])).toBe('Al full hi falta la columna «mes».');
    expect(columnsMissing(['mes', 'any'])).toBe('Al full hi falten les columnes «mes» i «any».');
    expect(diadesMissing(1, 1362)).toBe("Al full hi falten diades: n'hi ha una, i a la còpia 1.362.");
    expect(scoresMissing(1, 62)).toBe("Al full hi falten castells: n'hi ha un, i a la còpia 62.");
  });

  test('name the points of a tower that does not count, if any', () => {
    expect(notCounted('repetit', 1200)).toBe('No suma: repetit (1.200 punts)');
    expect(notCounted('sense puntuació', 0)).toBe('No suma: sense puntuació');
  });

  test('name the failed CSV, the reason and the data shown', () => {
    expect(loadFailed('el full de resultats', 'És buit.', 'És la còpia.')).toBe(
      "No s'ha pogut llegir el full de resultats. És buit. És la còpia.",
    );
  });
});
